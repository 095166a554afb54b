/** Tells the lines that people write into a list though they are none of it: breaks, totals, headings, who made it. */
import type { LeftOutReason } from '@liangfen/sdk/schema';

const breaks =
  /^(中场|场间|幕间|课间)?(休息|休场|茶歇|午休|用餐|午餐|晚餐|午饭|晚饭)(时间)?[\d一二三四五十]*(分钟|min)?$|^(中场|换场|转场)$/i;
const totals =
  /^(合计|总计|小计|共计|累计|总数|总人数|人数合计|节目总数|total|sum)([:：].*)?$|^(以上)?(一?共计?|合计|总计)[:：]?[\d一二三四五六七八九十百]+(人|位|名|个|项|支|队|首)?(节目|作品|评委|选手|队伍)?[。.]?$/i;
const signatures =
  /^(制表|填表|制单|填报|审核|审批|复核|统计|经办|负责|联系|编制|打印|导出|签字|签名|盖章)(人|者|单位|日期|时间|员|处|电话|方式)?(签字|签名)?([:：].*)?$|^(主办|承办|协办|指导|填报|报送)(单位|方)[:：]/;
const notes =
  /^(备注|说明|注意|注意事项|附注|注|温馨提示|提示|填表说明|填写说明|时间|地点|日期)[:：]|^以上|^排名不分|^第[\d一二三四五六七八九十]+页|^[(（].*[)）]$|^[\d〇零一二三四五六七八九十]{2,4}年[\d一二三四五六七八九十]{1,3}月([\d一二三四五六七八九十]{1,3}[日号])?$/;
/** What happens between the acts and gets no marks. */
const between =
  /^(开场|领导|嘉宾|主办方|校领导)?(致辞|致词|讲话|发言)$|^(颁奖|抽奖|互动|开幕|闭幕)(仪式|典礼|环节|式)?$|^(全体|全场)?合影(留念)?$|^(公布|宣布)(成绩|结果|名次|获奖名单)$|^(评委|嘉宾|专家)点评$|^主持人?(开场|串词|串场|开场白|结束语|报幕|谢幕)?$|^(开场|暖场)(白|词|主持|视频)?$|^(介绍|宣读)(评委|嘉宾|领导|规则|评分规则|比赛规则)$/;
const sections =
  /^(第[一二三四五六七八九十百\d]+|[上下前后中])(篇章|乐章|部分|环节|单元|板块|章节?|幕|场次?|轮次?|组|篇|半场|阶段)/;
/** 少年组, 合唱专场: what a part of a list is called. */
const parts = /^[^\d,，。、:：]{1,12}(组|专场|单元|篇章|板块|赛区)$/;

export interface LineSeen {
  /** The texts of the line itself, from left to right. */
  readonly texts: readonly string[];
  /** Whether the line has a place of its own in the order. */
  readonly hasNumber: boolean;
  /** Whether the columns that must be filled in are, all of them. */
  readonly isComplete: boolean;
  /** Whether at least one of them is. */
  readonly hasRequired: boolean;
  /** Whether a text is merged across the columns of the list. */
  readonly isWide: boolean;
  /** Whether what is needed is the name of a person. */
  readonly isOfPeople: boolean;
  /** Whether the list has more columns than one, and this line fills one of them only. */
  readonly standsAlone: boolean;
}

/** Whether a text is a heading between lines: 第二组, 上半场. */
export function isHeading(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  return sections.test(plain) || parts.test(plain);
}

/** What the name of a house ends with. Length tells nothing: 阿卜杜热合曼 is a person. */
const houses =
  /^\p{sc=Han}{2,}(团委|工会|学生会|委员会|组委会|办公室|大学|学院|学校|中学|小学|协会|中心|公司|集团|教育局|文化馆|宣传部)$/u;

/** A list of people ends with who made it: 江城大学团委. */
function isNoPerson({ isOfPeople, standsAlone }: LineSeen, text: string): boolean {
  return isOfPeople && standsAlone && houses.test(text);
}

/** Null for a line of the list. A number of its own makes any line one. */
export function leftOutReason(line: LineSeen): LeftOutReason | null {
  if (line.hasNumber && line.isComplete) return null;
  const [first = ''] = line.texts;
  const plain = first.replace(/\s/g, '');
  // A remark has brackets or strokes around it: （中场休息）, --茶歇--.
  const bare = plain.replace(/^[(（【[\p{Pd}—*]+|[)）】\]\p{Pd}—*]+$/gu, '');
  const alone = line.standsAlone || line.isWide;
  if (totals.test(plain)) return 'TOTAL';
  if (breaks.test(bare)) return 'BREAK';
  if (signatures.test(plain)) return 'SIGNATURE';
  if (line.texts.length === 1 && notes.test(plain)) return 'NOTE';
  if (alone && isHeading(plain)) return 'SECTION';
  if (line.isWide) return 'SECTION';
  if (line.texts.length === 1 && (between.test(bare) || isNoPerson(line, bare))) return 'NOTE';
  return line.standsAlone && !line.hasRequired ? 'NOTE' : null;
}
