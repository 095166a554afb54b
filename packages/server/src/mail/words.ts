/** The product's mails. Plain text: a link is on a line of its own, and no mail asks for a password. */
import type { MailMessage } from '../ports.ts';

const unasked = '如果不是你在操作，请不要理会这封邮件，什么也不会改变。';

export function confirmationMail(to: string, code: string): MailMessage {
  return {
    to,
    subject: '亮分：确认找回密码的邮箱',
    text: [
      '你正在把这个邮箱设为亮分账号找回密码的邮箱。',
      '',
      `确认码：${code}`,
      '',
      '请在账号页里输入，三十分钟内有效。不要告诉任何人，亮分的工作人员也不会向你要。',
      unasked,
    ].join('\n'),
  };
}

export function resetMail(to: string, loginName: string, link: string): MailMessage {
  return {
    to,
    subject: '亮分：重设密码',
    text: [
      `有人请求重设亮分账号「${loginName}」的密码。是你的话，请打开下面的链接设置新密码：`,
      '',
      link,
      '',
      '链接三十分钟内有效，只能用一次。开启了两步验证的账号，登录时仍要输入验证码。',
      unasked,
    ].join('\n'),
  };
}

export function resetDoneMail(to: string, loginName: string): MailMessage {
  return {
    to,
    subject: '亮分：密码已经重设',
    text: [
      `亮分账号「${loginName}」的密码刚刚用邮件里的链接重设，之前的登录都已退出。`,
      '如果不是你操作的，请马上联系服务的管理员。',
    ].join('\n'),
  };
}

export function addressChangedMail(to: string, loginName: string): MailMessage {
  return {
    to,
    subject: '亮分：找回密码的邮箱已经更换',
    text: [
      `亮分账号「${loginName}」找回密码的邮箱刚刚换成了别的，这个邮箱不再能重设它的密码。`,
      '如果不是你操作的，请马上修改密码，并联系服务的管理员。',
    ].join('\n'),
  };
}
