/** Prepares a step that is looked at before the hall sees it, and keeps its picture up to date with the scores. */
import type { OperatorCommand } from '@liangfen/rules';
import { changes, consoleSetup, type Known } from '../console-setup.ts';
import { armedStep, isOutdated, previewRequest, withOutcome } from './armed.ts';
import { nextCommand } from './command-region.ts';
import { type PreviewOutcome, unanswered } from './outcome.ts';

export const previewParts = {
  guards: {
    isPictureOld: ({ context }: Known) => isOutdated(context.armed, context.match),
    hasPicture: ({ context }: Known) => context.armed !== null && context.armed.preview !== null,
  },
  actions: {
    arm: changes<OperatorCommand>((_, command) => ({ armed: armedStep(command) })),
    disarm: changes(() => ({ armed: null })),
    takePreview: changes<PreviewOutcome>(({ armed, match }, outcome) => ({
      armed: armed && withOutcome(armed, outcome, match),
    })),
  },
};

const previewSetup = consoleSetup.extend(previewParts);

const armed = previewSetup.createStateConfig({
  initial: 'working',
  on: {
    DISARM: 'off',
    TAKE: [
      {
        guard: 'hasPicture',
        actions: {
          type: 'run',
          // The step that is looked at goes on air; the console may still ask first.
          params: ({ context: { armed } }) =>
            armed && { type: 'RUN', command: armed.command, taken: true },
        },
      },
      { actions: { type: 'warn', params: 'PREVIEW_PENDING' } },
    ],
    // The step was looked at beside a picture that is no longer on air.
    'feed.match': {
      guard: { type: 'hasMoved', params: ({ event }) => event.match },
      target: 'off',
    },
  },
  always: { guard: 'hasEnded', target: 'off' },
  states: {
    working: {
      invoke: {
        src: 'preview',
        input: ({ context }) => previewRequest(context.armed, context.match),
        onDone: [
          {
            guard: { type: 'needsLogin', params: ({ event }) => event.output },
            target: '#console.expired',
          },
          {
            target: 'shown',
            actions: { type: 'takePreview', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'shown',
          actions: { type: 'takePreview', params: { ok: false, failure: unanswered } },
        },
      },
    },
    shown: { always: { guard: 'isPictureOld', target: 'late' } },
    late: { after: { previewPause: 'working' } },
  },
});

export const preview = previewSetup.createStateConfig({
  initial: 'off',
  on: {
    ARM: [
      {
        guard: { type: 'isBlocked', params: ({ event }) => event.command },
        actions: { type: 'warnBlocked', params: ({ event }) => event.command },
      },
      { target: '.armed', actions: { type: 'arm', params: ({ event }) => event.command } },
    ],
    ARM_NEXT_STEP: [
      {
        guard: 'hasNextStep',
        actions: { type: 'look', params: ({ context }) => nextCommand(context) },
      },
      { actions: 'warnWaiting' },
    ],
    ARM_FIRST: { actions: { type: 'choose', params: ({ event }) => ({ armsFirst: event.on }) } },
  },
  states: {
    // The step is put away on entering `off` and not on leaving `armed`, because the feedback of another operator's step
    // says what it put away.
    off: { entry: 'disarm' },
    armed,
  },
});
