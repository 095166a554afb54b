/** One competition with its hall: screens, operators and three judges' phones, each a device of its own. */
import type { Mode, ScreenTheme } from '@liangfen/sdk/schema';
import { type Demonstration, demonstrations } from '../../packages/server/src/node/seed-content.ts';
import { type Device, type PlaygroundServer, playgroundServer } from './server.ts';

export interface Judge extends Device {
  readonly number: number;
  readonly name: string;
}

export interface Show {
  readonly id: string;
  readonly name: string;
  readonly mode: Mode;
  /** The competition's owner, at the desk. */
  readonly organiser: Pick<Device, 'client'>;
  readonly screens: readonly Device[];
  readonly operators: readonly Device[];
  readonly judges: readonly Judge[];
  readonly setTheme: (theme: ScreenTheme) => Promise<void>;
}

/** As many phones as fit side by side. */
const judgeCount = 3;

/** Makes a fresh competition of the demonstration's people, through the API as an organiser does. */
export async function openShow(mode: Mode): Promise<Show> {
  const server = await playgroundServer();
  const content = demonstrations.find((one) => one.mode === mode);
  if (content === undefined) throw new Error(`no demonstration of ${mode}`);
  const { name } = content;
  const { id } = await server.organiser.request('createCompetition', { body: { name, mode } });
  const at = { path: { id } };
  // The judges of a story press 签到, so that the hall can watch them come.
  const base = { ...content.base, seatSignsIn: false };
  await server.organiser.request('updateBaseSetting', { ...at, body: base });
  await server.organiser.request('updateScoreSetting', { ...at, body: content.score });
  await addPrograms(server, id, content);
  const judges = await addJudges(server, id, content);
  await server.organiser.request('makeOfficial', { ...at, body: { confirmName: name } });
  return {
    id,
    name,
    mode,
    organiser: { client: server.organiser },
    judges,
    screens: [server.device('大屏'), server.device('侧屏')],
    operators: [await operator(server, id, '控制台'), await operator(server, id, '副控制台')],
    setTheme: async (theme) => {
      await server.organiser.request('updateBaseSetting', { ...at, body: { look: { theme } } });
    },
  };
}

async function addPrograms(
  { organiser }: PlaygroundServer,
  id: string,
  { programGroups, programs }: Demonstration,
): Promise<void> {
  const at = { path: { id } };
  const existing = await organiser.request('listProgramGroups', at);
  const named = await organiser.request('updateProgramGroups', {
    ...at,
    body: {
      programGroups: programGroups.map((groupName, index) => {
        const known = existing.programGroups[index]?.id;
        return known === undefined ? { groupName } : { id: known, groupName };
      }),
    },
  });
  for (const { programName, contestant, group = 0 } of programs) {
    const programGroupId = named.programGroups[group]?.id;
    await organiser.request('createProgram', {
      ...at,
      body: {
        programName,
        contestant,
        ...(programGroupId === undefined ? {} : { programGroupId }),
      },
    });
  }
}

async function addJudges(
  { organiser, device }: PlaygroundServer,
  id: string,
  content: Demonstration,
): Promise<Judge[]> {
  const judges: Judge[] = [];
  for (const { name, organisation } of content.judges.slice(0, judgeCount)) {
    const made = await organiser.request('createJudge', {
      path: { id },
      body: { name, organisation },
    });
    const { code } = await organiser.request('getSeat', { path: { id, judgeId: made.id } });
    const number = judges.length + 1;
    const phone = device(`评委 ${number}`);
    await phone.client.logIn('openSeat', { body: { code } });
    judges.push({ ...phone, number, name });
  }
  return judges;
}

async function operator(
  { organiser, device }: PlaygroundServer,
  id: string,
  name: string,
): Promise<Device> {
  const { token } = await organiser.request('issueConsoleToken', { path: { id } });
  const desk = device(name);
  desk.client.tokens.set({ kind: 'console', competitionId: id }, token);
  return desk;
}
