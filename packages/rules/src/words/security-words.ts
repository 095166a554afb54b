// What the security log calls its events: the desk and the exported file say the same.
import type { SecurityEventKind } from '@liangfen/sdk/schema';

export const securityEventWords: Record<SecurityEventKind, string> = {
  LOGIN: '登录',
  LOGIN_FAILED: '登录失败',
  LOCKED_OUT: '输错太多，暂时不能登录',
  LOGOUT: '退出登录',
  SESSION_ENDED: '结束登录',
  ACCOUNT_MADE: '注册',
  CONSOLE_OPENED: '打开控制台',
  SEAT_TAKEN: '席位换了手机',
  REFUSED: '没有权限，已拒绝',
  GRANT_CHANGED: '子账号和授权变动',
  ROLE_CHANGED: '子账号换了角色',
  PASSWORD_CHANGED: '修改密码',
  PASSCODE_CHANGED: '修改控制台口令',
  PASSWORD_RESET: '管理员重设密码',
  SECOND_FACTOR_ON: '开启两步验证',
  SECOND_FACTOR_OFF: '关闭两步验证',
  SECOND_FACTOR_FAILED: '两步验证的验证码不对',
  RECOVERY_CODES_MADE: '重新生成恢复码',
  ACCOUNT_CLOSED: '注销账号',
  EXPORTED: '导出',
  KEY_MADE: '新建接口密钥',
  KEY_REVOKED: '撤销接口密钥',
  ADMIN_ACT: '服务管理员的操作',
};
