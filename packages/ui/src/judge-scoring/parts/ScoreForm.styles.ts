// The look of a window's form: steps, the number being typed, the button.

import { asWritten, part } from '../../style-sheets/part.ts';
import { Foot } from './layout.tsx';
import { PhoneButton } from './PhoneButton.tsx';

export const Steps = part('div', 'lf-form-steps');

export const Step = part('button', 'lf-form-step');

/** The name of a step, in full where there is room for it. */
export const StepName = part('span', 'lf-form-step-name');

/** Range and weight; in a row they are seen beside the number that is typed. */
export const StepDetail = part('span', 'lf-form-step-detail');

export const Small = part('span', 'lf-form-small');

export const Digits = part('span', 'lf-form-digits', asWritten);

export const Reading = part('div', 'lf-form-reading');

/** The running total stays in sight when the items do not all fit. */
export const Total = part(Reading, 'lf-form-total');

/** The typed number, and beside it the allowed numbers and the delivery: as high empty as full. */
export const Entry = part('div', 'lf-form-entry');

export const Value = part('output', 'lf-form-value', asWritten);

export const Problem = part('div', 'lf-form-problem');

export const Submit = part(PhoneButton, 'lf-form-submit');

/** On its side the button stands beside the number, so that all keys are in sight. */
export const FormFoot = part(Foot, 'lf-form-foot');
