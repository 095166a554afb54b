'use client';
// One subject of a report, under its heading.
import { styled } from 'styled-components';

export const ReportPart = styled.section`
  display: grid;
  gap: 10px;
  h3 {
    margin: 0;
    font-size: 14px;
    font-weight: 600;
  }
`;
