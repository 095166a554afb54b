// The words for what goes along with a removed program or judge, for whoever reads the answer without our pages.
import type { RemovalAttachmentKind } from '@liangfen/sdk/schema';

export const removalAttachmentWords: Readonly<Record<RemovalAttachmentKind, string>> = {
  SCORES: '打过的分数',
  RECUSALS: '回避',
  AWARDS: '奖项中指定的得奖',
  PHOTOGRAPHS: '照片和标志',
  FOUGHT_BOUTS: '打过的对战',
  SHOWN_RESULTS: '公布过的成绩',
};
