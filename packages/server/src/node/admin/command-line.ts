/** Describes the commands as they are typed (words, operands, options), and what their help says. */
import { type CommandName, mostPdfBytes, mostTitleBytes } from '../../admin/commands.ts';

export interface Operand {
  readonly field: string;
  readonly label: string;
  /** The value names a file, of which at most this many bytes are read. */
  readonly fileBytes?: number;
  /** The value is a path that the process doing the command opens, taken from the caller's folder. */
  readonly isPath?: true;
}

export interface Option {
  readonly field: string;
  /** The placeholder for the value in the help; null for a flag. */
  readonly value: string | null;
  readonly help: string;
  /** The value names a file, of which at most this many bytes are read. */
  readonly fileBytes?: number;
}

export interface CommandLine {
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether the command takes --dry-run. */
  readonly changes: boolean;
  readonly example: string;
}

const loginName: Operand = { field: 'loginName', label: '登录名' };
const competitionId: Operand = { field: 'competition', label: '比赛编号' };
const tradeNo: Operand = { field: 'tradeNo', label: '交易号' };
const invoice: Operand = { field: 'id', label: '编号' };
const told: Option = { field: 'reason', value: '原因', help: '必填，用户会看到' };
const plan: Operand = { field: 'plan', label: '套餐编号' };
const limit: Option = { field: 'limit', value: '条数', help: '最多列出几条，1 到 1000' };
const price: Option = { field: 'price', value: '元', help: '价格，如 98 或 98.50' };
const points: Option = { field: 'points', value: '云点数', help: '1 到 100000' };
const required = (option: Option): Option => ({ ...option, help: `必填，${option.help}` });
const discount: Option = { field: 'discount', value: '说明', help: '折扣说明，如「9 折」' };
const sort: Option = { field: 'sort', value: '数', help: '小的排在前面；不写则按云点数' };

