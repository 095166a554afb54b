/** Every word of the command. */

export const texts = {
  summary: '核对导出的证据包',
  help: `核对一场比赛的证据包

用法：npx @liangfen/verify 证据包.json [选项]

  --head 文件   保存在别处的签名，台账必须包含它；可以给多份
  --key 公钥    相信的公钥，或装着它的文件；不给时用证据包里的公钥；可以给多个
  --json        结果写成 JSON
  --help        这段说明

退出码：0 全部一致，1 有不一致，2 用法不对或文件读不出来`,
  noFile: '请指定一个证据包，例如 npx @liangfen/verify 证据包.json',
  unknown: '不认识「{word}」，用 --help 看说明',
  unreadable: '{file} 读不出来',
  notABundle: '{file} 不是亮分的证据包',
  intact: '一致：{name}',
  broken: '不一致：{name}',
  chain: '哈希链：{count} 条，最新 {head}',
  replay: '重演：{count} 条，按规则重新计算',
  signed: '签名：前 {size} 条，树根 {root}，密钥 {key}',
  expected: '台账算出：{value}',
  found: '数据库里：{value}',
  nothing: '没有',
  ownKeys: '公钥取自证据包本身，要证明没有整个换过，请用 --key 给出另外保存的公钥',
  unchecked: '没有核对：',
} as const;
