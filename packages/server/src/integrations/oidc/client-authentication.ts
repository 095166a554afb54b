/**
 * Chooses how the client secret is sent: in the header, which is the default, or in the body for a provider that takes
 * no header.
 */
import { type ClientAuth, ClientSecretBasic, ClientSecretPost } from 'openid-client';

export function authenticationWith(clientSecret: string): ClientAuth {
  const inHeader = ClientSecretBasic(clientSecret);
  const inBody = ClientSecretPost(clientSecret);
  return (provider, ...request) => {
    const taken = provider.token_endpoint_auth_methods_supported;
    const takesHeader = taken === undefined || taken.includes('client_secret_basic');
    return (takesHeader ? inHeader : inBody)(provider, ...request);
  };
}
