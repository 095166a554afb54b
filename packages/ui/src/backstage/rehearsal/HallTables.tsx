'use client';
// Every screen and every real judge's phone: whether it answered, and how long it took.
import {
  isSlow,
  type PhoneFacts,
  type RehearsalFacts,
  type ScreenFacts,
  slowAbove,
} from '@liangfen/rehearsal';
import { hasBouts } from '@liangfen/rules';
import { useBackstageMessages } from '../../messages/index.ts';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { Table } from '../../primitives/Table.tsx';
import { Hint } from '../frame/Section.tsx';
import { ReportPart as Part } from './ReportPart.tsx';
import { judgeText, phoneText, screenAnswer, screenLag, screenText } from './report-text.ts';

export function HallTables({ facts }: { readonly facts: RehearsalFacts }) {
  const { rehearsal: texts } = useBackstageMessages();
  const { report } = texts;
  const { screens, phones, mode } = facts;
  return (
    <>
      <Part aria-label={report.screens}>
        <h3>{report.screens}</h3>
        {screens.length === 0 ? (
          <Hint>{report.screensNone}</Hint>
        ) : (
          <Table
            label={report.screens}
            rows={screens}
            rowKey={(screen) => screen.connectionId}
            columns={[
              {
                key: 'name',
                title: report.column.screen,
                rowHeader: true,
                cell: ({ connectionId }: ScreenFacts) => screenText(connectionId, screens, texts),
              },
              {
                key: 'answer',
                title: report.column.answer,
                cell: (screen: ScreenFacts) => (
                  <Tag $tone={toneOf(screen.roundTripMs, slowAbove.screenMs)}>
                    {screenAnswer(screen, texts)}
                  </Tag>
                ),
              },
              {
                key: 'lag',
                title: report.column.lag,
                cell: (screen: ScreenFacts) => screenLag(screen, texts),
              },
            ]}
          />
        )}
      </Part>
      {hasBouts(mode) ? null : (
        <Part aria-label={report.phones}>
          <h3>{report.phones}</h3>
          {phones.length === 0 ? (
            <Hint>{report.phonesNone}</Hint>
          ) : (
            <Table
              label={report.phones}
              rows={phones}
              rowKey={({ judge }) => judge.id}
              columns={[
                {
                  key: 'name',
                  title: report.column.judge,
                  rowHeader: true,
                  cell: ({ judge }: PhoneFacts) => judgeText(judge, texts),
                },
                {
                  key: 'answer',
                  title: report.column.answer,
                  cell: (phone: PhoneFacts) => (
                    <Tag $tone={phoneTone(phone)}>{phoneText(phone, texts)}</Tag>
                  ),
                },
              ]}
            />
          )}
        </Part>
      )}
    </>
  );
}

function toneOf(ms: number | null, slow: number): Tone {
  return ms === null || isSlow(ms, slow) ? 'warning' : 'success';
}

/** A judge who was never there is no trouble before the day of the show. */
function phoneTone({ state, roundTripMs }: PhoneFacts): Tone {
  return state === 'OFFLINE' ? 'neutral' : toneOf(roundTripMs, slowAbove.phoneMs);
}
