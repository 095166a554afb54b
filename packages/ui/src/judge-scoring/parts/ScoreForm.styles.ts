// The look of a window's form: steps, the number being typed, the button.

import { part } from '../../style-sheets/part.ts';
import { Foot } from './layout.tsx';
import { PhoneButton } from './PhoneButton.tsx';

export const Steps = part('div', 'lf-sheet-steps');

export const Step = part('button', 'lf-sheet-step');

/** The name of a step, in full where there is room for it. */
export const StepName = part('span', 'lf-sheet-step-name');

/** Range and weight; in a row they are seen beside the number that is typed. */
export const StepDetail = part('span', 'lf-sheet-step-detail');

export const Small = part('span', 'lf-sheet-small');

export const Digits = part('span', 'lf-sheet-digits');

export const Reading = part('div', 'lf-sheet-reading');

/** The running total stays in sight when the items do not all fit. */
export const Total = part(Reading, 'lf-sheet-total');

/** The typed number, and beside it the allowed numbers and the delivery: as high empty as full. */
export const Entry = part('div', 'lf-sheet-entry');

export const Value = part('output', 'lf-sheet-value');

export const Problem = part('div', 'lf-sheet-problem');

export const Submit = part(PhoneButton, 'lf-sheet-submit');

/** On its side the button stands beside the number, so that all keys are in sight. */
export const FormFoot = part(Foot, 'lf-sheet-sheet-foot');
