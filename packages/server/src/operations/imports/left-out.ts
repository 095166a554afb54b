/** Tells the lines that people write into a list though they are none of it: breaks, totals, headings, who made it. */
import type { LeftOutReason } from '@liangfen/sdk/schema';

const breaks =
  /^(中场|场间|幕间|课间)?(休息|休场|茶歇|午休|用餐|午餐|晚餐|午饭|晚饭)(时间)?[\d一二三四五十]*(分钟|min)?$|^(中场|换场|转场)$/i;
const totals = /^(合计|总计|小计|共计|累计|总数|总人数|人数合计|节目总数|total|sum)([:：].*)?$/i;
const signatures =
  /^(制表|填表|制单|填报|审核|审批|复核|统计|经办|负责|联系|编制|打印|导出|签字|签名|盖章)(人|者|单位|日期|时间|员|处)?(签字|签名)?([:：].*)?$/;
const notes = /^(备注|说明|注意|注意事项|附注|注|温馨提示|提示|填表说明|填写说明)[:：]/;
const sections =
  /^(第[一二三四五六七八九十百\d]+|[上下前后中])(篇章|乐章|部分|环节|单元|板块|章节?|幕|场次?|轮次?|组|篇|半场|阶段)/;

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
  /** Whether the list has more columns than one, and this line fills one of them only. */
  readonly standsAlone: boolean;
}

/** Whether a text is a heading between lines: 第二组, 上半场. */
export function isHeading(text: string): boolean {
  return sections.test(text.replace(/\s/g, ''));
}

/** Null for a line of the list. A number of its own makes any line one. */
export function leftOutReason(line: LineSeen): LeftOutReason | null {
  if (line.hasNumber && line.isComplete) return null;
  const [first = ''] = line.texts;
  const plain = first.replace(/\s/g, '');
  const alone = line.standsAlone || line.isWide;
  if (totals.test(plain)) return 'TOTAL';
  if (breaks.test(plain)) return 'BREAK';
  if (signatures.test(plain)) return 'SIGNATURE';
  if (notes.test(plain)) return 'NOTE';
  if (alone && isHeading(plain)) return 'SECTION';
  if (line.isWide) return 'SECTION';
  return line.standsAlone && !line.hasRequired ? 'NOTE' : null;
}
