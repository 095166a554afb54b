'use client';
// The rows of sponsors: in the order of the screen, moved by their handle with pointer or arrow keys.
import type { Sponsor, SponsorLevel } from '@liangfen/sdk/schema';
import { sponsorLevelValues } from '@liangfen/sdk/values';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { useSponsorsMessages } from '../../messages/use-sponsors-messages.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { FieldError } from '../../primitives/Field.tsx';
import { FileInput, pictureFiles } from '../../primitives/FileInput.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useRowDrag } from '../../primitives/use-row-drag.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { cssUrl, qrColours, token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';

const List = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    ${visuallyHidden}
  }
  td {
    padding: 6px 4px;
    border-top: 1px solid ${token.line};
    vertical-align: top;
  }
  tr[data-dragged] {
    position: relative;
    background: ${token.surfaceRaised};
    box-shadow: ${token.shadowRaised};
  }
  tr[data-drop='before'] td {
    box-shadow: inset 0 2px ${token.accent};
  }
  tr[data-drop='after'] td {
    box-shadow: inset 0 -2px ${token.accent};
  }
  /* A name needs the width of a phone: the logo stands below it. */
  @media (max-width: 640px) {
    tr {
      display: grid;
      grid-template-columns: 36px minmax(0, 1fr) auto;
      border-top: 1px solid ${token.line};
    }
    td {
      border-top: 0;
    }
    td:nth-child(2) {
      grid-area: 2 / 2 / auto / 4;
    }
    td:nth-child(3) {
      grid-area: 1 / 2;
    }
    td:nth-child(4) {
      grid-area: 1 / 3;
    }
  }
`;

const Grip = styled.button`
  width: 28px;
  height: ${token.control};
  padding: 0;
  border: 0;
  border-radius: ${token.radiusSmall};
  background: none;
  color: ${token.textMuted};
  cursor: grab;
  touch-action: none;
  &:focus-visible {
    outline: 2px solid ${token.focus};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Logo = styled.div`
  display: grid;
  gap: 4px;
  width: 132px;
`;

/** White as on the screen: logos are made for white. */
const Thumb = styled.div`
  height: 48px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusSmall};
  background: ${qrColours.light} center / contain no-repeat;
  background-origin: content-box;
  padding: 4px;
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 112px;
  gap: 8px;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 96px;
  }
`;

export interface SponsorRowsProps {
  readonly id: string;
  readonly sponsors: readonly Sponsor[];
  readonly disabled: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (sponsors: Sponsor[]) => void;
}

export function SponsorRows({ id, sponsors, disabled, fields, onChange }: SponsorRowsProps) {
  const texts = useSponsorsMessages();
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  /** Rows keep their positions until each logo that is on its way has come to its own. */
  const [uploads, setUploads] = useState(0);
  const busy = uploads > 0;
  const nameOf = (index: number) =>
    sponsors[index]?.name || fill(texts.unnamed, { number: index + 1 });
  const drag = useRowDrag(
    disabled || busy
      ? null
      : {
          count: sponsors.length,
          canMove: () => true,
          onMove: (from, to) => {
            const next = [...sponsors];
            next.splice(to, 0, ...next.splice(from, 1));
            onChange(next);
            setMoved(to);
            setSaid(fill(texts.moved, { name: nameOf(from), position: to + 1 }));
          },
        },
  );
  // The handle that was pressed is another sponsor's now: the keyboard goes with the one that moved.
  useEffect(() => {
    if (moved === null) return;
    table.current?.querySelector<HTMLElement>(`tr[data-index="${moved}"] button`)?.focus();
    setMoved(null);
  }, [moved]);
  const change = (index: number, part: Partial<Sponsor>) =>
    onChange(sponsors.map((one, at) => (at === index ? { ...one, ...part } : one)));
  if (sponsors.length === 0) return null;
  return (
    <div>
      <List ref={table} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.actions}</th>
            <th scope="col">{texts.logo}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.remove}</th>
          </tr>
        </thead>
        <tbody>
          {sponsors.map((sponsor, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sponsor has no id, and two may be alike
            <tr key={index} data-index={index} {...drag?.rowProps(index)}>
              <td>
                <Grip
                  type="button"
                  disabled={drag === null}
                  aria-label={fill(texts.move, { name: nameOf(index) })}
                  {...drag?.handleProps(index)}
                >
                  ⠿
                </Grip>
              </td>
              <td>
                <LogoField
                  {...{ id, sponsor, disabled }}
                  name={nameOf(index)}
                  error={fields[`look.sponsors.${index}.logo`]}
                  onChange={(logo) => change(index, { logo })}
                  onBusy={(more) => setUploads((count) => count + more)}
                />
              </td>
              <td>
                <Words>
                  <TextField
                    label={texts.name}
                    hideLabel
                    placeholder={texts.name}
                    maxLength={40}
                    value={sponsor.name}
                    disabled={disabled}
                    onChange={(name) => change(index, { name })}
                    error={fields[`look.sponsors.${index}.name`]}
                  />
                  <Select<SponsorLevel>
                    label={texts.level}
                    hideLabel
                    value={sponsor.level}
                    disabled={disabled}
                    options={sponsorLevelValues.map((value) => ({
                      value,
                      label: texts.levels[value],
                    }))}
                    onChange={(level) => change(index, { level })}
                  />
                </Words>
              </td>
              <td>
                <IconButton
                  label={fill(texts.removeOf, { name: nameOf(index) })}
                  disabled={disabled || busy}
                  onClick={() => onChange(sponsors.filter((_, at) => at !== index))}
                >
                  ✕
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface LogoFieldProps {
  readonly id: string;
  readonly sponsor: Sponsor;
  readonly name: string;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (logo: string | null) => void;
  readonly onBusy: (more: 1 | -1) => void;
}

function LogoField(props: LogoFieldProps) {
  const { id, sponsor, name, disabled, error, onChange, onBusy } = props;
  const { logo } = sponsor;
  const texts = useSponsorsMessages();
  const { action } = useBackstageMessages();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAct(action.upload, (client, file: File) =>
    client.request('uploadImage', { path: { id }, query: { purpose: 'LOGO' }, body: { file } }),
  );
  // The list may be changed while a file is on its way.
  const put = useRef(onChange);
  useEffect(() => {
    put.current = onChange;
  });
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    onBusy(1);
    const kept = await upload.run(file);
    onBusy(-1);
    if (kept !== undefined) put.current(kept.url);
  }
  return (
    <Logo>
      {logo === null ? null : <Thumb style={{ backgroundImage: cssUrl(logo) ?? 'none' }} />}
      <FileInput
        input={input}
        accept={pictureFiles}
        disabled={disabled}
        onFiles={([file]) => void take(file)}
      />
      <Button
        size="small"
        busy={upload.busy}
        disabled={disabled}
        aria-label={fill(texts.uploadOf, { name })}
        onClick={() => input.current?.click()}
      >
        {texts.upload}
      </Button>
      {logo === null ? null : (
        <Button
          size="small"
          look="quiet"
          disabled={disabled}
          aria-label={fill(texts.takeLogoOf, { name })}
          onClick={() => onChange(null)}
        >
          {texts.takeLogo}
        </Button>
      )}
      {error === undefined ? null : <FieldError role="alert">{error}</FieldError>}
    </Logo>
  );
}
