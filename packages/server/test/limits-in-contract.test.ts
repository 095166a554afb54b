/** Tests that the contract names every rate limit, with the figures that the server counts by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LimitName, limits } from '../src/sessions/rate-limit.ts';

const contract = readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8');
const introduction = contract.slice(0, contract.indexOf('\npaths:')).replace(/\s+/g, '');

/** How the contract's introduction names each limit; a new limit has to be named there. */
const named: Readonly<Record<LimitName, string>> = {
  login: '登录60次',
  imageCode: '图形验证码120次',
  register: '注册20次',
  passwordReset: '忘记密码20次',
  checkLoginName: '查登录名60次',
  guest: '席位、报名和访客各600次',
  embedding: '嵌入检查1200次',
  screenData: '字幕机的数据3000次',
  audienceBallot: '现场观众的选票30000次',
  button: '执行120次',
  tally: '查看下一步1200次',
  hall: '现场电脑带走和归还每10分钟共60次',
  seat: '席位、报名和访客各600次',
  signUp: '席位、报名和访客各600次',
  messengerState: '登录的状态300次',
  messengerLogin: '登录和绑定600次',
  messengerPage: '页面配置600次',
  singleSignOn: '统一身份认证120次',
  messengerBinding: '绑定企业身份30次',
  image: '上传图片60次',
  singleSignOnBinding: '准备绑定统一身份30次',
  messengerMobile: '读取手机号20次',
  recognition: '认出评委30次',
  addressBook: '通讯录300次',
  addressBookSearch: '通讯录搜索300次',
  subUsers: '添加企业子账号20次',
  reminder: '提醒评委30次',
  resultNotice: '发送成绩6次',
  invitation: '发邀请20次',
  addressTrial: '开始试扫60次',
  consoleLogin: '控制台登录30次',
  addressArrival: '打开试扫页60次',
  passwordResetOf: '重设密码的邮件3封',
  ownMail: '发邮箱确认码5次',
  changePassword: '改密码10次',
  secondFactor: '两步验证10次',
  copyOwnData: '下载个人数据6次',
  apiKey: '新建接口密钥、新建推送地址和换密钥各30次',
  webhook: '新建接口密钥、新建推送地址和换密钥各30次',
  webhookTrial: '试发和再发一次每分钟共30次',
  order: '下单60次',
  invoice: '申请发票30次',
  titleNumber: '查抬头税号120次',
  pointExport: '导出积分记录10次',
  notification: '支付通知600次',
  messengerPush: '平台的推送600次',
};

test.each(Object.entries(named))('%s', (name, words) => {
  // Safe: the keys of this record are the limits' names.
  const { points } = limits[name as LimitName];
  expect(words).toMatch(new RegExp(`\\D${points}(次|封)$`));
  expect(introduction).toContain(words);
});
