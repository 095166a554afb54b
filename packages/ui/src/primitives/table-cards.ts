// The look of a table's rows as cards, one under the other, where there is no room for columns.
import { css } from 'styled-components';
import { token } from '../theme/index.ts';
import { visuallyHidden } from './mixins.ts';

/** Used inside the table's own style: the name on the first line, its details below it, actions last. */
export const cardsLook = css`
  &[data-cards] {
    display: block;
    min-width: 0;
    thead,
    tbody {
      display: block;
    }
    thead {
      position: sticky;
      top: 0;
      z-index: 1;
    }
    thead tr {
      display: block;
    }
    thead tr > * {
      ${visuallyHidden}
    }
    thead tr > [data-choice] {
      display: block;
      position: static;
      width: auto !important;
      height: auto;
      margin: 0;
      padding: 0 12px;
      clip: auto;
      clip-path: none;
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 14px;
      padding: 10px 12px;
      border-bottom: 1px solid ${token.line};
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    tbody tr > * {
      order: 3;
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }
    tbody tr > [data-card='before'] {
      order: 0;
      color: ${token.textMuted};
    }
    tbody tr > [data-card='before']:empty {
      display: none;
    }
    tbody tr > th {
      order: 1;
      flex: 1 1 0;
      font-weight: 500;
    }
    /* The rest begins on a new line. */
    tbody tr::after {
      content: '';
      order: 2;
      flex: 1 0 100%;
    }
    tbody tr > [data-title]:not(th)::before {
      content: attr(data-title);
      margin-right: 6px;
      color: ${token.textMuted};
      font-size: 13px;
    }
    tbody tr > [data-card='end'] {
      order: 4;
      display: flex;
      flex: 1 0 100%;
      justify-content: flex-end;
    }
    tbody tr[data-dragged] {
      background: ${token.surfaceRaised};
    }
    tbody tr[data-state='current'] {
      background: ${token.accentSoft};
      box-shadow: inset 3px 0 0 ${token.accent};
    }
    tbody tr[data-state='current'] > :first-child {
      box-shadow: none;
    }
    tbody tr[data-drop='before'] {
      box-shadow: inset 0 2px 0 ${token.accent};
    }
    tbody tr[data-drop='after'] {
      box-shadow: inset 0 -2px 0 ${token.accent};
    }
    tbody tr[data-drop] > * {
      box-shadow: none;
    }
    tbody tr[data-filler] {
      display: block;
    }
    tbody tr[data-filler='true'] {
      padding: 0;
      border: 0;
    }
    tbody tr[data-filler] > * {
      display: block;
    }
    tbody tr[data-filler]::after {
      display: none;
    }
  }
`;
