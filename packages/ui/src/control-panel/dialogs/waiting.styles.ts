// The look of things that wait for an operator's word, in the head and in a dialog: late scores, corrections.
import { styled } from 'styled-components';
import { DialogEffect } from '../../primitives/dialog-parts.ts';
import { token } from '../../theme/index.ts';

export const Callout = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0 4px 0 12px;
  border-radius: ${token.radius};
  background: ${token.warningSoft};
  font-size: 14px;
  white-space: nowrap;
`;

export const Hint = styled.p`
  margin: 0 0 14px;
  color: ${token.textMuted};
`;

export const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  gap: 10px;
  padding: 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
`;

export const What = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 14px;
  time {
    margin-left: auto;
    color: ${token.textMuted};
    font-size: 13px;
  }
`;

/** What an answer would change; nothing takes no room. */
export const Effect = styled(DialogEffect)`
  font-size: 14px;
  &:empty {
    display: none;
  }
`;

export const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: start;
  gap: 8px;
`;
