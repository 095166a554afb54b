// What the reveals are made of, for a page that wears it once before the first of them.
import * as card from './JudgeCard.styles.ts';
import { barParts } from './RankingBars.tsx';
import * as podium from './RankingPodium.styles.ts';
import { rowParts } from './RankingRows.tsx';
import * as result from './ResultStage.styles.ts';
import * as reveal from './ScoreRevealStage.styles.ts';

const { laterParts, ...cardParts } = card;

export const preparedParts = [
  ...Object.values(reveal),
  ...Object.values(cardParts),
  ...Object.values(result),
  ...rowParts,
  ...barParts,
  ...Object.values(podium),
];
