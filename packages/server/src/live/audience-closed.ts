/** The refusal where an organiser has not opened the audience's page. */
import { ProblemError } from '../problem.ts';

export function audienceClosed(): ProblemError {
  const detail = '这场比赛没有开放观众页面，请看大屏';
  return new ProblemError(404, 'AUDIENCE_PAGE_CLOSED', detail);
}
