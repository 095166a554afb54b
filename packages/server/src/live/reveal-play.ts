/**
 * Plays a reveal that nobody steps: how far it has come on the hall's walls, which are sent no more than that
 * (docs/decisions/0618).
 */
import { cutStage, isReturn, revealSteps, type ShowState } from '@liangfen/rules';
import type { OnAir, RevealStep, ViewEvent } from '@liangfen/sdk/schema';
import type { Ports } from '../ports.ts';

/** A wall hangs its new picture, unseen, before the time of the picture's reveal begins. */
export const hungWithinMs = 600;

/** When, and from which step, a reveal began to play by itself. */
export interface Play {
  readonly since: number;
  readonly from: number;
}

type Shown = Pick<ShowState, 'linkData' | 'stage'>;

/** What came before: the picture, and how it played. */
export interface PlayedBefore {
  readonly state: ShowState;
  readonly play: Play | null;
}

/** Plays from the beginning with a new picture, onwards where the operator stops stepping; null where nothing plays. */
export function playOf(state: ShowState, before: PlayedBefore | null, now: number): Play | null {
  if (!playsByItself(state)) return null;
  if (before === null || pictureOf(before.state) !== pictureOf(state)) {
    // The hall's screens draw what an undo brings back at rest.
    return { since: now, from: isReturn(state.lastStep) ? revealSteps(state.stage).length : 0 };
  }
  return before.play ?? { since: now, from: before.state.linkData.revealStep ?? 0 };
}

export function playsByItself({ linkData, stage }: Shown): boolean {
  return linkData.revealStep === null && revealSteps(stage).length > 0;
}

/** The times at which the steps that are left come, each `behindMs` after it is due. */
export function timesOf(
  steps: readonly Pick<RevealStep, 'waitMs'>[],
  play: Play,
  behindMs: number,
): number[] {
  let at = play.since + behindMs;
  return steps.slice(play.from).map(({ waitMs }) => {
    at += waitMs;
    return at;
  });
}

/** The same text means the same picture, changed in place. */
function pictureOf(state: ShowState): string {
  const { link, activeProgramGroupId, activeProgramId, activeItemId, linkData } = state;
  const { rankPageNo, rankShowType, rankItemId } = linkData;
  return JSON.stringify([
    ...[link, activeProgramGroupId, activeProgramId, activeItemId],
    ...[rankPageNo, rankShowType, rankItemId],
  ]);
}

/** Follows one competition and tells when a step is due. A process that finds a picture on air finds it at its end. */
export class RevealPlay {
  readonly #ports: Pick<Ports, 'now' | 'schedule'>;
  readonly #stepped: () => void;
  #before: (PlayedBefore & { readonly settled: ShowState }) | null = null;
  #cancel: (() => void) | null = null;

  constructor(ports: Pick<Ports, 'now' | 'schedule'>, stepped: () => void) {
    this.#ports = ports;
    this.#stepped = stepped;
  }

  /** How many steps the walls have been sent; null where a reveal does not play, or has ended. */
  get step(): number | null {
    if (this.#before?.play == null) return null;
    const { state, play } = this.#before;
    const steps = revealSteps(state.stage);
    const now = this.#ports.now();
    const step = play.from + timesOf(steps, play, hungWithinMs).filter((at) => at <= now).length;
    return step < steps.length ? step : null;
  }

  /** The show as this process finds it: nobody knows how long its picture has been on air, so it stands at its end. */
  found(state: ShowState): void {
    const from = revealSteps(state.stage).length;
    const play = playsByItself(state) ? { since: this.#ports.now(), from } : null;
    this.#before = { state, play, settled: state };
  }

  moved(state: ShowState): void {
    const play = playOf(state, this.#before, this.#ports.now());
    this.#before = { state, play, settled: this.settled ?? state };
    this.#later();
  }

  /** The show by whose results the hall goes: until a reveal has ended, as it was before; null before the first state. */
  get settled(): ShowState | null {
    if (this.#before === null) return null;
    return this.step === null ? this.#before.state : this.#before.settled;
  }

  end(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#before = null;
  }

  #later(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#before?.play == null) return;
    const { state, play } = this.#before;
    const now = this.#ports.now();
    const next = timesOf(revealSteps(state.stage), play, hungWithinMs).find((at) => at > now);
    if (next === undefined) return;
    this.#cancel = this.#ports.schedule(next - now, () => {
      this.#later();
      this.#stepped();
    });
  }
}

/** Cuts a picture that plays by itself to `step`, as if an operator had stepped it so far; null leaves it whole. */
export function playedTo<Picture extends Shown>(picture: Picture, step: number | null): Picture {
  if (step === null || !playsByItself(picture)) return picture;
  return {
    ...picture,
    linkData: { ...picture.linkData, revealStep: step },
    stage: cutStage(picture.stage, step),
  };
}

/** Does so with the pictures of events: the newest one is on the wall, and of those before it nobody needs a step. */
export function eventsPlayedTo(events: readonly ViewEvent[], step: number | null): ViewEvent[] {
  const newest = events.filter((event) => 'onAir' in event).at(-1);
  return events.map((event) => {
    if (!('onAir' in event)) return event;
    const onAir: OnAir = playedTo(event.onAir, event === newest ? step : 0);
    return onAir === event.onAir ? event : { ...event, onAir };
  });
}
