/** Remembers every command that was sent and what its caller was told; the server shares nothing of it. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SubmittedScore } from '../../packages/sdk/src/generated/schema.ts';
import type { CallRequest, Reply } from './calls.ts';

export interface Command {
  readonly key: string;
  /** As the ledger must name it. */
  readonly commandId: string;
  readonly kind: string;
  readonly judgeId: string | null;
  readonly request: CallRequest;
  /** Null while nobody knows whether it was done. */
  told: Told | null;
  /** Answered by the server, and lost on the way to the caller. */
  dropped: Told | null;
}

export interface Told {
  readonly status: number;
  readonly body: ToldBody;
}

/** What answers and problems of the contract say that matters here. */
export interface ToldBody {
  readonly version?: number;
  readonly receipt?: string;
  readonly scores?: readonly SubmittedScore[];
  readonly code?: string;
}

export interface Actor {
  readonly id: string;
  readonly token: string;
}

export class Witness {
  readonly commands: Command[] = [];
  /** What callers were told that they must never be told. */
  readonly complaints: string[] = [];
  acknowledged = 0;
  /** By kind and reason; a show that runs as it should has few. */
  readonly refused = new Map<string, number>();
  #expected: { holds: () => boolean; reached: () => void }[] = [];
  unavailable = 0;
  lost = 0;
  repeated = 0;
  droppedAnswers = 0;

  begin(
    actor: Actor,
    kind: string,
    request: Omit<CallRequest, 'token' | 'headers'>,
    judgeId: string | null = null,
  ): Command {
    const key = randomUUID();
    const command: Command = {
      key,
      commandId: `${actor.id}:${key}`,
      kind,
      judgeId,
      request: { ...request, token: actor.token, headers: { 'idempotency-key': key } },
      told: null,
      dropped: null,
    };
    this.commands.push(command);
    return command;
  }

  /** The network took the answer away: the caller knows nothing, the witness remembers. */
  drop(command: Command, reply: Reply): void {
    if (reply.kind === 'LOST' || command.told) return;
    const told = { status: reply.status, body: Object(reply.body) as ToldBody };
    if (!leavesEvent(told)) return;
    command.dropped ??= told;
    this.droppedAnswers += 1;
  }

  heard(command: Command, reply: Reply): void {
    if (reply.kind === 'LOST') {
      this.lost += 1;
      return;
    }
    const { status, retryAfter } = reply;
    const body = Object(reply.body) as ToldBody;
    if (status === 503) {
      this.unavailable += 1;
      if (retryAfter === undefined) this.#complain(command, '503 without Retry-After');
      this.#tell();
      return;
    }
    if (status !== 200 && (status < 400 || status > 499)) {
      this.#complain(command, `answered ${status} ${JSON.stringify(reply.body)}`);
      return;
    }
    const earlier = command.told ?? command.dropped;
    if (earlier && leavesEvent(earlier)) {
      this.repeated += 1;
      if (!isDeepStrictEqual(essence(earlier), essence({ status, body }))) {
        this.#complain(command, `told ${text(earlier)}, then ${text({ status, body })}`);
      }
      if (command.told) return;
    }
    command.told = { status, body };
    if (status === 200) {
      this.acknowledged += 1;
      this.#tell();
    } else {
      const refusal = `${command.kind} ${body.code}`;
      this.refused.set(refusal, (this.refused.get(refusal) ?? 0) + 1);
    }
  }

  /** Resolves when so many more were acknowledged. */
  more(count: number): Promise<void> {
    const enough = this.acknowledged + count;
    return this.#until(() => this.acknowledged >= enough);
  }

  /** Resolves when so many more were told 503. */
  moreUnavailable(count: number): Promise<void> {
    const enough = this.unavailable + count;
    return this.#until(() => this.unavailable >= enough);
  }

  #until(holds: () => boolean): Promise<void> {
    return new Promise((reached) => this.#expected.push({ holds, reached }));
  }

  #tell(): void {
    const reached = this.#expected.filter(({ holds }) => holds());
    this.#expected = this.#expected.filter((one) => !reached.includes(one));
    for (const one of reached) one.reached();
  }

  get refusals(): string {
    return [...this.refused].map(([refusal, times]) => `${refusal} ${times}`).join(', ') || 'none';
  }

  /** Sent, and nobody knows what became of them. */
  get unanswered(): Command[] {
    return this.commands.filter((command) => command.told === null);
  }

  #complain(command: Command, what: string): void {
    this.complaints.push(`${command.kind} ${command.commandId}: ${what}`);
  }
}

/** Done, or kept for the operator although it was too late: both must be in the ledger. */
export function leavesEvent({ status, body }: Told): boolean {
  return status === 200 || body.code === 'WINDOW_CLOSED';
}

function essence({ status, body }: Told) {
  return status === 200 ? { status, body } : { status, code: body.code };
}

function text(told: Told): string {
  return JSON.stringify(essence(told));
}
