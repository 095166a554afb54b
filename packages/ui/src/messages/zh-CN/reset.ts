// The texts for people who have forgotten their password, and about the mail address that resets it.
export const reset = {
  title: '重设密码',
  askHint: '填写登录名，或者账号里确认过的邮箱，我们会把重设密码的链接发到那个邮箱',
  account: '登录名或邮箱',
  accountMissing: '请填写登录名或邮箱',
  ask: '发送链接',
  asked: '请查看邮箱',
  askedHint:
    '如果有这个账号，并且它有确认过的邮箱，链接已经发到那里，三十分钟内有效。没有收到时看看垃圾邮件，或者请服务的管理员重设',
  password: '新密码',
  set: '设置新密码',
  done: '密码已重设',
  doneHint: '之前的登录都已退出，请用新密码登录',
  toLogin: '去登录',
  notOffered: '这台服务器不发邮件',
  notOfferedHint: '忘记密码请联系服务的管理员重设',
  action: {
    ask: '发送链接',
    set: '设置新密码',
  },
};