export const commandLines: Readonly<Record<CommandName, CommandLine>> = {
  backup: {
    summary: '把全部数据写成一个文件，服务不用停',
    operands: [{ field: 'file', label: '文件', isPath: true }],
    options: {
      encrypt: {
        field: 'encrypt',
        value: null,
        help: '加密（age），公钥或口令由 LIANGFEN_BACKUP_RECIPIENTS_FILE 或 LIANGFEN_BACKUP_PASSPHRASE_FILE 指定',
      },
    },
    changes: false,
    example: 'backup 2026-11-22.liangfen.gz',
  },
  restore: {
    summary: '把备份恢复到一个空的数据目录或数据库，加密的也可以',
    operands: [{ field: 'file', label: '文件', isPath: true }],
    options: {},
    changes: false,
    example: 'restore 2026-11-22.liangfen.gz',
  },
  'user list': {
    summary: '主账号和子账号：登录名、名称、两步验证、最近登录',
    operands: [],
    options: { limit },
    changes: false,
    example: 'user list',
  },
  'user create': {
    summary: '新建主账号，密码只显示这一次',
    operands: [loginName],
    options: {
      name: { field: 'personName', value: '名称', help: '姓名或单位；不写则和登录名相同' },
    },
    changes: true,
    example: 'user create zhang --name 校团委',
  },
  'user invite': {
    summary: '生成一个注册链接，一个人用一次，只显示这一次',
    operands: [],
    options: { days: { field: 'days', value: '天数', help: '几天内有效，默认 7' } },
    changes: true,
    example: 'user invite --days 3',
  },
  'user reset': {
    summary: '重设密码，新密码只显示这一次；全部登录随即退出',
    operands: [loginName],
    options: {},
    changes: true,
    example: 'user reset zhang',
  },
  'user factor-off': {
    summary: '去掉两步验证，给丢了手机和恢复码的人；全部登录随即退出',
    operands: [loginName],
    options: {},
    changes: true,
    example: 'user factor-off zhang',
  },
  'user end-logins': {
    summary: '结束一个账号的全部登录和它打开的控制台',
    operands: [loginName],
    options: {},
    changes: true,
    example: 'user end-logins zhang',
  },
  'user close': {
    summary: '注销主账号：比赛和子账号一起停用，30 天内可以恢复',
    operands: [loginName],
    options: {},
    changes: true,
    example: 'user close zhang',
  },
  'user restore': {
    summary: '恢复 30 天内注销的主账号和随它停用的比赛',
    operands: [loginName],
    options: {},
    changes: true,
    example: 'user restore zhang',
  },
  'session list': {
    summary: '谁在哪里登录着：账号、控制台、评委席',
    operands: [],
    options: {
      user: { field: 'user', value: '登录名', help: '只列这个账号的' },
      competition: { field: 'competition', value: '编号', help: '只列这场比赛的控制台和评委席' },
      limit,
    },
    changes: false,
    example: 'session list --user zhang',
  },
  'session end': {
    summary: '结束一个登录，打开的页面马上断开',
    operands: [{ field: 'which', label: '编号' }],
    options: {},
    changes: true,
    example: 'session end k3m9a2b4c5d6e7f8',
  },
  'removed list': {
    summary: '一场比赛 30 天内清空的成绩、删除的节目和评委，能不能找回',
    operands: [competitionId],
    options: {},
    changes: false,
    example: 'removed list a3f81c9e',
  },
  'removed recover': {
    summary: '替组织者找回清空的成绩、删除的节目或评委；写入比赛的台账',
    operands: [competitionId, { field: 'which', label: '编号' }],
    options: {},
    changes: true,
    example: 'removed recover a3f81c9e b72d4e10',
  },
  take: {
    summary: '带到现场：从服务取走一场比赛，由这台电脑主持；断了再做一次就接着来',
    operands: [
      { field: 'address', label: '服务的地址' },
      { field: 'code', label: '代码' },
    ],
    options: {
      owner: { field: 'owner', value: '登录名', help: '比赛归这里的哪个主账号；只有一个时不用写' },
      name: {
        field: 'hallName',
        value: '名字',
        help: '现场的名字，服务上的人会看到；默认「现场」',
      },
      at: { field: 'at', value: '地址', help: '在现场打开的地址；默认是这台电脑在网络里的地址' },
    },
    changes: false,
    example: 'take https://show.example.com 4f8b0c27d1e69a35 --name 学生活动中心',
  },
  'give-back': {
    summary: '归还：把现场主持过的比赛交还服务，这台电脑从此只能查看',
    operands: [competitionId],
    options: {},
    changes: true,
    example: 'give-back a3f81c9e',
  },
  purge: {
    summary: '清理满 30 天的已删除内容、过期的登录、访客和没有用到的图片，不能恢复',
    operands: [],
    options: {},
    changes: true,
    example: 'purge --dry-run',
  },
  doctor: {
    summary: '检查数据库、时钟、文件描述符、磁盘、证书、版本和统一身份认证',
    operands: [],
    options: {},
    changes: false,
    example: 'doctor --json',
  },
  'points show': {
    summary: '账号有多少云点，最近的变动',
    operands: [loginName],
    options: { limit },
    changes: false,
    example: 'points show zhang',
  },
  'points grant': {
    summary: '赠送云点，不能收回',
    operands: [loginName, { field: 'points', label: '云点数' }],
    options: { reason: { field: 'reason', value: '原因', help: '必填，记入操作记录' } },
    changes: true,
    example: 'points grant zhang 5 --reason 合同赠送',
  },
  'plans list': {
    summary: '在售的套餐',
    operands: [],
    options: { all: { field: 'all', value: null, help: '下架的也列出' } },
    changes: false,
    example: 'plans list --all',
  },
  'plans history': {
    summary: '一个套餐的全部版本，谁在什么时候改的',
    operands: [plan],
    options: {},
    changes: false,
    example: 'plans history plan-10',
  },
  'plans add': {
    summary: '添加套餐，马上在售',
    operands: [],
    options: { points: required(points), price: required(price), discount, sort },
    changes: true,
    example: 'plans add --points 20 --price 1470 --discount "75 折"',
  },
  'plans change': {
    summary: '修改套餐；已经下的订单不受影响',
    operands: [plan],
    options: {
      points,
      price,
      discount,
      'no-discount': { field: 'noDiscount', value: null, help: '去掉折扣说明' },
      sort,
      'on-sale': { field: 'onSale', value: null, help: '下架的重新上架' },
    },
    changes: true,
    example: 'plans change plan-10 --price 760',
  },
  'plans withdraw': {
    summary: '下架套餐；已经下的订单不受影响',
    operands: [plan],
    options: {},
    changes: true,
    example: 'plans withdraw plan-50',
  },
  'vouchers make': {
    summary: '生成兑换码，只显示这一次',
    operands: [],
    options: {
      count: { field: 'count', value: '张数', help: '必填，1 到 1000' },
      points: required(points),
      batch: { field: 'batch', value: '批次', help: '字母、数字、- 和 _；不写则自动编一个' },
      expires: { field: 'expires', value: '日期', help: '当天（北京时间）仍有效，如 2026-12-31' },
    },
    changes: true,
    example: 'vouchers make --count 10 --points 5 --batch spring --expires 2026-12-31',
  },
  'vouchers list': {
    summary: '兑换码和它们的状态；完整的码不再显示',
    operands: [],
    options: {
      batch: { field: 'batch', value: '批次', help: '只列这一批' },
      state: { field: 'state', value: '状态', help: 'unused、redeemed、revoked 或 expired' },
      limit,
    },
    changes: false,
    example: 'vouchers list --batch spring --state unused',
  },
  'vouchers revoke': {
    summary: '作废一张或整批没有兑换的兑换码，不能恢复',
    operands: [{ field: 'which', label: '编号或批次' }],
    options: {},
    changes: true,
    example: 'vouchers revoke spring',
  },
  'orders list': {
    summary: '订单，新的在前',
    operands: [],
    options: {
      state: {
        field: 'state',
        value: '状态',
        help: 'created、wait_buyer_pay、paid、refunding、refunded 或 closed',
      },
      day: { field: 'day', value: '日期', help: '只列这一天（北京时间）下的，如 2026-11-22' },
      limit,
    },
    changes: false,
    example: 'orders list --state paid --day 2026-11-22',
  },
  'orders show': {
    summary: '一笔订单和它发生过的一切',
    operands: [tradeNo],
    options: {},
    changes: false,
    example: 'orders show LF1763784000000',
  },
  'orders refund': {
    summary: '全额退款并收回云点，不能撤销',
    operands: [tradeNo],
    options: { reason: { field: 'reason', value: '原因', help: '必填，记入操作记录' } },
    changes: true,
    example: 'orders refund LF1763784000000 --reason 重复购买',
  },
  'orders reconcile': {
    summary: '和支付服务的账单对一天的账，能补记的补记，列出全部差异',
    operands: [],
    options: { day: { field: 'day', value: '日期', help: '必填，如 2026-11-22' } },
    changes: false,
    example: 'orders reconcile --day 2026-11-22',
  },
  'invoices list': {
    summary: '发票申请，新的在前',
    operands: [],
    options: {
      state: { field: 'state', value: '状态', help: 'applied、issued、rejected 或 reversed' },
      limit,
    },
    changes: false,
    example: 'invoices list --state applied',
  },
  'invoices show': {
    summary: '一个发票申请的全部内容',
    operands: [invoice],
    options: {},
    changes: false,
    example: 'invoices show k3m9',
  },
  'invoices issue': {
    summary: '开具发票，用户可以下载 PDF',
    operands: [invoice],
    options: {
      number: { field: 'number', value: '号码', help: '必填，发票号码，8 到 20 位数字' },
      date: { field: 'date', value: '日期', help: '必填，开票日期，如 2026-11-22' },
      pdf: {
        field: 'pdf',
        value: '文件',
        help: '必填，发票 PDF，最大 5 MB',
        fileBytes: mostPdfBytes,
      },
    },
    changes: true,
    example: 'invoices issue k3m9 --number 26442000000012345678 --date 2026-11-22 --pdf a.pdf',
  },
  'invoices refuse': {
    summary: '驳回发票申请，用户可以重新申请',
    operands: [invoice],
    options: { reason: told },
    changes: true,
    example: 'invoices refuse k3m9 --reason 税号与抬头不符',
  },
  'invoices reverse': {
    summary: '记录已开具的发票已经红冲',
    operands: [invoice],
    options: { reason: told },
    changes: true,
    example: 'invoices reverse k3m9 --reason 开票有误',
  },
  'invoices titles load': {
    summary: '载入抬头和税号，填发票时可以查到；CSV，每行：抬头,税号',
    operands: [{ field: 'file', label: '文件', fileBytes: mostTitleBytes }],
    options: {},
    changes: true,
    example: 'invoices titles load titles.csv',
  },
  'audit list': {
    summary: '操作记录：谁在什么时候做了什么',
    operands: [],
    options: {
      day: { field: 'day', value: '日期', help: '只列这一天（北京时间），如 2026-11-22' },
      by: { field: 'by', value: '操作人', help: '只列这个人的' },
      limit,
    },
    changes: false,
    example: 'audit list --day 2026-11-22',
  },
};

/** Taken by every command. */
export const sharedOptions = {
  json: { value: null, help: '输出 JSON，给程序读' },
  operator: {
    value: '姓名',
    help: '操作人，记入操作记录；默认是 LIANGFEN_OPERATOR 或系统用户名',
  },
  help: { value: null, help: '显示帮助' },
} as const;

/** Taken by the commands that change something. */
export const changingOptions = {
  'dry-run': { value: null, help: '只看会发生什么，不改变任何东西' },
  yes: { value: null, help: '不再询问，给脚本用' },
} as const;

// The keys of the record are the names; Object.keys cannot say so.
export const commandNames = Object.keys(commandLines) as readonly CommandName[];
