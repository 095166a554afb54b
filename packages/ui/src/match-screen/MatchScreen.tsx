'use client';
// The match screen, connected: follows one competition for days and needs nobody to look after it.
import {
  type FeedState,
  type LiangfenClient,
  type ScreenEvent,
  type ScreenProblem,
  screenEventOf,
} from '@liangfen/sdk';
import type { ScreenMatch, ScreenTheme } from '@liangfen/sdk/schema';
import {
  type ForwardedRef,
  forwardRef,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFirstScreenMessages } from '../messages/use-first-screen-messages.ts';
import { useOptionalClient } from '../provider/client-context.ts';
import { useMatchFeed, useServerClock } from '../provider/index.ts';
import { useHostCallback } from '../provider/use-host-callback.ts';
import { StageTheme } from '../theme/StageTheme.tsx';
import { Filling } from './canvas/Filling.tsx';
import { StageMessage } from './connection/StageMessage.tsx';
import { useHostLook, useLookThere } from './host-look/use-host-look.ts';
import { controls, noPart, type OutputsPart, outputs, pictures, reasons } from './late-parts.ts';
import type { ScreenOutput } from './output/screen-output.ts';
import { StageBox } from './StageBox.tsx';
import { AskedCompositionContext } from './scene/Composed.tsx';
import { useDrawable } from './scene/use-drawable.ts';
import type { StageSlots } from './slots/slots.ts';
import type { SceneListener } from './sound/scene-report.ts';
import { useAskedPart, useScreenPart } from './use-screen-part.ts';

/** The state of a screen's line to its server, and the reason for it. */
export type ScreenConnection = Pick<FeedState<ScreenMatch>, 'status' | 'reason'>;

export interface MatchScreenProps {
  /** The competition to show, as the desk's addresses name it. */
  readonly competitionId: string;
  /** The operator's name for this screen, e.g. 主屏. */
  readonly label?: string;
  /** A small picture inside another page: no full screen, the cursor stays, screen readers hear nothing. */
  readonly preview?: boolean;
  /** Leaves out the backdrop, for a mixer that lays the stage over a picture of its own. */
  readonly transparent?: boolean;
  /** For a mixer or a wall of another shape, as `screenOutputOf` reads it from an address. */
  readonly output?: Partial<ScreenOutput>;
  /** The stage's look before the first picture arrives. */
  readonly theme?: ScreenTheme;
  /** F goes to full screen and back, wherever the page's focus is. Off when left out: keys are the page's. */
  readonly keys?: boolean;
  /** Keeps the machine awake. Off when left out. */
  readonly wakeLock?: boolean;
  /** The screen may sound when the operator switches it on. Off when left out: a page that embeds a screen never sounds by surprise. */
  readonly sound?: boolean;
  /** The path of the audience's page on this site, e.g. `/web/live/c1`: when the organiser has opened it, the start page, breaks and program lists show its code. No code when left out. */
  readonly audiencePath?: string;
  /** The first picture of a competition is on the stage. */
  readonly onReady?: () => void;
  /** There is no picture, or it is no longer fresh, and why; once for each reason in a row. A slot that throws is told, too. */
  readonly onError?: (problem: ScreenProblem) => void;
  /** Hears what happened in the show, as everybody may know it; events that a snapshot made up for are left out. */
  readonly onEvent?: (event: ScreenEvent) => void;
  /** Hears of the screen's line to its server, with the reason: at the beginning and at every change. */
  readonly onConnectionChange?: (
    status: ScreenConnection['status'],
    reason: ScreenConnection['reason'],
  ) => void;
  /** The operator asked screens to load again. When left out the screen connects anew, and the page stays. */
  readonly onReloadAsked?: () => void;
  /** Parts of the stage that the page draws itself: each the same component for as long as it draws the same. */
  readonly slots?: StageSlots;
}

