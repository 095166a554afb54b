'use client';
// Scores of other windows that have not arrived, or were not taken: they stay until somebody has read why.
import { fill, useJudgeMessages, useProblems } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import type { LeftSubmission } from '../delivery.ts';
import { refusalText } from '../refusal-text.ts';
import { PhoneButton } from './PhoneButton.tsx';

const List = part('ul', 'lf-left-list');

const Row = part('li', 'lf-left-row');

const Dismiss = part(PhoneButton, 'lf-left-dismiss');

export interface LeftScoresProps {
  readonly left: readonly LeftSubmission[];
  /** Program id → name, where the name is known. */
  readonly nameOf: (programId: string) => string | undefined;
  readonly onDismiss: (id: string) => void;
}

export function LeftScores({ left, nameOf, onDismiss }: LeftScoresProps) {
  const texts = useJudgeMessages();
  const problems = useProblems();
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
                  scores: scores.join(texts.left.list),
                })}
              </b>
              <br />
              <span>{wordOf(delivery)}</span>
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
    const { title, hint } = refusalText(delivery, texts, problems);
    return hint === '' ? title : fill(texts.left.said, { title, hint });
  }
}
