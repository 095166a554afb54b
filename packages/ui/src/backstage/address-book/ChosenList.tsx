'use client';
// The people and departments chosen so far, each with a way to take it out again.
import { styled } from 'styled-components';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { Hint } from '../frame/Section.tsx';
import { type BookChoice, isNothingChosen, nothingChosen } from './choice.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 32px;
`;

const Chips = styled.ul`
  ${focusRing}
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-height: 104px;
  margin: 0;
  padding: 2px;
  overflow: auto;
  position: relative;
  list-style: none;
`;

const Chip = styled.button`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border: 1px solid ${token.line};
  border-radius: 14px;
  background: ${token.surfaceSunken};
  color: ${token.text};
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &:hover {
    border-color: ${token.accent};
  }
  @media (pointer: coarse) {
    min-height: 44px;
    border-radius: 22px;
  }
`;

/** More are counted, not drawn. */
const mostChips = 200;

export function ChosenList({
  choice,
  onChange,
}: {
  readonly choice: BookChoice;
  readonly onChange: (choice: BookChoice) => void;
}) {
  const { book: texts } = useMessengerMessages();
  const { users, departments } = choice;
  const people = users.length;
  const none = isNothingChosen(choice);
  return (
    <section aria-label={texts.chosen}>
      <Head>
        <Hint role="status">
          {none
            ? texts.chosenNone
            : departments.length === 0
              ? `${texts.chosen} ${fill(texts.chosenPeople, { people })}`
              : `${texts.chosen} ${fill(texts.chosenBoth, { people, departments: departments.length })}`}
        </Hint>
        {none ? null : (
          <Button size="small" look="quiet" onClick={() => onChange(nothingChosen(choice.corpId))}>
            {texts.clear}
          </Button>
        )}
      </Head>
      {none ? null : (
        <Chips>
          {departments.map(({ deptId, deptName }) => (
            <li key={`d:${deptId}`}>
              <Chip
                type="button"
                aria-label={fill(texts.remove, { name: deptName })}
                onClick={() =>
                  onChange({
                    ...choice,
                    departments: departments.filter((each) => each.deptId !== deptId),
                  })
                }
              >
                <span>{`${deptName} · ${texts.wholeDepartment} `}</span>
                <span aria-hidden>✕</span>
              </Chip>
            </li>
          ))}
          {users.slice(0, mostChips).map(({ unionid, name }) => (
            <li key={`p:${unionid}`}>
              <Chip
                type="button"
                aria-label={fill(texts.remove, { name })}
                onClick={() =>
                  onChange({ ...choice, users: users.filter((user) => user.unionid !== unionid) })
                }
              >
                <span>{`${name} `}</span>
                <span aria-hidden>✕</span>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
    </section>
  );
}
