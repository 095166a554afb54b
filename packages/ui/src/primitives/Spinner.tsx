'use client';
// Signs that something is on its way: a turning ring, and grey shapes where content will be.
import { keyframes, styled } from 'styled-components';
import { useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`50% { opacity: 0.45; }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  box-sizing: border-box;
  border: ${({ $size }) => Math.max(2, Math.round($size / 9))}px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;

export interface SpinnerProps {
  readonly size?: number;
  /** The name of the loading thing; null when the control around says it already. */
  readonly label?: string | null;
}

export function Spinner({ size = 18, label }: SpinnerProps) {
  const { state } = useCommonMessages();
  return (
    <span role={label === null ? undefined : 'status'}>
      <Ring $size={size} aria-hidden />
      {label === null ? null : <VisuallyHidden>{label ?? state.loading}</VisuallyHidden>}
    </span>
  );
}

/** A grey shape of the coming content's size. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
}>`
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '16px'};
  border-radius: ${token.radiusSmall};
  background: ${token.textFaint};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
