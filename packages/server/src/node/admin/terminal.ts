/** The terminal's part of a command: reads the typed words, asks before what cannot be taken back, prints the answer. */
import type { AdminAnswer, Refusal } from '../../admin/answer.ts';
import { type AdminRequest, confirmationOf } from '../../admin/commands.ts';
import { printed } from './print.ts';
import { readArguments, type Surroundings } from './read-arguments.ts';

export interface Terminal extends Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Null when nobody sits there to answer. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly send: (request: AdminRequest) => Promise<AdminAnswer>;
}

/** 0 done, 1 refused, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const read = readArguments(args, terminal);
  switch (read.kind) {
    case 'help':
      terminal.out(read.text);
      return 0;
    case 'refused':
      terminal.err(read.sentence);
      return 1;
    case 'wrong':
      terminal.err(`${read.sentence}\n\n${read.help}`);
      return 2;
    case 'run':
      return run(read, terminal);
  }
}

interface Run {
  readonly request: AdminRequest;
  readonly json: boolean;
  readonly yes: boolean;
}

async function run({ request, json, yes }: Run, terminal: Terminal): Promise<ExitCode> {
  const toType = request.dryRun || yes ? null : confirmationOf(request.command);
  if (toType !== null) {
    const refusal = await confirm(request, toType, terminal);
    if (refusal !== null) return show(request, refusal, json, terminal);
  }
  return show(request, await terminal.send(request), json, terminal);
}

/** Null when it may be done. */
async function confirm(
  request: AdminRequest,
  toType: string,
  { ask, err, send }: Terminal,
): Promise<Refusal | null> {
  if (ask === null) {
    return notConfirmed('这个命令做了就不能撤销：请先加 --dry-run 看会发生什么，确认后再加 --yes');
  }
  const trial = await send({ ...request, dryRun: true });
  if (!trial.done) return trial;
  err(`将要：\n${printed(trial.view)}`);
  const typed = await ask(`做了就不能撤销。确定的话请输入 ${toType}：`);
  return typed.trim() === toType ? null : notConfirmed('没有确认，什么都没有改变');
}

function notConfirmed(detail: string): Refusal {
  return { done: false, code: 'NOT_CONFIRMED', detail };
}

function show(
  { command, dryRun }: AdminRequest,
  answer: AdminAnswer,
  json: boolean,
  { out, err }: Terminal,
): ExitCode {
  const { name } = command;
  if (answer.done) {
    const { data, view } = answer;
    const trial = dryRun ? '只是试一下，什么都没有改变。真的做会：\n' : '';
    out(
      json
        ? JSON.stringify({ command: name, dryRun, done: true, data }, null, 2)
        : trial + printed(view),
    );
    return answer.isBad === true ? 1 : 0;
  }
  const { code, detail } = answer;
  if (json) out(JSON.stringify({ command: name, dryRun, done: false, code, detail }, null, 2));
  else err(detail);
  return 1;
}
