/** Calls the app without a socket; an answer other than 200 is a fault of the demonstration itself. */
import type {
  ApprovedJudges,
  Competition,
  CompetitionLists,
  JudgeGroups,
  LoginAnswer,
  ProgramGroups,
  Seat,
} from '@liangfen/sdk/schema';
import type { App } from '../app.ts';

/** The fields that the demonstration reads of the answers. */
type Answer = Competition &
  JudgeGroups &
  ProgramGroups &
  LoginAnswer &
  ApprovedJudges &
  CompetitionLists &
  Seat;

/** The name of the demonstration's logins in the list of logins. */
export const seedClient = 'liangfen-demo';

export type Caller = (methodAndPath: string, body?: unknown) => Promise<Answer>;

export function createCaller(app: App, token: string): Caller {
  return async (methodAndPath, body) => {
    const [method = 'GET', path = '/'] = methodAndPath.split(' ');
    const response = await app.fetch(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          authorization: token,
          'user-agent': seedClient,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${methodAndPath}: ${await response.text()}`);
    // The contract types each answer; a caller reads only the fields of the operation it named.
    return (await response.json()) as Answer;
  };
}
