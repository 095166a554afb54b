/// <reference path="./css-text.d.ts" />
// Lists every static style sheet that a component writes into its page, for policies that name styles by hash instead of a
// nonce.

import audience from './audience/Audience.css?inline';
import apply from './judge-scoring/pages/JudgeApply.css?inline';
import home from './judge-scoring/pages/JudgeHome.css?inline';
import states from './judge-scoring/parts/ListStates.css?inline';
import ownScores from './judge-scoring/parts/OwnScores.css?inline';
import field from './judge-scoring/parts/PhoneField.css?inline';
import { phoneStyles } from './judge-scoring/parts/phone-styles.ts';
import vote from './judge-scoring/parts/VoteForm.css?inline';
import audienceCode from './match-screen/audience-code/AudienceCode.css?inline';
import cornerButton from './match-screen/connection/CornerButton.css?inline';
import hostLook from './match-screen/host-look/HostLook.css?inline';
import { outputsStyles } from './match-screen/output/outputs-styles.ts';
import { picturesStyles } from './match-screen/styles/pictures-styles.ts';
import { stageStyles } from './match-screen/styles/stage-styles.ts';

/** Keyed by their names in the page. */
const stage = {
  stage: stageStyles,
  pictures: picturesStyles,
  'host-look': hostLook,
};
const screen = {
  ...stage,
  'corner-button': cornerButton,
  'audience-code': audienceCode,
  outputs: outputsStyles,
};
const phone = { phone: phoneStyles, 'own-scores': ownScores, vote, states, field, home, apply };

/** The engine of styles begins with an empty one and fills it by script, which no policy minds. */
const engine = { engine: '' };

export const inlineStyleSheets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  MatchScreen: screen,
  JudgeScoring: { ...phone, ...engine },
  ControlPanel: { ...stage, ...engine },
  Backstage: { ...stage, ...engine },
  AudiencePage: { audience },
};
