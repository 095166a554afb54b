// The texts of the page 嵌入: which sites may show the screen, what they put into their pages, and a trial.

export const embedding = {
  sites: '允许的网站',
  sitesHelp: {
    of: '「允许的网站」的说明',
    lines: [
      '只有这里的网站能把这场比赛的大屏放进自己的页面，别的网站会看到原因，看不到画面',
      '只看协议、域名和端口：https://a.example 和 https://www.a.example 是两个网站',
      '评委手机页、控制台和后台放进别的网站，要由服务器管理员允许',
    ],
  },
  sitesHint: '粘贴页面的网址就行，会自动取出其中的网站',
  noSites: '还没有允许任何网站',
  site: '网站 {number}',
  sitePlaceholder: 'https://www.example.com',
  addSite: '添加网站',
  removeSite: '删除网站 {number}',
  byOwner: '由服务器管理员允许，所有比赛都可以用',
  ownerTag: '服务器设置',
  code: '放进网页的代码',
  codeHint: '已经填好服务器 {address} 和这场比赛，复制到网页里就能用',
  ways: '放进网页的方式',
  way: {
    REACT: {
      title: 'React',
      hint: '用 React 18 以上的网站。先安装，再把组件放进页面',
    },
    ELEMENT: {
      title: '网页元素',
      hint: '不用 React、不用打包，任何网页都可以；Vue、Angular 也用这一种',
    },
    IFRAME: {
      title: 'iframe',
      hint: '只能粘贴代码的网站，如公众号后台、学校门户的编辑器',
    },
  },
  frameTitle: '大屏',
  block: {
    INSTALL: '安装命令',
    PAGE: '页面里的代码',
  },
  copyOf: '复制{name}',
  loopback: '别的电脑打不开这个网址',
  loopbackHint:
    '{address} 只在这台电脑上有用。上线前让管理员给服务器一个域名，并设置 LIANGFEN_PUBLIC_URL',
  insecure: '这个网址不是 https',
  insecureHint:
    'https 的网站不能连接它。让管理员给服务器配置 https 证书，并设置 LIANGFEN_PUBLIC_URL',
  trial: '试一试',
  trialHint: '上线前看看访问者会看到什么',
  trialSite: '要试的网站',
  trialSiteWrong: '写成 https://www.example.com 这样的网址',
  check: '检查',
  verdict: {
    ALLOWED: {
      title: '{site} 可以显示这场比赛',
      hint: '访问者会看到大屏，开始前是开场画面',
    },
    ORIGIN_NOT_LISTED: {
      title: '{site} 还不能显示这场比赛',
      hint: '访问者会看到「这个网站还不能显示这场比赛」；用 iframe 的页面是浏览器的拒绝提示。添加并保存以后，画面一分钟内自己出现，iframe 要刷新页面',
    },
    NOT_SAVED: {
      title: '{site} 还没有保存',
      hint: '访问者现在看不到画面，保存以后就可以',
    },
    BLOCKED_BY_BROWSER: {
      title: '浏览器不让 {site} 连接服务器',
      hint: '访问者会看到「暂时连不上服务器」：https 的网站不能连接 {address}。让管理员给服务器配置 https 证书',
    },
    ASKED_BY_BROWSER: {
      title: '{site} 的访问者要先允许访问本地网络',
      hint: '{address} 在会场自己的网络里。访问者的电脑要在这个网络里，Chrome 和 Edge 会先问一次，不允许就没有画面；http 的网站直接被拦下。让管理员给服务器一个公网的网址，就不会问',
    },
    COMPETITION_NOT_FOUND: {
      title: '没有找到这场比赛',
      hint: '访问者会看到「没有找到这场比赛」。它可能已被删除，请回到比赛列表核对',
    },
    SDK_TOO_OLD: {
      title: '后台页面太旧，查不出结果',
      hint: '服务器已经升级，请刷新这个页面再试',
    },
  },
  addThis: '添加这个网站',
  show: '显示画面',
  hide: '收起画面',
  openBeside: '在新标签页打开',
  frame: '嵌入的大屏',
  frameState: {
    WAITING: '正在打开画面',
    READY: '画面已出现，放进网页就是这样',
    PROBLEM: '没有画面：{detail}',
  },
};
