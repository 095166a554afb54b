'use client';
// The sponsors of a competition: their logos, names, levels and order, where their bar stands, and how it looks.
import type { Look, Sponsor, SponsorBar } from '@liangfen/sdk/schema';
import { sponsorLinkValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { defaultSponsorBar } from '../../match-screen/sponsors/bar-links.ts';
import { fill } from '../../messages/index.ts';
import { useSponsorsMessages } from '../../messages/use-sponsors-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { FieldHint } from '../../primitives/Field.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Fields, Hint, Section, Stack } from '../frame/Section.tsx';
import { SponsorRows } from './SponsorRows.tsx';
import { SponsorsPreview } from './SponsorsPreview.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 420px);
  align-items: start;
  gap: 24px;
  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Links = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 4px 12px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 6px;
    font-weight: 500;
    line-height: 20px;
  }
`;

const most = 24;

export interface SponsorsSectionProps {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly disabled: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (part: Pick<Look, 'sponsors' | 'sponsorBar'>) => void;
}

export function SponsorsSection({
  id,
  name,
  look,
  disabled,
  fields,
  onChange,
}: SponsorsSectionProps) {
  const texts = useSponsorsMessages();
  const { sponsors = [], sponsorBar = defaultSponsorBar } = look;
  const put = (next: Sponsor[]) => onChange({ sponsors: next });
  const putBar = (part: Partial<SponsorBar>) =>
    onChange({ sponsorBar: { ...sponsorBar, ...part } });
  return (
    <Section title={texts.title}>
      <Columns>
        <Stack $gap={16}>
          <Hint>{sponsors.length === 0 ? texts.empty : fill(texts.hint, { most })}</Hint>
          <SponsorRows {...{ id, sponsors, disabled, fields }} onChange={put} />
          <div>
            <Button
              size="small"
              disabled={disabled || sponsors.length >= most}
              onClick={() => put([...sponsors, { name: '', logo: null, level: 'SPONSOR' }])}
            >
              {texts.add}
            </Button>
          </div>
          <div>
            <Links>
              <legend>{texts.links}</legend>
              {sponsorLinkValues.map((link) => (
                <Checkbox
                  key={link}
                  checked={sponsorBar.links.includes(link)}
                  disabled={disabled}
                  onChange={(stands) =>
                    putBar({
                      links: sponsorLinkValues.filter((one) =>
                        one === link ? stands : sponsorBar.links.includes(one),
                      ),
                    })
                  }
                >
                  {texts.link[link]}
                </Checkbox>
              ))}
            </Links>
            <FieldHint>{texts.linksHint}</FieldHint>
          </div>
          <Fields $min={168}>
            <NumberField
              label={texts.seconds}
              value={sponsorBar.seconds}
              onChange={(seconds) => {
                if (seconds !== null) putBar({ seconds });
              }}
              min={4}
              max={60}
              disabled={disabled}
              error={fields['look.sponsorBar.seconds']}
            />
          </Fields>
        </Stack>
        <SponsorsPreview name={name} look={look} />
      </Columns>
    </Section>
  );
}
