// A report in words: each finding with what to do next, and the whole as a text to send.
import {
  type Finding,
  findingsOf,
  type Gravity,
  gravityOf,
  missingScores,
  type PhoneFacts,
  type RehearsalFacts,
  type ScreenFacts,
  scoreCount,
  slowAbove,
  type Timing,
  verdictOf,
} from '@liangfen/rehearsal';
import type { JudgeRef, Mode } from '@liangfen/sdk/schema';
import { connectionName } from '../../control-panel/hall-calls.ts';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, type Messages } from '../../messages/index.ts';
import { durationText } from './duration-text.ts';

export type ReportTexts = Messages['backstage']['rehearsal'];
type Commands = Messages['panel']['command'];

/** More names than these are counted. */
const mostNames = 5;

export function judgeText({ number, name }: JudgeRef, { report }: ReportTexts): string {
  return number === null ? name : fill(report.judge, { number, name });
}

export function screenText(
  connectionId: string,
  screens: readonly ScreenFacts[],
  { report }: ReportTexts,
): string {
  const index = screens.findIndex((screen) => screen.connectionId === connectionId);
  const screen = screens[index];
  return (screen && connectionName(screen, index, screens)) || report.unnamed;
}

export function phoneText({ state, roundTripMs }: PhoneFacts, texts: ReportTexts): string {
  return fill(texts.report.phone[state], { ms: durationText(roundTripMs ?? 0, texts) });
}

export function screenAnswer({ left, roundTripMs }: ScreenFacts, texts: ReportTexts): string {
  const { report } = texts;
  if (left) return report.left;
  if (roundTripMs === null) return report.silent;
  return fill(report.answered, { ms: durationText(roundTripMs, texts) });
}

export function screenLag({ left, inStep, lag }: ScreenFacts, texts: ReportTexts): string {
  const { report } = texts;
  if (!left && !inStep) return report.behind;
  return lag === null ? report.noLag : fill(report.lag, timesOf(lag, texts));
}

export function timesOf({ p50, p95, max }: Timing, texts: ReportTexts) {
  return {
    p50: durationText(p50, texts),
    p95: durationText(p95, texts),
    max: durationText(max, texts),
  };
}

export interface FindingText {
  readonly title: string;
  readonly next: string;
  readonly gravity: Gravity;
}

export function findingText(
  finding: Finding,
  facts: RehearsalFacts,
  texts: ReportTexts,
  commands: Commands,
): FindingText {
  const { report } = texts;
  const { title, next } = report.finding[finding.code];
  const values: Record<string, string | number> = {
    why: finding.code === 'FAILED' ? failureText(facts, texts, commands) : '',
  };
  if ('connectionId' in finding) {
    values.name = screenText(finding.connectionId, facts.screens, texts);
  }
  if ('judge' in finding) values.name = judgeText(finding.judge, texts);
  if ('ms' in finding) values.ms = durationText(finding.ms, texts);
  if ('count' in finding) values.count = finding.count;
  if ('judges' in finding) {
    const { judges } = finding;
    const names = judges.slice(0, mostNames).map((judge) => judgeText(judge, texts));
    values.count = judges.length;
    values.names = names.join(report.list) + (judges.length > mostNames ? '…' : '');
  }
  return { title: fill(title, values), next, gravity: gravityOf(finding) };
}

function failureText(
  { failure }: RehearsalFacts,
  { report }: ReportTexts,
  commands: Commands,
): string {
  const detail = failure?.detail ?? '';
  const why = detail === '' ? report.unknownWhy : detail;
  const step = failure?.step ?? null;
  if (step === null || step === 'ENTER_CONSOLE') return why;
  return fill(report.stepWhy, { step: commands[step], why });
}

export function verdictText(facts: RehearsalFacts, { report }: ReportTexts): string {
  const findings = findingsOf(facts);
  const verdict = verdictOf(facts, findings);
  // Both verdicts that count do so by the gravity of their name.
  const count = findings.filter((finding) => gravityOf(finding) === verdict).length;
  return fill(report.verdict[verdict], { count });
}

