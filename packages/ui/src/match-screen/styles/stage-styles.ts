/// <reference path="../../css-text.d.ts" />
// The style sheet of the stage and of its first picture. A part made from another stands after it.

import filling from '../canvas/Filling.css?inline';
import scaledCanvas from '../canvas/ScaledCanvas.css?inline';
import message from '../connection/StageMessage.css?inline';
import matchStage from '../MatchStage.css?inline';
import ambient from '../parts/Ambient.css?inline';
import fitted from '../parts/fitted.css?inline';
import marks from '../parts/Marks.css?inline';
import type from '../parts/type.css?inline';
import unseen from '../parts/Unseen.css?inline';
import scenePair from '../scene/ScenePair.css?inline';
import start from '../stages/StartStage.css?inline';

export const stageStyles = [
  type,
  unseen,
  fitted,
  filling,
  scaledCanvas,
  matchStage,
  scenePair,
  ambient,
  marks,
  message,
  start,
].join('');
