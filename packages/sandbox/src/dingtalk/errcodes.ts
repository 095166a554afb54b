/** The messenger's own numbers and words for its refusals. */

const words: Readonly<Record<number, string>> = {
  [-1]: '系统繁忙',
  88: '鉴权异常',
  300001: '签名不匹配',
  310000: 'token is not exist',
  33001: '无效的企业ID',
  40014: '不合法的access_token',
  40035: '不合法的参数',
  40078: '不存在的临时授权码',
  40104: '无效的手机号',
  42001: 'access_token已过期',
  50002: '企业中的员工不在权限范围',
  50004: '请求的部门id不在权限范围',
  60003: '部门不存在',
  60011: '没有调用该接口的权限',
  60020: '访问ip不在白名单之中',
  60121: '找不到该用户',
  90002: '全局调用超过限制',
  90018: '您的企业调用该接口的QPS超过限制',
};

function wordsOf(errcode: number): string {
  return words[errcode] ?? '请求失败';
}

/** The older interfaces answer HTTP 200 always. */
export function refused(errcode: number): Response {
  return Response.json({ errcode, errmsg: wordsOf(errcode), request_id: 'demo' });
}

export function refusedBelow88(errcode: number): Response {
  return Response.json({
    errcode: 88,
    sub_code: String(errcode),
    sub_msg: wordsOf(errcode),
    errmsg: `ding talk error[subcode=${errcode},submsg=${wordsOf(errcode)}]`,
    request_id: 'demo',
  });
}

export function done(result: unknown): Response {
  return Response.json({
    errcode: 0,
    errmsg: 'ok',
    ...(result === undefined ? {} : { result }),
    request_id: 'demo',
  });
}

/** The newer interfaces answer an HTTP status, and a name. */
export function httpRefusal(status: number, code: string): Response {
  return Response.json({ requestid: 'DEMO', code, message: code }, { status });
}
