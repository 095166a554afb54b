'use client';
// Something is on its way, and nothing can be done meanwhile.
import { styled } from 'styled-components';
import { Spinner } from '../../primitives/Spinner.tsx';
import { token } from '../../theme/index.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: 72px 20px;
  color: ${token.textMuted};
`;

export function Waiting({ text }: { readonly text: string }) {
  return (
    <Box role="status">
      <Spinner size={32} label={null} />
      <span>{text}</span>
    </Box>
  );
}
