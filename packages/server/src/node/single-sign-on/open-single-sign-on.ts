/** The single sign-on that the settings name. Nobody is asked yet: a provider that is away keeps no server from starting. */
import type { Log, SingleSignOn } from '../../ports.ts';
import type { Config } from '../config.ts';
import { readSecret } from '../secret-file.ts';
import { isThisMachine } from './settings.ts';

const clientSecretForm = {
  pattern: /^[\x21-\x7e]{8,512}$/,
  name: 'client secret',
  place: '提供方的应用登记页',
} as const;

/** Null where none is connected. Throws `ConfigError` for a secret that cannot be read, or that others can. */
export async function openSingleSignOn(
  { singleSignOn: chosen, publicUrl }: Pick<Config, 'singleSignOn' | 'publicUrl'>,
  log: Log,
): Promise<SingleSignOn | null> {
  switch (chosen.kind) {
    case 'NONE':
      return null;
    case 'OIDC': {
      const { clientSecretFile, ...settings } = chosen;
      const clientSecret = readSecret(clientSecretFile, clientSecretForm);
      // Imported here, so that other servers never load the library.
      const { createOidcSignOn } = await import('../../integrations/oidc/oidc-sign-on.ts');
      return createOidcSignOn({
        ...settings,
        clientSecret,
        allowsHttp: isThisMachine(new URL(settings.issuer).hostname),
        returnAddress: `${publicUrl}/web/sso/login`,
        fetch: (url, options) => fetch(url, options),
        now: Date.now,
        log,
      });
    }
  }
}
