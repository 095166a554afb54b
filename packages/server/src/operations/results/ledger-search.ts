/** Finds entries of the ledger by what people know of them: a program, a person, words in the entry. */
import { isRevealed, type ShowState } from '@liangfen/rules';
import { fieldWords, showEventWords } from '@liangfen/rules/words';
import type { ShowEventType } from '@liangfen/sdk/schema';
import { showEventTypeValues } from '@liangfen/sdk/values';
import { type RawBuilder, sql } from 'kysely';
import { conflict } from '../../refusals.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { Queryable } from '../../store/transaction.ts';

export type Condition = RawBuilder<boolean>;

/** More names than one search means; each is looked for in every entry. */
const mostPrograms = 50;

/** An entry is about a program that it names as its own, or whose figures or row it changed. */
export function aboutPrograms(ids: readonly string[]): Condition {
  const holding = ids.map((id) => `%"${id}"%`);
  // The first line keeps most bodies from being read as JSON; lists of earlier steps name programs too.
  return sql<boolean>`(body like any (${holding}::text[]) and (
    type in ('SCORE_SUBMITTED', 'SETUP_CHANGED')
    or changes like any (${holding}::text[])
    or body::jsonb ->> 'programId' = any (${[...ids]}::text[])
    or body::jsonb -> 'lateScore' ->> 'programId' = any (${[...ids]}::text[])
    or body::jsonb -> 'correction' ->> 'programId' = any (${[...ids]}::text[])))`;
}

/** The words stand in what the entry is called, who did it, which program it is about, or what people filled in. */
export async function withText(
  query: Queryable,
  state: ShowState,
  text: string,
  monitors: boolean,
): Promise<Condition> {
  const programIds = programsNamed(state, text);
  if (programIds.length > mostPrograms) {
    throw conflict(`名称里有「${text}」的节目超过 ${mostPrograms} 个，请多写几个字`);
  }
  const types = showEventTypeValues.filter((type) =>
    holds(showEventWords[type].replace(/\{\w+\}/g, ' '), text),
  );
  const people = [...judgesNamed(state, text), ...(await consolesNamed(query, state, text))];
  const alternatives: Condition[] = [
    filledIn(text, monitors ? null : revealedIds(state)),
    sql<boolean>`(actor_role = 'MANAGER' and actor_id in
      (select id from user_account where name ilike ${likeText(text)}
       union select id from former_account where name ilike ${likeText(text)}))`,
  ];
  if (types.length > 0) alternatives.push(sql<boolean>`type = any (${types}::text[])`);
  if (people.length > 0) alternatives.push(sql<boolean>`actor_id = any (${people}::text[])`);
  if (programIds.length > 0) alternatives.push(aboutPrograms(programIds));
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
}

function programsNamed(state: ShowState, text: string): string[] {
  return state.programGroups
    .flatMap(({ programs }) => programs)
    .filter(({ programName, contestant }) => holds(programName, text) || holds(contestant, text))
    .map(({ id }) => id);
}

function judgesNamed(state: ShowState, text: string): string[] {
  return state.judges.filter(({ name }) => holds(name, text)).map(({ id }) => id);
}

/** A console is called by its person; one from before people were kept by its device. */
async function consolesNamed(query: Queryable, state: ShowState, text: string): Promise<string[]> {
  const rows = await query
    .selectFrom('console_login')
    .select(['id', 'client', 'name', 'way'])
    .where('competition_id', '=', state.competitionId)
    .execute();
  return rows
    .filter(({ client, name, way }) => holds(way === null ? deviceName(client) : name, text))
    .map(({ id }) => id);
}

function holds(words: string, text: string): boolean {
  return words.toLowerCase().includes(text.toLowerCase());
}

/** Fields whose values organisers write; ids and the places of pictures are none. */
const written = Object.keys(fieldWords).filter(
  (field) => !field.endsWith('Id') && !['background', 'logo', 'cover'].includes(field),
);

/** The steps for which an operator writes a reason. */
// closed-lists: those with a reason, and no list of their own
const reasoned: readonly ShowEventType[] = [
  'RESULT_CORRECTED',
  'ADJUSTMENT_ADDED',
  'STANDING_CHANGED',
  'SCORE_STRUCK',
  'PANEL_RENEWED',
  'BOUT_CORRECTED',
  'LATE_SCORE_ACCEPTED',
  'LATE_SCORE_REFUSED',
  'CORRECTION_PROPOSED',
  'CORRECTION_REFUSED',
  'CORRECTION_WITHDRAWN',
];

/** The programs whose entries may be searched by words: a covered program's reasons are covered too. */
function revealedIds(state: ShowState): readonly string[] {
  const programs = state.programGroups.flatMap((group) => group.programs);
  const open = programs.filter(({ id }) => isRevealed(state, id));
  return [...open, ...state.testPrograms].map(({ id }) => id);
}

/** The type comes first: nearly all entries are scores, whose bodies then need not be read. */
function filledIn(text: string, revealed: readonly string[] | null): Condition {
  const asStored = JSON.stringify(text).slice(1, -1);
  const holding = likeText(asStored);
  const pattern = (fields: readonly string[]) =>
    `"(${fields.join('|')})":"([^"\\\\]|\\\\.)*${regexText(asStored)}`;
  // The quick look for the words leaves few for the regular expression: a step's body holds its picture too.
  return sql<boolean>`case
    when type = 'SETUP_CHANGED' then body ilike ${holding} and body ~* ${pattern(written)}
    when type = any (${[...reasoned]}::text[])
      then body ilike ${holding} and body ~* ${pattern(['reason'])}
        ${revealed === null ? sql`` : sql`and ${aboutRevealed(revealed)}`}
    else false end`;
}

function aboutRevealed(ids: readonly string[]): Condition {
  return sql<boolean>`coalesce(body::jsonb ->> 'programId', body::jsonb -> 'lateScore' ->> 'programId',
      body::jsonb -> 'correction' ->> 'programId') = any (${[...ids]}::text[])`;
}

function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function regexText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
