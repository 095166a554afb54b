'use client';
/// <reference path="../../css-text.d.ts" />
// The parts that only a stage with a look of the page's own needs: its tokens checked, its marks, its parts in a guard,
// and faults told once.
import type { ScreenProblem } from '@liangfen/sdk';
import { screenThemeValues } from '@liangfen/sdk/values';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { useHostLookMessages } from '../../messages/use-host-look-messages.ts';
import { warnOnce } from '../../primitives/warn-once.ts';
import { part } from '../../style-sheets/part.ts';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { cssUrl } from '../../theme/look.ts';
import type { StageAppearance, StageCorner } from '../../theme/stage-appearance.ts';
import { stageThemes } from '../../theme/themes.ts';
import { shownCard } from '../slots/shown-card.ts';
import type { Fallback, GuardedSlots, ScoreCardProps, StageSlots } from '../slots/slots.ts';
import type { JudgeCardProps } from '../stages/judge-card-props.ts';
import hostLook from './HostLook.css?inline';
import type { TokenProblem } from './host-tokens.ts';

export { hostTokens } from './host-tokens.ts';

const slotNames: readonly (keyof StageSlots)[] = ['ProgramCard', 'ScoreCard', 'RankRow'];

export interface HostLookProps {
  readonly appearance: StageAppearance | undefined;
  readonly problems: readonly TokenProblem[];
  readonly slots: StageSlots | undefined;
  readonly onProblem: ((problem: ScreenProblem) => void) | undefined;
  /** Called with the page's parts in their guards. Give the same function for as long as it is the same stage. */
  readonly onGuarded: (slots: GuardedSlots) => void;
}

/** Draws the page's marks and parts, and tells in the console, once each, what could not be taken as given. */
export function HostLook(props: HostLookProps) {
  const { appearance, problems } = props;
  const texts = useHostLookMessages();
  useGuarded(props);
  useEffect(() => {
    for (const problem of problems) warnOnce(wordsOf(problem, texts));
    const { theme, logo, background, marks } = appearance ?? {};
    if (theme !== undefined && !screenThemeValues.includes(theme)) {
      const themes = screenThemeValues.join(', ');
      warnOnce(fill(texts.wrongTheme, { value: String(theme), themes }));
    }
    for (const [name, address] of Object.entries({ logo, background, ...prefixed(marks) })) {
      if (address !== undefined && address !== null && !isPicture(address)) {
        warnOnce(fill(texts.wrongPicture, { name }));
      }
    }
  }, [problems, appearance, texts]);
  return (
    <>
      <StyleSheet name="host-look" text={hostLook} />
      <HostMarks marks={appearance?.marks} />
    </>
  );
}

function wordsOf(problem: TokenProblem, texts: ReturnType<typeof useHostLookMessages>): string {
  const { name } = problem;
  switch (problem.kind) {
    case 'UNKNOWN':
      return fill(texts.unknownToken, { name });
    case 'WRONG':
      return fill(texts.wrongToken, {
        name,
        value: problem.value,
        // An example value from a theme of ours.
        example: stageThemes.OBSIDIAN[problem.name].slice(0, 80),
      });
    case 'UNREADABLE':
      return fill(texts.unreadable, {
        name,
        value: problem.value,
        ratio: problem.ratio.toFixed(1),
        least: `${problem.least}`,
        used: problem.used,
      });
  }
}

function prefixed(marks: StageAppearance['marks']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(marks ?? {}).map(([corner, address]) => [`marks.${corner}`, address]),
  );
}

function isPicture(address: unknown): address is string {
  return typeof address === 'string' && cssUrl(address) !== null;
}

/** Stands in the edges that pictures leave free, over no word. */
const Mark = part('img', 'lfs-host-look-mark');

const corners: readonly StageCorner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];

/** Small pictures in the corners, over every picture of the show. */
function HostMarks({ marks }: { readonly marks: StageAppearance['marks'] }) {
  return corners.map((corner) => {
    const address = marks?.[corner];
    return isPicture(address) ? (
      <Mark key={corner} data-corner={corner} src={address} alt="" />
    ) : null;
  });
}

/** Puts the page's own parts into guards: a part that throws is replaced by ours, and told of once. */
function useGuarded({ slots, onProblem, onGuarded }: HostLookProps): void {
  const texts = useHostLookMessages();
  const failed = useCallback(
    (name: string, error: unknown) => {
      const detail = fill(texts.slotFailed, { name, error: String(error).slice(0, 200) });
      warnOnce(detail);
      onProblem?.({ code: 'SLOT_FAILED', detail, retryAt: null });
    },
    [texts, onProblem],
  );
  useEffect(() => {
    for (const [name, own] of Object.entries(slots ?? {})) {
      const known = slotNames.some((one) => one === name);
      if (own !== undefined && (!known || !isComponent(own))) {
        warnOnce(fill(texts.wrongSlot, { name, names: slotNames.join(', ') }));
      }
    }
  }, [slots, texts]);
  const { ProgramCard, ScoreCard, RankRow } = slots ?? {};
  useEffect(() => {
    onGuarded({
      ProgramCard: guarded('ProgramCard', ProgramCard, failed),
      ScoreCard: guardedCard(guarded('ScoreCard', ScoreCard, failed)),
      RankRow: guarded('RankRow', RankRow, failed),
    });
    return () => onGuarded({});
  }, [ProgramCard, ScoreCard, RankRow, failed, onGuarded]);
}

/** Functions, and what `memo`, `lazy` and `forwardRef` make of them. */
function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
  );
}

interface Sized {
  readonly width: number;
  readonly height: number;
}

function guarded<Props extends Sized>(
  name: string,
  Own: ComponentType<Props> | undefined,
  onFailed: (name: string, error: unknown) => void,
): ComponentType<Props & Fallback> | undefined {
  if (!isComponent(Own) || Own === undefined) return undefined;
  // Told once for all its rows or cards.
  let told = false;
  const tell = (error: unknown) => {
    if (told) return;
    told = true;
    onFailed(name, error);
  };
  return function Guarded({ fallback, ...rest }: Props & Fallback) {
    // Safe: these are the props without the fallback.
    const props = rest as unknown as Props;
    const { width, height } = props;
    return (
      <Guard fallback={fallback} onFailed={tell}>
        <Suspense fallback={fallback}>
          {/* As large as ours: whatever it holds, nothing beside it moves. */}
          <div
            data-lf-slot={name}
            style={{ width, height, maxWidth: '100%', position: 'relative', overflow: 'hidden' }}
          >
            <Own {...props} />
          </div>
        </Suspense>
      </Guard>
    );
  };
}

/** Between the stage, which has the whole card, and the page's part. */
function guardedCard(
  Own: ComponentType<ScoreCardProps & Fallback> | undefined,
): GuardedSlots['ScoreCard'] {
  return (
    Own &&
    function SeenCard({ fallback, ...card }: JudgeCardProps & Fallback) {
      return <Own {...shownCard(card)} fallback={fallback} />;
    }
  );
}

interface GuardProps {
  readonly fallback: ReactNode;
  readonly onFailed: (error: unknown) => void;
  readonly children: ReactNode;
}

class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
