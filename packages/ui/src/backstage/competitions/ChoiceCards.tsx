'use client';
// A choice between a few ways to begin, each a card with its name and its meaning.
import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';

const Cards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font-weight: 500;
    line-height: 20px;
  }
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
`;

const Card = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: 4px;
  padding: 16px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radius};
  cursor: pointer;
  strong {
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
  }
  span {
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
  &[data-selected] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    box-shadow: 0 0 0 1px ${token.accent};
  }
  &:focus-within {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  @media (max-width: 480px) {
    padding: 12px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

export interface ChoiceCardsProps<Value extends string> {
  readonly legend: string;
  /** The name of the group of radio buttons. */
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly title: string;
    readonly hint: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ChoiceCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoiceCardsProps<Value>) {
  return (
    <Cards>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Card key={option.value} data-selected={option.value === value || undefined}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <strong>{option.title}</strong>
          <span>{option.hint}</span>
        </Card>
      ))}
    </Cards>
  );
}
