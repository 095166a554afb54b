/** A refusal on its way to the caller: an RFC 9457 problem document with a Chinese sentence that says what to do. */
import type {
  FieldError,
  JudgeRef,
  Problem,
  RecoveryObstacle,
  Undecided,
} from '@liangfen/sdk/schema';

export interface ProblemExtras {
  readonly errors?: FieldError[];
  readonly missingJudges?: JudgeRef[];
  readonly undecided?: Undecided[];
  readonly obstacle?: RecoveryObstacle;
  /** The line that may hold the headers of a refused list. */
  readonly headerLine?: number;
  readonly version?: number;
  readonly retryAfterSeconds?: number;
  readonly ticket?: string;
}

/** Thrown by operations and turned into a response at one place, `app.ts`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly extras: ProblemExtras;

  constructor(status: number, code: Problem['code'], detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  toProblem(requestId?: string): Problem {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      detail: this.message,
      ...this.extras,
      ...(requestId === undefined ? {} : { requestId }),
    };
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/** Each thing with its measure word. */
const measured = {
  大屏: '这块大屏',
  内容: '这项内容',
  比赛: '这场比赛',
  以前的比赛: '以前的这场比赛',
  投票: '这次投票',
  节目: '这个节目',
  节目组: '这个节目组',
  评分项: '这个评分项',
  评委: '这位评委',
  评委组: '这个评委组',
  账号: '这个账号',
  子账号: '这个子账号',
  登录: '这次登录',
  密钥: '这个密钥',
  关联: '这个关联',
  图片: '这张图片',
  导入记录: '这条导入记录',
  自检: '这次自检',
  步: '这一步',
  套餐: '这个套餐',
  订单: '这笔订单',
  发票文件: '这份发票文件',
  推送地址: '这个推送地址',
  消息: '这条消息',
} as const;

/** Unknown ids and other people's ids answer alike (product decisions § 8). */
export function notFound(what: keyof typeof measured = '内容'): ProblemError {
  return new ProblemError(404, 'NOT_FOUND', `没有找到${measured[what]}，请返回上一页刷新后再试`);
}
