/** Every word of the command. */

export const texts = {
  summary: '核对导出的证据包',
  help: `核对一场比赛的证据包

用法：npx @liangfen/verify 证据包.json [选项]

  --head 文件   保存在别处的签名，台账必须包含它；可以给多份。可以是签名正文，也可以是下载来的签名列表
  --key 公钥    相信的公钥，或装着它的文件；最后一条必须有它的签名；不给时用证据包里的公钥；可以给多个
  --json        结果写成 JSON
  --help        这段说明

退出码：0 一致；1 有不一致；2 用法不对、文件读不出来，或不是证据包、签名、公钥；
        3 没有发现不一致，但给出的公钥没有签到最后一条，不能算证明`,
  noFile: '请指定一个证据包，例如 npx @liangfen/verify 证据包.json',
  unknown: '不认识「{word}」，用 --help 看说明',
  unreadable: '{file} 读不出来',
  notABundle: '{file} 不是亮分的证据包',
  notAHead: '{file} 不是台账的签名，要签名正文（三行字、一个空行、签名），或从亮分下载的签名列表',
  notAKey: '「{key}」不是公钥，公钥写作 名称+8 位编号+一串字母，中间没有空格',
  intact: '一致：{name}',
  broken: '不一致：{name}',
  unproven: '没有证明：{name}',
  provenUpTo:
    '给出的公钥只签到第 {size} 条，后面的 {rest} 条可能被整个换过；请重新导出证据包，或用 --head 给出更晚的签名',
  provenNothing: '没有一份签名是用给出的公钥签的，整条台账可能被换过；请核对公钥是不是这台服务器的',
  chain: '哈希链：{count} 条，最新 {head}',
  replay: '重演：{count} 条，按规则重新计算',
  signed: '签名：前 {size} 条，树根 {root}，密钥 {key}',
  expected: '台账算出：{value}',
  found: '数据库里：{value}',
  nothing: '没有',
  ownKeys: '公钥取自证据包本身，要证明没有整个换过，请用 --key 给出另外保存的公钥',
  unchecked: '没有核对：',
} as const;
