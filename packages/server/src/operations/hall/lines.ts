/**
 * A competition on its way as lines of text: `H` the head, `T` a table's name and then an `R` for each of its rows as
 * PostgreSQL writes a row as JSON, `S` a judge's seat and phone, `C` the code of the invitation, `I` a picture, and `E` the end.
 */
import { ProblemError } from '../../problem.ts';

export const hallFormat = 'liangfen-hall-1';
/** Characters; what a small laptop and a service hold in memory at once. */
export const mostCharacters = 64 * 1024 * 1024;

export interface HallHead {
  readonly format: string;
  readonly competitionId: string;
  readonly name: string;
  /** On the way back, the epoch of the hall. */
  readonly epoch: number | null;
  /** The schema that the rows fit. */
  readonly migration: string;
}

export interface CarriedSeat {
  readonly judgeId: string;
  /** The code that is printed, which is made with the sender's key. */
  readonly code: string;
  readonly phone: string | null;
}

export interface CarriedPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Left out where the receiver fetches it by its address. */
  readonly base64?: string;
}

export interface Carried {
  readonly head: HallHead;
  /** Rows as text by table, never parsed here: JavaScript would round their numbers. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  readonly seats: readonly CarriedSeat[];
  readonly invitation: string | null;
  readonly pictures: readonly CarriedPicture[];
}

export function writeLines({ head, tables, seats, invitation, pictures }: Carried): string {
  const lines = [`H${JSON.stringify(head)}`];
  for (const [table, rows] of tables) lines.push(`T${table}`, ...rows.map((row) => `R${row}`));
  lines.push(
    ...seats.map((seat) => `S${JSON.stringify(seat)}`),
    ...(invitation === null ? [] : [`C${JSON.stringify(invitation)}`]),
    ...pictures.map((picture) => `I${JSON.stringify(picture)}`),
  );
  lines.push(`E${lines.length}`, '');
  return lines.join('\n');
}

/** Throws FILE_REFUSED for everything else than what {@link writeLines} makes. */
export function readLines(text: string): Carried {
  const lines = text.split('\n');
  const last = lines.pop();
  const end = lines.pop();
  if (last !== '' || end !== `E${lines.length}`) throw broken();
  const [first = ''] = lines;
  const head = readHead(parsed(first));
  const tables = new Map<string, string[]>();
  const seats: CarriedSeat[] = [];
  const pictures: CarriedPicture[] = [];
  let invitation: string | null = null;
  let rows: string[] | null = null;
  for (const line of lines.slice(1)) {
    switch (line[0]) {
      case 'T':
        if (tables.has(line.slice(1))) throw broken();
        rows = [];
        tables.set(line.slice(1), rows);
        break;
      case 'R':
        if (rows === null) throw broken();
        rows.push(line.slice(1));
        break;
      case 'S':
        seats.push(readSeat(parsed(line)));
        break;
      case 'C':
        invitation = textOf(parsed(line));
        break;
      case 'I':
        pictures.push(readPicture(parsed(line)));
        break;
      default:
        throw broken();
    }
  }
  return { head, tables, seats, invitation, pictures };
}

function readHead(value: unknown): HallHead {
  const { format, competitionId, name, epoch, migration } = fields(value);
  if (format !== hallFormat || (epoch !== null && typeof epoch !== 'number')) throw broken();
  return {
    format: hallFormat,
    competitionId: textOf(competitionId),
    name: textOf(name),
    epoch,
    migration: textOf(migration),
  };
}

function readSeat(value: unknown): CarriedSeat {
  const { judgeId, code, phone } = fields(value);
  return {
    judgeId: textOf(judgeId),
    code: textOf(code),
    phone: phone === null ? null : textOf(phone),
  };
}

function readPicture(value: unknown): CarriedPicture {
  const { id, width, height, base64 } = fields(value);
  if (typeof width !== 'number' || typeof height !== 'number') throw broken();
  if (!/^[0-9a-f]{64}$/.test(textOf(id))) throw broken();
  const picture = { id: textOf(id), width, height };
  return base64 === undefined ? picture : { ...picture, base64: textOf(base64) };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw broken();
  return value;
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line.slice(1));
  } catch {
    throw broken();
  }
}

export function broken(cause?: unknown): ProblemError {
  const refusal = new ProblemError(
    400,
    'FILE_REFUSED',
    '收到的比赛内容不完整，什么也没有改变；请再做一次',
  );
  refusal.cause = cause;
  return refusal;
}

export function tooLarge(): ProblemError {
  return new ProblemError(
    409,
    'HALL_TOO_LARGE',
    '这场比赛超过 64 MB，不能整场带走；请先删除不用的节目和图片',
  );
}
