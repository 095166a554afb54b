/** The ranking as the screen shows it now, as a message to a group. Pure. */
import { formatMeasured } from '@liangfen/rules';
import { scoreUnitWords, standingText } from '@liangfen/rules/words';
import type { RankRow, StageRanking } from '@liangfen/sdk/schema';
import type { GroupMessage } from '../ports.ts';

export function rankingMessage(competitionName: string, stage: StageRanking): GroupMessage {
  const title = `${competitionName} 排名`;
  const about = [stage.groupName, stage.item?.itemName ?? ''].filter((text) => text !== '');
  const lines = [
    `### ${plainText(title)}`,
    ...(about.length === 0 ? [] : [plainText(about.join(' · '))]),
    ...stage.rows.map((row) => lineOf(row, stage)),
  ];
  return { title, markdown: lines.join('\n\n') };
}

function lineOf(row: RankRow, { vote, decimals, scoreUnit }: StageRanking): string {
  const { rank, tied, programName, contestant, score } = row;
  const unranked = standingText(row) ?? '未排名';
  const words = rank === null ? unranked : `${tied ? '并列' : ''}第 ${rank} 名`;
  const who = contestant === '' ? programName : `${programName}（${contestant}）`;
  const unit = vote ? '票' : scoreUnitWords[scoreUnit ?? 'POINTS'];
  const points =
    score === null ? '暂无得分' : `${formatMeasured(score, decimals, scoreUnit)} ${unit}`;
  return `**${words}** ${plainText(who)} ${points}`;
}

const wide: Readonly<Record<string, string>> = {
  '\\': '＼',
  '`': '｀',
  '*': '＊',
  _: '＿',
  '[': '［',
  ']': '］',
  '<': '＜',
  '>': '＞',
  '#': '＃',
  '|': '｜',
  '~': '～',
  '!': '！',
  '&': '＆',
};

/** Signs that mean something in Markdown as their wide twins: dialects differ in what a backslash does. */
export function plainText(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~!&]/g, (sign) => wide[sign] ?? '').replace(/\s+/g, ' ');
}
