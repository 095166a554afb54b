/** Turns the code with which the provider sent a browser back into an identity. */
import type { SingleSignOnProof } from '@liangfen/sdk/schema';
import { cleanText } from '../clean-text.ts';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Ports, SignOnIdentity } from '../ports.ts';
import { consumeSignOn } from './begun-logins.ts';
import { askingProvider, connectedSignOn } from './refusals.ts';

const longestName = 40;

/** Throws unless the code is good, and came back to the browser that had asked for it, for the same purpose. */
export async function identityProved(
  request: IncomingRequest,
  ports: Ports,
  { code, state, iss }: SingleSignOnProof,
  userId: string | null,
): Promise<SignOnIdentity> {
  const signOn = connectedSignOn(ports);
  const begun = await consumeSignOn(request, ports, state, userId);
  const identity = await askingProvider(
    signOn,
    signOn.identityOf({ code, iss: iss ?? null }, begun),
  );
  const name = [...cleanText(identity.name)].slice(0, longestName).join('');
  return { ...identity, name: name === '' ? `${signOn.name}用户` : name };
}
