// The reasons why a screen has no picture: for the audience in front of it, and the next step for the developer of the
// page.

export const noPicture = {
  ORIGIN_NOT_LISTED: {
    title: '这个网站还不能显示这场比赛',
    hint: '请组织者在后台的「嵌入」里添加这个网站',
    developer: '{origin} 不在这场比赛允许的网站里；请组织者在「嵌入」页里添加它，画面会自己出现',
  },
  COMPETITION_NOT_FOUND: {
    title: '没有找到这场比赛',
    hint: '请核对大屏地址',
    developer:
      '{server} 上没有 competitionId 为 {competitionId} 的比赛，也可能已被删除；请在组织者后台核对',
  },
  SERVER_AWAY: {
    title: '暂时连不上服务器',
    hint: '正在重连，画面会自己出现',
    developer:
      '{server} 没有回应；请核对 LiangfenProvider 的 server、网络和证书（https 的页面只能连接 https 的服务器），连接会自己恢复',
  },
  SERVER_BUSY: {
    title: '服务器正忙',
    hint: '正在排队，画面会自己出现',
    developer: '{server} 请求稍后再来；不用做什么，连接会自己恢复',
  },
  WRONG_SERVER: {
    title: '大屏还没有设置好',
    hint: '请联系网站管理员',
    developer:
      '{server} 有回应，但不是亮分服务器；LiangfenProvider 的 server 应是服务器的网址，例如 https://score.example.com',
  },
  SDK_TOO_OLD: {
    title: '大屏需要更新',
    hint: '请联系网站管理员',
    developer: '{server} 比这个页面所用的 @liangfen/ui 新，请升级 @liangfen/ui 后重新发布页面',
  },
  REFUSED: {
    title: '大屏已断开',
    hint: '请联系控制台',
    developer: '{server} 拒绝了大屏的连接（{reason}）；排除原因后调用 reload()，或重新打开页面',
  },
  NO_PROVIDER: {
    title: '大屏还没有设置好',
    hint: '请联系网站管理员',
    developer: '请把 MatchScreen 放进 <LiangfenProvider server="https://…">',
  },
  WRONG_PROPS: {
    title: '大屏还没有设置好',
    hint: '请联系网站管理员',
    developer: 'MatchScreen 缺少 competitionId；它是组织者后台地址里的比赛标识',
  },
};
