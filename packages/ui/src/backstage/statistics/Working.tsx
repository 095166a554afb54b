'use client';
// 「怎么算的」: every judge's score, what was dropped, weights, adjustments, and what came out.
import { formatDecimal, rational } from '@liangfen/rules';
import type { FinalScore, ScoreWorking } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { token } from '../../theme/index.ts';
import { Hint, Stack } from '../frame/Sheet.tsx';

const Part = styled.section`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  h3 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin: 0;
    font-size: 15px;
    font-weight: 600;
    line-height: 24px;
  }
`;

const Scores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    padding: 2px 10px;
    border-radius: 6px;
    background: ${token.surfaceSunken};
    font-variant-numeric: tabular-nums;
  }
  li[data-dropped] {
    color: ${token.textMuted};
    text-decoration: line-through;
  }
`;

const Final = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-size: 16px;
  b {
    font-family: ${token.fontDigits};
    font-size: 36px;
    line-height: 44px;
    font-variant-numeric: tabular-nums;
  }
`;

/** Figures that do not end are cut for reading; the rules go on with the whole of them. */
const readDecimals = 4;

function readable(exact: string): string {
  return exact.includes('/') ? `≈ ${formatDecimal(rational(exact), readDecimals)}` : exact;
}

export interface WorkingProps {
  readonly working: FinalScore;
  /** What the last line is called. */
  readonly finalLabel?: string;
}

export function Working({ working, finalLabel }: WorkingProps) {
  const { statistics: texts } = useBackstageMessages();
  return (
    <Stack>
      {working.parts.map((part) => (
        <WorkingPart key={part.itemId ?? 'whole'} part={part} />
      ))}
      {working.adjustments.length === 0 ? null : (
        <Part>
          <h3>{texts.adjustments}</h3>
          {working.adjustments.map((adjustment) => (
            <Final key={adjustment.id} style={{ fontSize: 14 }}>
              <span>{adjustment.reason}</span>
              <span>{adjustment.amount}</span>
            </Final>
          ))}
        </Part>
      )}
      {working.corrected === null ? null : (
        <Part>
          <h3>{texts.corrected}</h3>
          <Hint>
            {fill(texts.correction, {
              computed: working.corrected.computed ?? '—',
              reason: working.corrected.reason,
            })}
          </Hint>
        </Part>
      )}
      <Final>
        <span>{finalLabel ?? texts.final}</span>
        <b>{working.score ?? '—'}</b>
      </Final>
      {working.complete ? null : <Hint>{texts.incomplete}</Hint>}
    </Stack>
  );
}

function WorkingPart({ part }: { readonly part: ScoreWorking }) {
  const { statistics: texts } = useBackstageMessages();
  return (
    <Part>
      <h3>
        <span>
          {part.itemName ?? texts.whole}
          {part.proportion === null ? '' : ` × ${part.proportion}%`}
        </span>
        <span>{part.shown}</span>
      </h3>
      {part.groups.map((group) => (
        <div key={group.judgeGroupId}>
          <Hint style={{ marginBottom: 6 }}>
            {fill(texts.groupValue, { group: group.groupName, value: readable(group.value) })} ·{' '}
            {fill(texts.weight, { weight: group.effectiveWeight })}
          </Hint>
          <Scores>
            {group.scores.map((score) => (
              <li
                key={score.judgeId}
                data-dropped={score.dropped ?? undefined}
                title={score.dropped === null ? undefined : texts[score.dropped]}
              >
                {score.number ?? '—'} {score.name} {score.score}
              </li>
            ))}
          </Scores>
          {group.dropSkipped ? <Tag $tone="warning">{texts.dropSkipped}</Tag> : null}
        </div>
      ))}
      {part.renormalised ? <Hint>{texts.renormalised}</Hint> : null}
    </Part>
  );
}
