/** Refusals that several operations share, each saying what to do next. */
import { ProblemError } from './problem.ts';

export function invalidField(field: string, message: string): ProblemError {
  return new ProblemError(400, 'INVALID_REQUEST', message, { errors: [{ field, message }] });
}

export function competitionEnded(): ProblemError {
  return new ProblemError(
    409,
    'COMPETITION_ENDED',
    '比赛已经结束，内容不能再修改；可以查看统计，或复制一场新的比赛',
  );
}

/** Compares the name typed to confirm a destructive call with the competition's own (docs/decisions/0285). */
export function requireConfirmation(typed: string | undefined, name: string): void {
  if (typed === undefined || typed.trim() === name.trim()) return;
  const message = '输入的比赛名称不一致，没有执行；请照着比赛名称重新输入';
  throw new ProblemError(400, 'CONFIRMATION_MISMATCH', message, {
    errors: [{ field: 'confirmName', message }],
  });
}

export function onAir(detail: string): ProblemError {
  return new ProblemError(409, 'ON_AIR', detail);
}

export function conflict(detail: string): ProblemError {
  return new ProblemError(409, 'CONFLICT', detail);
}
