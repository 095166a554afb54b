'use client';
// 演练报告: the verdict, what to do before the show, and what was measured.
import {
  findingsOf,
  type Gravity,
  type RehearsalFacts,
  type Verdict,
  verdictOf,
  verdicts,
} from '@liangfen/rehearsal';
import { hasBouts } from '@liangfen/rules';
import { createGlobalStyle, styled } from 'styled-components';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useLang, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { token } from '../../theme/index.ts';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { HallTables } from './HallTables.tsx';
import { ReportPart as Part } from './ReportPart.tsx';
import {
  figuresOf,
  findingText,
  measuresText,
  missingOf,
  reportAsText,
  summaryText,
  verdictText,
} from './report-text.ts';

/** On paper nothing but the report. */
const Paper = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-rehearsal-report], [data-rehearsal-report] * { visibility: visible; }
    [data-rehearsal-report] { position: absolute; top: 0; left: 0; width: 100%; }
    [data-rehearsal-report] button { display: none; }
  }
`;

const grounds: Record<Verdict, string> = {
  READY: token.successSoft,
  TODO: token.warningSoft,
  UNTRIED: token.surfaceSunken,
  PARTIAL: token.surfaceSunken,
  UNFINISHED: token.dangerSoft,
};
const inks: Record<Verdict, string> = {
  READY: token.success,
  TODO: token.warning,
  UNTRIED: token.text,
  PARTIAL: token.text,
  UNFINISHED: token.danger,
};
const tones: Record<Gravity, Tone> = { TODO: 'warning', UNTRIED: 'warning', ADVICE: 'neutral' };

const VerdictBox = styled.div<{ $verdict: Verdict }>`
  display: grid;
  gap: 2px;
  padding: 16px 20px;
  border-radius: ${token.radius};
  background: ${({ $verdict }) => grounds[$verdict]};
  strong {
    color: ${({ $verdict }) => inks[$verdict]};
    font-size: 24px;
    font-weight: 600;
    line-height: 34px;
  }
`;

const Findings = styled.ul`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 2px 10px;
    align-items: start;
  }
  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  p {
    grid-column: 2;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: 16px;
  margin: 0;
  div {
    padding: 14px 16px;
    border: 1px solid ${token.line};
    border-radius: ${token.radius};
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    margin: 0;
  }
  dd:nth-child(2) {
    font-family: ${token.fontDigits};
    font-size: 24px;
    font-weight: 600;
    line-height: 36px;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding-left: 20px;
  [aria-current] {
    font-weight: 600;
  }
`;

export interface ReportSectionProps {
  readonly facts: RehearsalFacts;
  /** The way on from the report: to another rehearsal, or back to where it was opened. */
  readonly onward: { readonly label: string; readonly go: () => void };
}

export function ReportSection({ facts, onward }: ReportSectionProps) {
  const lang = useLang();
  const { rehearsal: texts } = useBackstageMessages();
  const { command: commands } = usePanelMessages();
  const toast = useToast();
  const { report } = texts;
  const findings = findingsOf(facts);
  const verdict = verdictOf(facts, findings);
  const missing = missingOf(facts, texts);
  const { loss } = facts.settings;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reportAsText(facts, texts, commands));
      toast({ text: report.copied, tone: 'success' });
    } catch {
      toast({ text: report.copyFailed, tone: 'danger' });
    }
  };

  return (
    <div data-rehearsal-report>
      <Paper />
      <Section
        title={report.title}
        actions={
          <>
            <Button onClick={() => void copy()}>{report.copy}</Button>
            <Button onClick={() => window.print()}>{report.print}</Button>
            <Button look="primary" onClick={onward.go}>
              {onward.label}
            </Button>
          </>
        }
      >
        <Stack $gap={24}>
          <VerdictBox $verdict={verdict} role="status" data-verdict={verdict}>
            <strong>{verdictText(facts, texts)}</strong>
            <span>{summaryText(facts, texts)}</span>
            <Hint>
              {[
                facts.competitionName,
                fill(report.at, { time: dateAndTime(facts.startedAt, lang) }),
                ...(loss === 0 ? [] : [fill(report.network, { loss: Math.round(loss * 100) })]),
              ].join(' · ')}
            </Hint>
          </VerdictBox>
          <Part aria-label={report.findings}>
            <h3>{report.findings}</h3>
            {findings.length === 0 ? (
              <Hint>{report.nothing}</Hint>
            ) : (
              <Findings>
                {findings
                  .map((finding) => findingText(finding, facts, texts, commands))
                  .map(({ title, next, gravity }) => (
                    <li key={title}>
                      <span>
                        <Tag $tone={tones[gravity]}>{report.gravity[gravity]}</Tag>
                      </span>
                      <strong>{title}</strong>
                      <Hint>{next}</Hint>
                    </li>
                  ))}
              </Findings>
            )}
          </Part>
          {missing.length === 0 ? null : (
            <Part aria-label={report.missing}>
              <h3>{report.missing}</h3>
              <Lines>
                {missing.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Lines>
            </Part>
          )}
          <Part aria-label={report.figures}>
            <h3>{report.figures}</h3>
            <Figures>
              {figuresOf(facts, texts, commands).map(({ name, value, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                  <dd>
                    <Hint as="span">{note}</Hint>
                  </dd>
                </div>
              ))}
            </Figures>
            {hasBouts(facts.mode) ? null : (
              <Hint>
                {fill(report.lines, { lines: facts.lines, judges: facts.settings.judges })}
              </Hint>
            )}
          </Part>
          {facts.checked ? <HallTables facts={facts} /> : <Hint>{report.notChecked}</Hint>}
          <Part aria-label={report.rules.title}>
            <h3>{report.rules.title}</h3>
            <Lines as="ol">
              {verdicts.map((each) => (
                <li key={each} aria-current={each === verdict ? true : undefined}>
                  {report.rules.verdict[each]}
                </li>
              ))}
            </Lines>
            <Hint>{measuresText(texts)}</Hint>
          </Part>
          <Hint>{texts.last.kept}</Hint>
        </Stack>
      </Section>
    </div>
  );
}
