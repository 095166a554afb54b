'use client';
// Small calm marks over the picture: rehearsal of scoring, and a connection that is gone.
import { styled } from 'styled-components';
import { useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';

const Test = styled.div`
  position: absolute;
  top: 0;
  left: 50%;
  padding: 6px 46px 10px;
  border-radius: 0 0 18px 18px;
  background: ${token.warning};
  color: ${token.bg};
  font-size: 36px;
  font-weight: 700;
  letter-spacing: 0.3em;
  text-indent: 0.3em;
  transform: translateX(-50%);
  [data-lf-theme='DAYLIGHT'] & {
    color: ${token.surfaceRaised};
  }
`;

const Rehearsal = styled.span`
  flex: none;
  padding: 0 16px;
  border: 2px solid currentColor;
  border-radius: 8px;
  font-size: 28px;
  line-height: 42px;
`;

const Lost = styled.div`
  position: absolute;
  right: 32px;
  bottom: 24px;
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px 28px;
  border: 2px solid ${token.line};
  border-radius: 30px;
  background: ${token.bg};
  color: ${token.textMuted};
  font-size: 28px;
  i {
    width: 16px;
    height: 16px;
    border: 4px solid ${token.warning};
    border-radius: 50%;
    box-sizing: border-box;
  }
`;

export function TestMark() {
  const { test } = useScreenMessages();
  return <Test>{test}</Test>;
}

/** Beside the name of the evening, on every picture of a rehearsal. */
export function RehearsalMark() {
  const { rehearsal } = useScreenMessages();
  return <Rehearsal data-rehearsal>{rehearsal}</Rehearsal>;
}

export function ConnectionLostMark() {
  const { connectionLost } = useScreenMessages();
  return (
    <Lost>
      <i aria-hidden />
      {connectionLost}
    </Lost>
  );
}
