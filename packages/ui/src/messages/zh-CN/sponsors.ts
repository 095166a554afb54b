// The texts of the sponsors' part of the settings. A file of its own, loaded with that part.
import { sponsorLevelWords, sponsorLinkWords } from '@liangfen/rules/words';

// Marked as pure, so that a page which shows none of these texts does not carry them.
export const sponsors = /* @__PURE__ */ (() => ({
  title: '赞助单位',
  hint: '最多 {most} 家，标志用透明背景的 PNG 或 WebP 最好；没有标志的，大屏写名称',
  empty: '还没有赞助单位',
  add: '添加赞助单位',
  logo: '标志',
  name: '名称',
  level: '级别',
  actions: '操作',
  levels: sponsorLevelWords,
  upload: '上传标志',
  uploadOf: '上传「{name}」的标志',
  takeLogo: '移除标志',
  takeLogoOf: '移除「{name}」的标志',
  remove: '删除',
  removeOf: '删除「{name}」',
  move: '移动「{name}」：拖动，或按上下方向键',
  moved: '「{name}」现在是第 {position} 个',
  unnamed: '第 {number} 家',
  links: '赞助栏站在这些画面的下方',
  linksHint: '画面给它让出位置，不会盖住分数和名字；一个画面播出的时候改了，从下一个画面起生效',
  link: sponsorLinkWords,
  seconds: '每批标志几秒',
  preview: '大屏预览',
  previewOf: { INIT: '开场', INTERMISSION: '中场休息' },
}))();
