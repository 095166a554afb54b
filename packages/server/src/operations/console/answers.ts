/** Works out the console's answers from the event of its command; a repeat gets the same from the log. */
import type { DecidedEvent, ShowCommand } from '@liangfen/rules';
import type {
  ConsoleAnswer,
  DetermineAnswer,
  OnAir,
  Program,
  RankAnswer,
  ShowResultAnswer,
} from '@liangfen/sdk/schema';
import type { Call, OperationId } from '../call.ts';
import type { Services } from '../services.ts';

interface ConsoleCall {
  readonly path: { readonly id: string };
  readonly console: Call<OperationId>['console'];
  readonly idempotencyKey: string | null;
  readonly seenVersion: number | null;
}

/** The picture that an event put on air, and the rows it changed. */
export interface Step {
  readonly version: number;
  readonly onAir: OnAir;
  readonly programs: Program[];
}

/** Runs a command in the name of this console's session. */
export async function operate(
  call: ConsoleCall,
  services: Services,
  command: ShowCommand,
): Promise<Step> {
  const { live } = services;
  const decided = await live.command(
    call.path.id,
    { role: 'CONSOLE', id: call.console.sessionId },
    command,
    {
      commandId: call.idempotencyKey,
      seenVersion: call.seenVersion,
      accountId: call.console.accountId,
    },
  );
  return stepOf(decided) ?? (await unmoved(decided, call, services));
}

function stepOf({ event }: DecidedEvent): Step | null {
  if (!('onAir' in event)) return null;
  return { version: event.version, onAir: event.onAir, programs: event.programs };
}

/** Answers a command that leaves the picture alone, e.g. one that refuses a late score, with what is on air. */
async function unmoved(
  { event }: DecidedEvent,
  call: ConsoleCall,
  { live }: Services,
): Promise<Step> {
  const state = await live.state(call.path.id);
  return { version: event.version, onAir: state, programs: [] };
}

export function consoleAnswer({ version, onAir, programs }: Step): ConsoleAnswer {
  const { link, linkData, activeProgramGroupId, activeProgramId, activeItemId } = onAir;
  return {
    version,
    link,
    linkData,
    activeProgramGroupId,
    activeProgramId,
    activeItemId,
    programs,
  };
}

export function showResultAnswer(step: Step): ShowResultAnswer {
  const { stage } = step.onAir;
  const shown = stage.kind === 'RESULT' ? stage : null;
  return {
    ...consoleAnswer(step),
    programScore: shown?.programScore ?? null,
    itemScore: shown?.itemScore ?? null,
  };
}

export function rankAnswer(step: Step): RankAnswer {
  const { stage, linkData } = step.onAir;
  return {
    ...consoleAnswer(step),
    ...linkData,
    rows: stage.kind === 'RANKING' ? stage.rows : [],
  };
}

export function determineAnswer(step: Step): DetermineAnswer {
  const { stage } = step.onAir;
  return {
    ...consoleAnswer(step),
    determination: stage.kind === 'BATTLE' ? stage.determination : null,
  };
}