/** Says what 慢 and 没有丢分 mean here, with the limits that were used. */
export function measuresText(texts: ReportTexts): string {
  const { rules } = texts.report;
  const limit = (ms: number) => durationText(ms, texts);
  return fill(rules.measures, {
    hall: limit(slowAbove.screenMs),
    answer: limit(slowAbove.answerMs),
  });
}

export function summaryText(facts: RehearsalFacts, texts: ReportTexts): string {
  const { mode, settings, played, playable, startedAt, endedAt } = facts;
  const { report } = texts;
  const time = durationText(endedAt - startedAt, texts);
  const summaries: Readonly<Record<Mode, string>> = {
    SCORE: report.summary,
    VOTE: report.summary,
    BATTLE: report.summaryBattle,
  };
  return fill(summaries[mode], { played, playable, judges: settings.judges, time });
}

/** A measured figure with its name. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

export function figuresOf(facts: RehearsalFacts, texts: ReportTexts, commands: Commands): Figure[] {
  const { report } = texts;
  const timed = (name: string, timing: Timing | null, note = ''): Figure[] =>
    timing === null
      ? []
      : [
          {
            name,
            value: durationText(timing.p50, texts),
            note: [fill(report.timing, timesOf(timing, texts)), note]
              .filter((part) => part !== '')
              .join(report.parts),
          },
        ];
  const { scores, repeats, lost, slowestCommand } = facts;
  const counted: Figure[] =
    scores === null
      ? []
      : [
          {
            name: report.scores,
            value: fill(report.scoresValue, scoreCount(facts) ?? scores),
            note: [
              fill(report.scoresNote, { doubled: scores.doubled, repeats }),
              lost === 0 ? '' : fill(report.lostNote, { lost }),
            ]
              .filter((part) => part !== '')
              .join(report.parts),
          },
        ];
  const slowest =
    slowestCommand === null ? '' : fill(report.commandsNote, { command: commands[slowestCommand] });
  return [
    ...counted,
    ...timed(report.answers, facts.answers),
    ...timed(report.deliveries, facts.deliveries),
    ...timed(report.commands, facts.commands, slowest),
  ];
}

/** For a message to colleagues: everything the page shows, line by line. */
export function reportAsText(
  facts: RehearsalFacts,
  texts: ReportTexts,
  commands: Commands,
): string {
  const { report } = texts;
  const { settings, screens, phones, startedAt, checked } = facts;
  const findings = findingsOf(facts).map((each) => findingText(each, facts, texts, commands));
  return [
    `${facts.competitionName} ${report.title}`,
    fill(report.at, { time: dateAndTime(startedAt, report.lang) }),
    verdictText(facts, texts),
    summaryText(facts, texts),
    ...(settings.loss === 0 ? [] : [fill(report.network, { loss: settings.loss * 100 })]),
    '',
    ...findings.flatMap(({ title, next, gravity }) => [
      fill(report.says, { label: report.gravity[gravity], text: title }),
      `  ${next}`,
    ]),
    ...(findings.length === 0 ? [report.nothing] : []),
    '',
    ...figuresOf(facts, texts, commands).map(({ name, value, note }) =>
      fill(report.aside, { text: `${name} ${value}`, aside: note }),
    ),
    ...(checked ? [] : [report.notChecked]),
    ...screens.map((screen) => {
      const name = screenText(screen.connectionId, screens, texts);
      return [`${name} ${screenAnswer(screen, texts)}`, screenLag(screen, texts)].join(
        report.clause,
      );
    }),
    ...phones.map((phone) => `${judgeText(phone.judge, texts)} ${phoneText(phone, texts)}`),
    ...missingOf(facts, texts),
  ].join('\n');
}

/** Says whose score is missing, and for what. */
export function missingOf(facts: RehearsalFacts, texts: ReportTexts): string[] {
  const { report } = texts;
  return missingScores(facts).map(({ judge, programName, detail }) => {
    const who = fill(report.missingOf, { judge: judgeText(judge, texts), program: programName });
    return detail === '' ? who : fill(report.aside, { text: who, aside: detail });
  });
}
