/** A view that records every event applied to it, so that a test detects losses and repeats. */
import type { ScreenMatch, ViewEvent } from '../src/generated/schema.ts';

/** A view at a version; its `name` lists the applied versions in order. */
export function screenAt(version: number, name = `${version}`): ScreenMatch {
  return {
    competitionId: 'c1',
    version,
    name,
    status: 'OFFICIAL',
    look: {
      theme: 'OBSIDIAN',
      primaryColour: null,
      secondaryColour: null,
      background: null,
      logo: null,
      cover: null,
      slogan: '',
      organiser: '',
      venue: '',
      startTime: null,
    },
    mode: 'SCORE',
    link: 'INIT',
    linkData: {
      signInShowType: null,
      rankShowType: null,
      rankPageSize: 10,
      rankPageNo: 0,
      rankItemId: null,
      rankTotalSize: 0,
      programSize: 0,
      itemSize: [],
      revealStep: null,
    },
    activeProgramGroupId: null,
    activeProgramId: null,
    activeItemId: null,
    stage: { kind: 'START' },
  };
}

export const eventAt = (version: number): ViewEvent => ({
  type: 'SETUP_CHANGED',
  version,
  at: 0,
  area: 'BASE',
  action: 'test',
});

export const remember = (view: ScreenMatch, events: readonly ViewEvent[]): ScreenMatch => ({
  ...view,
  version: events[events.length - 1]?.version ?? view.version,
  name: [view.name, ...events.map(({ version }) => version)].join(' '),
});

export const snapshotAt = (version: number, serverTime = 0): object => ({
  frame: 'snapshot',
  version,
  serverTime,
  connectionId: `connection-${version}`,
  match: screenAt(version),
});

/** The events after `from` up to `version`. */
export const changeTo = (version: number, from = version - 1, serverTime = 0): object => ({
  frame: 'change',
  from,
  version,
  serverTime,
  events: Array.from({ length: version - from }, (_, index) => eventAt(from + 1 + index)),
});
