// A ledger entry in words: who, what, which values changed from what to what, and why.
import { performanceIn, standingOf } from '@liangfen/rules';
import { correctionText, performedText, undoneText } from '@liangfen/rules/words';
import type {
  Actor,
  LateScore,
  LedgerChange,
  LedgerLine,
  LedgerNames,
  LedgerPerson,
  SetupChangedEvent,
  ShowEvent,
} from '@liangfen/sdk/schema';
import { fill } from '../../messages/index.ts';
import type { ledger } from '../../messages/zh-CN/ledger.ts';
import { setupSentence } from './setup-changes.ts';

export type LedgerTexts = typeof ledger;

export interface LedgerSentence {
  readonly who: string;
  readonly what: string;
  /** The changes, each like 「得分 85 → 88」. */
  readonly changes: readonly string[];
  readonly reason: string | null;
}

/** Reads the line with the names that came with its page. */
export function sentenceOf(
  line: LedgerLine,
  names: LedgerNames,
  texts: LedgerTexts,
): LedgerSentence {
  // The body is the event, byte for byte as it was hashed.
  const event = JSON.parse(line.body) as ShowEvent;
  const words = wordsOf(names, texts);
  const who = words.person(line.actor);
  if (event.type === 'SETUP_CHANGED') {
    return { who, ...setupSentence(event, names, texts), reason: null };
  }
  return {
    who,
    what: stepText(event, line, words),
    changes: line.covered
      ? [texts.covered]
      : [...line.changes.map((change) => words.change(change)), ...correctionTexts(event, words)],
    reason: reasonOf(event),
  };
}

/** 「2 号评委 陈志远」, 「操作员 王小明（口令）」, or the role of a person who has no name any more. */
export function personText(person: LedgerPerson, texts: LedgerTexts): string {
  const { role, name, number, way } = person;
  if (name === '') return fill(texts.gone, { role: texts.role[role] });
  if (way !== undefined) return fill(texts.operator[way], { name });
  // A device without a name of its own is called by its kind.
  if (role !== 'JUDGE') return name === texts.role[role] ? name : `${texts.role[role]} ${name}`;
  return number === null
    ? fill(texts.unnumberedJudge, { name })
    : fill(texts.judge, { number, name });
}

interface Words {
  readonly texts: LedgerTexts;
  readonly person: (actor: Actor) => string;
  readonly program: (id: string) => string;
  readonly thing: (id: string | null) => string;
  readonly change: (change: LedgerChange) => string;
  /** 「87」, or 「唱功 87」 where items are scored. */
  readonly score: (given: LateScore['scores'][number]) => string;
}

function wordsOf(names: LedgerNames, texts: LedgerTexts): Words {
  const people = new Map(names.people.map((person) => [`${person.role} ${person.id}`, person]));
  const things = new Map(names.things.map((thing) => [thing.id, thing]));
  const thing = (id: string | null) => (id === null ? '' : (things.get(id)?.name ?? ''));
  const value = (one: number | null) => (one === null ? texts.none : String(one));
  return {
    texts,
    thing,
    person: ({ role, id }) =>
      personText(people.get(`${role} ${id}`) ?? { role, id, name: '', number: null }, texts),
    program: (id) => {
      const program = things.get(id);
      return program === undefined
        ? texts.unknownProgram
        : fill(texts.program, { number: program.number ?? '', name: program.name });
    },
    score: ({ itemId, score }) => `${thing(itemId)} ${score}`.trim(),
    change: ({ field, detailId, before, after }) => {
      const what = thing(detailId) === '' ? texts.field[field] : thing(detailId);
      // A first score has nothing to be compared with.
      return before === null
        ? fill(texts.fact, { what, value: value(after) })
        : fill(texts.change, { what, before: value(before), after: value(after) });
    },
  };
}

type StepEvent = Exclude<ShowEvent, SetupChangedEvent>;

function stepText(event: StepEvent, line: LedgerLine, words: Words): string {
  const late = 'lateScore' in event ? event.lateScore : undefined;
  const programId =
    late?.programId ??
    ('programId' in event ? event.programId : undefined) ??
    ('correction' in event ? event.correction.programId : undefined) ??
    line.changes[0]?.programId ??
    ('scores' in event ? event.scores?.[0]?.programId : undefined);
  const judgeId = late?.judgeId ?? ('strike' in event ? event.strike?.judgeId : undefined);
  const standing =
    event.type === 'STANDING_CHANGED'
      ? standingOf(event.programs.find(({ id }) => id === programId) ?? {})
      : undefined;
  return fill(words.texts.did[event.type], {
    program: programId
      ? performedText(
          words.program(programId),
          performanceIn(event, programId),
          words.texts.performed,
        )
      : '',
    judge: judgeId === undefined ? '' : words.person({ role: 'JUDGE', id: judgeId }),
    group: 'onAir' in event ? words.thing(event.onAir.activeProgramGroupId) : '',
    scores: late ? late.scores.map((score) => words.score(score)).join(words.texts.list) : '',
    standing: standing === undefined ? '' : words.texts.standing[standing],
    undone:
      'undoneVersion' in event
        ? undoneText(event, words.texts.steps, words.texts.undoneVersion)
        : '',
  }).trim();
}

/** Returns what was proposed; for an act of two people, also who began it. */
function correctionTexts(event: StepEvent, { texts, person }: Words): string[] {
  if ('correction' in event) return [correctionText(event.correction.command, texts.correction)];
  if (!('confirmed' in event) || event.confirmed === undefined) return [];
  const { operatorId } = event.confirmed.correction.proposedBy;
  return [fill(texts.proposedBy, { person: person({ role: 'CONSOLE', id: operatorId }) })];
}

function reasonOf(event: StepEvent): string | null {
  if ('reason' in event && event.reason !== undefined) return event.reason;
  if ('correction' in event) return event.correction.command.reason;
  return 'lateScore' in event ? (event.lateScore?.reason ?? null) : null;
}
