// Style fragments that every control shares, so that focus and touch feel the same everywhere.
import { css } from 'styled-components';
import { token } from '../theme/index.ts';

/** Seen by keyboard users only, outside the control so that it shows on any ground. */
export const focusRing = css`
  outline: none;
  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`;

/** As high as the desk's density asks, and never lower than a finger needs. */
export const controlHeight = css`
  min-height: ${token.control};
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const fieldBox = css`
  ${controlHeight}
  ${focusRing}
  box-sizing: border-box;
  width: 100%;
  padding: 0 11px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  font-size: 14px;
  line-height: 22px;
  transition:
    border-color ${token.fast},
    box-shadow ${token.fast};
  &::placeholder {
    color: ${token.textMuted};
  }
  &:hover:not(:disabled) {
    border-color: ${token.accent};
  }
  &:disabled,
  &[data-disabled] {
    background: ${token.surfaceSunken};
    color: ${token.textMuted};
    cursor: not-allowed;
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: ${token.danger};
  }
  /* A smaller text makes iOS zoom into the field. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
`;

/** Out of sight, but in the accessibility tree. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip: rect(0 0 0 0);
  clip-path: inset(50%);
  white-space: nowrap;
`;
