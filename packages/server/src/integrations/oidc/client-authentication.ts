/** How the client secret is sent: in the header, which is what a client means that says nothing, or in the body of a provider that takes no header. */
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
