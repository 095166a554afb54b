'use client';
// Text for screen readers only.
import { styled } from 'styled-components';
import { visuallyHidden } from './mixins.ts';

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