/** The acts of a page on a screen, by its `ref`. */
export interface MatchScreenHandle {
  /** Rejects where the browser refuses, e.g. without a click or in a frame without permission. */
  readonly enterFullscreen: () => Promise<void>;
  /** Connects anew, also after the connection has ended for good. */
  readonly reload: () => void;
  /** Returns the picture in words: its caption, or why there is none. */
  readonly snapshot: () => string;
}

const plainLook = { primaryColour: null, secondaryColour: null, background: null, logo: null };

/** A shorter interruption is not worth telling the audience. */
const saidAfterMs = 1_500;

/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com">
 *   <MatchScreen competitionId="c1" onError={({ code, detail }) => console.log(code, detail)} />
 * </LiangfenProvider>;
 * ```
 */
export const MatchScreen = forwardRef(function MatchScreen(
  props: MatchScreenProps,
  ref: ForwardedRef<MatchScreenHandle>,
) {
  const client = useOptionalClient();
  const { competitionId, theme = 'OBSIDIAN', onError } = props;
  const tellProblem = useHostCallback(onError);
  const words = useRef('');
  const onWords = useCallback((said: string) => {
    words.current = said;
  }, []);
  const part = useScreenPart(reasons);
  const { layer = null, safeAreas = false, testCard = false } = props.output ?? {};
  const needed = testCard || safeAreas || (layer !== null && layer !== 'key');
  const extra = useScreenPart(needed ? outputs : noPart);
  if (testCard) {
    return (
      <Filling data-lf-screen>
        <StageTheme theme={theme}>{extra === null ? null : <extra.TestCard />}</StageTheme>
      </Filling>
    );
  }
  // TypeScript checks that it is there; a page without types is told at run time.
  if (client !== null && typeof competitionId === 'string' && competitionId !== '') {
    return (
      <Connected
        {...props}
        {...{ client, theme, part, extra, tellProblem, words, onWords }}
        handle={ref}
      />
    );
  }
  return (
    <Filling data-lf-screen>
      <StageTheme theme={theme}>
        {part === null ? null : (
          <part.NotSetUp
            code={client === null ? 'NO_PROVIDER' : 'WRONG_PROPS'}
            onProblem={tellProblem}
            onWords={onWords}
          />
        )}
      </StageTheme>
    </Filling>
  );
});

interface ConnectedProps extends MatchScreenProps {
  readonly client: LiangfenClient;
  readonly theme: ScreenTheme;
  /** Null until it is loaded. */
  readonly part: typeof import('./no-picture/NoPicture.tsx') | null;
  /** Null where no output needs it, and until it is loaded. */
  readonly extra: OutputsPart | null;
  readonly tellProblem: (problem: ScreenProblem) => void;
  readonly words: RefObject<string>;
  readonly onWords: (words: string) => void;
  readonly handle: ForwardedRef<MatchScreenHandle>;
}

function Connected(props: ConnectedProps) {
  const { client, competitionId, label, preview = false, theme } = props;
  const { part, extra, tellProblem, words, onWords } = props;
  const {
    layer = null,
    composition = null,
    keyColour = null,
    safeAreas = false,
  } = props.output ?? {};
  const transparent = props.transparent === true || layer !== null;
  const frame = useRef<HTMLDivElement>(null);
  const clock = useServerClock();
  const tellReady = useHostCallback(props.onReady);
  const tellEvent = useHostCallback(props.onEvent);
  const tellConnection = useHostCallback(props.onConnectionChange);
  const askReload = useHostCallback(props.onReloadAsked);
  const [onScene, setOnScene] = useState<SceneListener>();
  const listen = useCallback((to?: SceneListener) => setOnScene(() => to), []);
  const soundTest = useRef<(() => void) | null>(null);
  const { status, reason, retryAt, view, refresh, report } = useMatchFeed('SCREEN', {
    competitionId,
    label,
    onSoundTest: () => soundTest.current?.(),
    onEvents: (events) => {
      for (const event of events) {
        const seen = screenEventOf(event);
        if (seen !== null) tellEvent(seen);
      }
    },
    ...(preview
      ? {}
      : { onReload: props.onReloadAsked === undefined ? () => refresh() : askReload }),
  });

  useEffect(() => tellConnection(status, reason), [status, reason, tellConnection]);
  const drawing = useAskedPart(pictures);
  const lookThere = useLookThere(view?.look);
  const drawn = useDrawable(view, drawing, lookThere);
  const pictured = drawn === null ? null : competitionId;
  useEffect(() => {
    if (pictured !== null) tellReady();
  }, [pictured, tellReady]);
  useImperativeHandle(
    props.handle,
    () => ({
      enterFullscreen: async () => frame.current?.requestFullscreen(),
      reload: refresh,
      snapshot: () => words.current,
    }),
    [refresh, words],
  );

  const before = useMemo(() => ({ ...plainLook, theme }), [theme]);
  const host = useHostLook((lookThere ? view : drawn)?.look ?? before, props.slots !== undefined);
  const control = useScreenPart(controls);
  const lost = useLasting(status !== 'live', saidAfterMs);
  // The picture on the stage is not the newest: the code of the newest is still on its way.
  const behind = useLasting(drawn !== view, saidAfterMs);
  const { connecting, picturesNotLoaded } = useFirstScreenMessages();
  const missed = behind && drawing.hasFailed && status === 'live';
  useEffect(() => {
    if (missed) {
      tellProblem({ code: 'PICTURES_NOT_LOADED', detail: picturesNotLoaded, retryAt: null });
    }
  }, [missed, picturesNotLoaded, tellProblem]);
  // The operator is told what the hall sees, not what has arrived.
  const corrects = useRef(false);
  const version = drawn?.version ?? 0;
  useEffect(() => {
    corrects.current ||= missed;
    if (corrects.current) report({ version });
  }, [missed, version, report]);

  const ended = status === 'closed' && reason !== 'CLOSED';
  const gone = ended && (reason === 'NOT_FOUND' || reason === 'COMPETITION_DELETED');
  const covers = drawn === null || gone;
  const quiet = !lost && !behind;
  return (
    <Filling
      ref={frame}
      data-lf-screen
      style={layer === null ? undefined : { cursor: 'none', background: keyColour ?? undefined }}
    >
      {covers ? null : layer === null || layer === 'key' ? (
        <AskedCompositionContext.Provider value={composition}>
          <StageBox
            pictures={drawing.part}
            match={drawn}
            // A hall reads nothing of it while its picture is right: panel and previews say that the line is gone.
            connection={preview && layer === null && (lost || behind) ? 'lost' : 'live'}
            now={clock.serverNow}
            announce={!preview}
            transparent={transparent}
            onCaption={onWords}
            slots={props.slots}
            onSlotFailed={tellProblem}
            onScene={onScene}
            audiencePath={props.audiencePath}
          />
        </AskedCompositionContext.Provider>
      ) : extra === null ? null : (
        <extra.ConnectedLayer
          match={drawn}
          now={clock.serverNow}
          {...{ client, layer, keyColour }}
        />
      )}
      <StageTheme theme={host.look.theme} tokens={host.tokens}>
        {safeAreas && extra !== null ? <extra.SafeAreas /> : null}
        {layer !== null ? null : part !== null && (lost || ended) ? (
          <part.NoPicture
            key={competitionId}
            feed={{ status, reason, retryAt }}
            meanwhile={connecting}
            onProblem={tellProblem}
            {...{ client, competitionId, covers, quiet, onWords }}
          />
        ) : covers ? (
          <StageMessage title={connecting} quiet={quiet} />
        ) : null}
        {preview || layer !== null || control === null ? null : (
          <control.Controls
            target={frame}
            keys={props.keys === true}
            wakeLock={props.wakeLock === true}
            sound={{
              allowed: props.sound === true,
              look: view?.look ?? null,
              now: clock.serverNow,
              onListener: listen,
              report,
              test: soundTest,
            }}
            match={covers ? null : drawn}
            audiencePath={props.audiencePath}
          />
        )}
      </StageTheme>
    </Filling>
  );
}

/** True once `value` has been true for `ms`. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value && lasting;
}
