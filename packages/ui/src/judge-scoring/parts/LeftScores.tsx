'use client';
// Scores of other windows that have not arrived, or were not taken: they stay until somebody has read why.
import { styled } from 'styled-components';
import { fill, useJudgeMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import type { LeftSubmission } from '../delivery.ts';
import { refusalText } from '../refusal-text.ts';
import { enlarged, low, narrow, onItsSide } from './layout.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  max-height: 30vh;
  overflow-y: auto;
  list-style: none;
  ${low} {
    max-height: 76px;
  }
  ${onItsSide} {
    max-height: 76px;
  }
  ${enlarged} {
    max-height: none;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  padding: 8px 16px;
  border-bottom: 1px solid ${token.line};
  background: ${token.warningSoft};
  color: ${token.warning};
  font-size: 14px;
  line-height: 20px;
  ${low} {
    padding: 4px 16px;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-delivery='REFUSED'] {
    background: ${token.dangerSoft};
    color: ${token.danger};
  }
  &[data-late='WAITING'] {
    background: ${token.warningSoft};
    color: ${token.warning};
  }
  &[data-late='ACCEPTED'] {
    background: ${token.successSoft};
    color: ${token.success};
  }
`;

const Dismiss = styled(Button)`
  min-width: 44px;
  min-height: 44px;
`;

export interface LeftScoresProps {
  readonly left: readonly LeftSubmission[];
  /** Program id → name, as far as it is known. */
  readonly nameOf: (programId: string) => string | undefined;
  readonly onDismiss: (id: string) => void;
}

export function LeftScores({ left, nameOf, onDismiss }: LeftScoresProps) {
  const texts = useJudgeMessages();
  if (left.length === 0) return null;
  return (
    <section role="status" aria-label={texts.left.label}>
      <List>
        {left.map(({ id, programId, scores, delivery }) => (
          <Row
            key={id}
            data-delivery={delivery.state}
            data-late={delivery.state === 'REFUSED' ? delivery.late : undefined}
          >
            <div>
              <b>
                {fill(texts.left.score, {
                  program: nameOf(programId) ?? texts.left.otherProgram,
                  scores: scores.join('、'),
                })}
              </b>
              <br />
              {wordOf(delivery)}
            </div>
            {delivery.state === 'REFUSED' ? (
              <Dismiss onClick={() => onDismiss(id)}>{texts.left.dismiss}</Dismiss>
            ) : null}
          </Row>
        ))}
      </List>
    </section>
  );

  function wordOf(delivery: LeftSubmission['delivery']): string {
    if (delivery.state === 'SENDING') return texts.delivery.sending;
    if (delivery.state === 'UNSENT') return texts.delivery.unsent;
    const { title, hint } = refusalText(delivery, texts);
    return hint === '' ? title : `${title}：${hint}`;
  }
}
