/** Turns the code that the messenger gave a browser into the person, and the corporation from which the person came. */
import type { MessengerProof } from '@liangfen/sdk/schema';
import { cleanText } from '../clean-text.ts';
import type { IncomingRequest } from '../contract/incoming-request.ts';
import type { Services } from '../operations/services.ts';
import { type Messenger, type MessengerPerson, MessengerRefused, type Ports } from '../ports.ts';
import { invalidField } from '../refusals.ts';
import type { ProvedPerson } from '../store/schema.ts';
import { connected } from './connected.ts';
import { consumeState, type StatePurpose } from './login-states.ts';
import { vouchedPhone } from './phone.ts';
import { asking, messengerRefused } from './refusals.ts';

const longestName = 40;

/** Throws unless the code is good, and came back to the browser that had asked for it. */
export async function personProved(
  request: IncomingRequest,
  { ports }: Services,
  proof: MessengerProof,
  purpose: StatePurpose,
): Promise<ProvedPerson> {
  const messenger = connected(ports);
  const person = await personOf(request, ports, messenger, proof, purpose);
  const corpId = person.corpId ?? (await ownCorporation(messenger, person));
  return {
    unionId: person.unionId,
    name: nameOf(messenger, person.name),
    phoneNumber: vouchedPhone(person.phoneNumber),
    corporation:
      corpId === null
        ? null
        : { corpId, corpName: await nameOfCorporation(ports, messenger, corpId) },
  };
}

async function personOf(
  request: IncomingRequest,
  ports: Ports,
  messenger: Messenger,
  proof: MessengerProof,
  purpose: StatePurpose,
): Promise<MessengerPerson> {
  switch (proof.way) {
    case 'WEB':
      await consumeState(request, ports, proof.state, purpose);
      return asking(messenger, messenger.personByWebCode(proof.authCode));
    case 'INSIDE':
      return personInside(messenger, proof.corpId, proof.authCode);
  }
}

/** Finds who opened a page inside the messenger; a code of another corporation is refused. */
export async function personInside(
  messenger: Messenger,
  wanted: string | undefined,
  authCode: string,
): Promise<MessengerPerson> {
  const corpId = wanted ?? messenger.corpId;
  if (corpId === null) throw invalidField('corpId', '没有说是哪个企业，请从消息服务里重新打开页面');
  if (messenger.corpId !== null && messenger.corpId !== corpId) {
    throw messengerRefused(messenger, 'MESSENGER_CORPORATION_UNKNOWN');
  }
  const person = await asking(messenger, messenger.personByInsideCode(corpId, authCode));
  if (person.corpId !== null && person.corpId !== corpId) {
    throw messengerRefused(messenger, 'MESSENGER_CODE_USED');
  }
  return { ...person, corpId };
}

/** A scan may not say where somebody works; an application of one corporation can ask there. */
async function ownCorporation(
  messenger: Messenger,
  { unionId }: MessengerPerson,
): Promise<string | null> {
  const { corpId } = messenger;
  if (corpId === null) return null;
  try {
    const members = await messenger.members(corpId, [unionId]);
    return members.some((member) => member.unionId === unionId) ? corpId : null;
  } catch (error) {
    // The person is known without it; only the address book waits for the next login.
    if (error instanceof MessengerRefused) return null;
    throw error;
  }
}

/** Asks once for a corporation, not for each of its people. */
async function nameOfCorporation(
  { database }: Ports,
  messenger: Messenger,
  corpId: string,
): Promise<string> {
  const known = await database.query
    .selectFrom('messenger_membership')
    .select('corp_name')
    .where('corp_id', '=', corpId)
    .where('corp_name', '<>', corpId)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return known.corp_name;
  try {
    return cleanText(await messenger.corporationName(corpId)) || corpId;
  } catch (error) {
    // Nobody is kept out for want of a name; the next login asks again.
    if (error instanceof MessengerRefused) return corpId;
    throw error;
  }
}

function nameOf(messenger: Messenger, name: string): string {
  return [...cleanText(name)].slice(0, longestName).join('') || `${messenger.name}用户`;
}
