'use client';
// A number whose digits roll up and stop, one after the other, like a counter of brass wheels.
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { token } from '../../theme/index.ts';
import { digits, litDigits } from './type.ts';

const Row = styled.span`
  ${digits}
  position: relative;
  display: inline-flex;
  line-height: 1.08;
`;

const Window = styled.span`
  display: inline-block;
  height: 1.08em;
  overflow: hidden;
`;

const Wheel = styled.span`
  display: flex;
  flex-direction: column;
  transition: transform 2s ${token.easeOut};
`;

const Face = styled.span`
  ${litDigits}
  display: block;
  height: 1.08em;
  text-align: center;
`;

/** Two turns of a wheel: it starts in the first and stops in the second. */
const faces = Array.from({ length: 20 }, (_, index) => index);

export interface RollingNumberProps {
  /** As written: digits, a decimal point, a minus. */
  readonly text: string;
  /** Before that the wheels stand at nought. */
  readonly rolled: boolean;
}

export function RollingNumber({ text, rolled }: RollingNumberProps) {
  const characters = [...text];
  return (
    <Row>
      <VisuallyHidden>{rolled ? text : ''}</VisuallyHidden>
      {characters.map((character, index) => {
        const digit = /\d/.test(character) ? Number(character) : null;
        // Counted from the right, so that units stay units when a digit is added in front.
        const place = characters.length - index;
        if (digit === null) {
          return (
            <span key={`sign ${place}`} aria-hidden>
              {character}
            </span>
          );
        }
        const stop = rolled ? digit + 10 : 0;
        return (
          <Window key={`digit ${place}`} aria-hidden>
            <Wheel
              style={{
                transform: `translateY(${(-100 * stop) / faces.length}%)`,
                transitionDelay: rolled ? `${index * 110}ms` : '0ms',
                transitionDuration: rolled ? undefined : '1ms',
              }}
            >
              {faces.map((face) => (
                <Face key={face}>{face % 10}</Face>
              ))}
            </Wheel>
          </Window>
        );
      })}
    </Row>
  );
}
