'use client';
// 指南: five steps from an empty competition to a rehearsed show. What is done is read from the competition, so that
// the guide can be left at any step and says the same when it is opened again.
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { token } from '../../theme/index.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { PageLink } from '../frame/pages.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { type GuideStep, guideSteps } from './guide-steps.ts';

const Steps = styled.ol`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 14px 0;
  border-top: 1px solid ${token.line};
  &:first-child {
    border-top: 0;
  }
  > :first-child {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${token.lineStrong};
    border-radius: 50%;
    font-family: ${token.fontDigits};
    font-weight: 600;
  }
  &[data-done] > :first-child {
    border-color: ${token.success};
    color: ${token.success};
  }
  &[data-next] > :first-child {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    color: ${token.accent};
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  a {
    color: ${token.text};
    font-size: 15px;
    font-weight: 600;
    line-height: 28px;
  }
`;

export interface GuideTabProps {
  readonly id: string;
  /** The mode in the address. */
  readonly mode: string;
}

export function GuideTab({ id, mode }: GuideTabProps) {
  const { guide: texts } = useBackstageMessages();
  const facts = useRead(competitionKey(id, 'guide'), async (client, signal) => {
    const path = { id };
    const [base, checklist, twin] = await Promise.all([
      client.request('getBaseSetting', { path, signal }),
      client.request('getChecklist', { path, signal }),
      client.request('getTwin', { path, signal }),
    ]);
    return { base, checklist, twin };
  });
  return (
    <Loaded of={facts}>
      {(known) => {
        const steps = guideSteps(known);
        const next = steps.find(({ done }) => !done)?.step;
        const done = steps.filter((each) => each.done).length;
        return (
          <Section title={texts.title}>
            <Stack $gap={8}>
              <Hint>
                {next === undefined
                  ? texts.allDone
                  : fill(texts.progress, { done, all: steps.length })}
              </Hint>
              <Steps>
                {steps.map((each, index) => (
                  <Step
                    key={each.step}
                    data-done={each.done || undefined}
                    data-next={each.step === next || undefined}
                    aria-current={each.step === next ? 'step' : undefined}
                  >
                    <span aria-hidden>{each.done ? '✓' : index + 1}</span>
                    <div>
                      <Title>
                        <PageLink to={{ page: 'backstage', id, mode, tab: each.tab }}>
                          {texts.steps[each.step].title}
                        </PageLink>
                        {mark(each, next)}
                      </Title>
                      <Hint>{texts.steps[each.step].hint}</Hint>
                    </div>
                  </Step>
                ))}
              </Steps>
              <Hint>{texts.leave}</Hint>
            </Stack>
          </Section>
        );
      }}
    </Loaded>
  );

  function mark({ step, done }: GuideStep, next: GuideStep['step'] | undefined) {
    if (done) return <Tag $tone="success">{texts.done}</Tag>;
    return step === next ? <Tag $tone="accent">{texts.next}</Tag> : null;
  }
}
