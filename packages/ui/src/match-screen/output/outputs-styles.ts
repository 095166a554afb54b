/// <reference path="../../css-text.d.ts" />
// The style sheet of the outputs, beside that of the stage.
import layers from './Layers.css?inline';
import safeAreas from './SafeAreas.css?inline';
import testCard from './TestCard.css?inline';

export const outputsStyles = [layers, safeAreas, testCard].join('');
