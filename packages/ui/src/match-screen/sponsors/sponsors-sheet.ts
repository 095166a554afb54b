/// <reference path="../../css-text.d.ts" />
// The sheet of the sponsors, beside that of the pictures.
import sponsors from './Sponsors.css?inline';

export const sponsorsSheet = sponsors;
