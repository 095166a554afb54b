/** The words of the reference, and of the closed lists that its operations name. */

export const words = {
  title: '接口文档',
  opening: '正在打开接口文档',
  notOpened: '接口文档没有打开，请刷新页面；契约全文在 /openapi.yaml',
  retry: '重新打开',
  search: '搜索接口',
  searchHint: '名称、地址或中文说明',
  found: (count: number) => `找到 ${count} 个接口`,
  foundNone: '没有找到，换一个词试试',
  overview: '总说明',
  events: '推送的事件',
  menu: '全部接口',
  download: '下载契约',
  access: '谁可以调用',
  roles: '子账号的角色',
  key: '接口密钥',
  noKey: '不接受',
  sdk: 'SDK 里的名称',
  command: '操作员的指令',
  ownRefusals: '自己的拒绝代码',
  bodyLimit: '请求体最多',
  bytes: (count: number) => `${count} 字节`,
  everyOrigin: '任何网站都能读',
  yes: '是',
  parameters: '参数',
  body: '请求体',
  answers: '答复',
  required: '必填',
  optional: '可不填',
  example: '例子',
  items: '每一项',
  oneOf: '以下之一',
  others: '其他名称',
  none: '没有内容',
  firstMessage: '第一条消息',
  laterMessages: '以后可以发的消息',
  messages: '服务器发来的消息',
  closeCodes: '关闭的代码',
  refusals: '拒绝的代码',
} as const;

/** Who `x-access` names. */
export const accessWords: Readonly<Record<string, string>> = {
  public: '任何人',
  user: '任何登录者（含访客）',
  account: '主账号或子账号',
  main: '主账号',
  sub: '子账号',
  manager: '能管理这场比赛的账号',
  owner: '拥有这场比赛的主账号',
  judge: '这场比赛已通过的评委',
  console: '这场比赛的控制台',
};

export const placeWords: Readonly<Record<string, string>> = {
  path: '地址',
  query: '查询',
  header: '请求头',
  cookie: 'Cookie',
};

/** The keywords of a schema that limit a value, as people read them. */
export const limitWords: Readonly<Record<string, string>> = {
  minimum: '最小',
  maximum: '最大',
  minLength: '最短',
  maxLength: '最长',
  minItems: '至少几项',
  maxItems: '最多几项',
  pattern: '样式',
  format: '格式',
  default: '默认',
  'x-decimals': '小数位数',
  'x-bounded-by': '项数跟着',
};
