'use client';
// A photograph or a mark of somebody in a list: chosen, looked at in its frame, and kept on the server.
import type { ImagePurpose } from '@liangfen/sdk/schema';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { FieldError, FieldLabel } from '../../primitives/Field.tsx';
import { FileInput, pictureFiles } from '../../primitives/FileInput.tsx';
import { cssUrl, token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { Actions } from '../frame/Section.tsx';
import { type Cut, cutOf, dragged, type Focus, firstFocus, nearest, type Size } from './crop.ts';

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  min-width: 0;
  font-size: 14px;
`;

const Frame = styled.div`
  position: relative;
  flex: none;
  width: 108px;
  height: 144px;
  overflow: hidden;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radius};
  background: ${token.surfaceSunken} center / cover no-repeat;
  color: ${token.textMuted};
  &[data-purpose='LOGO'] {
    height: 108px;
    background-size: contain;
  }
  &[data-cropping] {
    width: 180px;
    height: 240px;
    cursor: grab;
    touch-action: none;
  }
  img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }
`;

const Beside = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  flex: 1 1 180px;
  min-width: 0;
  p {
    margin: 0;
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
`;

const Slider = styled.label`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 8px;
  font-size: 13px;
  input {
    width: 100%;
    min-height: 28px;
    accent-color: ${token.accent};
  }
`;

const Whole = styled.div`
  min-width: 0;
`;

export interface PhotoFieldProps {
  readonly id: string;
  readonly label: string;
  readonly purpose: Extract<ImagePurpose, 'PHOTO' | 'LOGO'>;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
}

export function PhotoField({ id, label, purpose, value, onChange, error }: PhotoFieldProps) {
  const { pictures: texts, action: verbs, basic } = useBackstageMessages();
  const { action } = useCommonMessages();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useAct(verbs.upload, (client, file: File) =>
    client.request('uploadImage', { path: { id }, query: { purpose }, body: { file } }),
  );

  async function keep(file: File): Promise<void> {
    const kept = await upload.run(file);
    if (kept === undefined) return;
    setChosen(null);
    onChange(kept.url);
  }

  function take(file: File | undefined): void {
    if (file === undefined) return;
    switch (purpose) {
      case 'PHOTO':
        setChosen(file);
        return;
      case 'LOGO':
        void keep(file);
    }
  }

  return (
    <Whole role="group" aria-labelledby={labelId}>
      <FieldLabel as="div" id={labelId}>
        {label}
      </FieldLabel>
      <FileInput input={input} accept={pictureFiles} onFiles={([file]) => take(file)} />
      {chosen === null ? (
        <Group>
          <Frame
            data-purpose={purpose}
            style={value === null ? undefined : { backgroundImage: cssUrl(value) ?? 'none' }}
          />
          <Beside>
            <Actions style={{ gap: 4 }}>
              <Button
                size="small"
                busy={upload.busy}
                aria-label={fill(basic.chooseOf, { label })}
                onClick={() => input.current?.click()}
              >
                {basic.choosePicture}
              </Button>
              {value === null ? null : (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={fill(basic.removeOf, { label })}
                  onClick={() => onChange(null)}
                >
                  {action.remove}
                </Button>
              )}
            </Actions>
            <p>{texts.hint[purpose]}</p>
          </Beside>
        </Group>
      ) : (
        <Crop file={chosen} busy={upload.busy} onCut={keep} onCancel={() => setChosen(null)} />
      )}
      {error === undefined ? null : <FieldError role="alert">{error}</FieldError>}
    </Whole>
  );
}

interface CropProps {
  readonly file: File;
  readonly busy: boolean;
  readonly onCut: (file: File) => Promise<void>;
  readonly onCancel: () => void;
}

/** Cuts a photograph by hand in the frame, or by its three sliders. */
function Crop({ file, busy, onCut, onCancel }: CropProps) {
  const { pictures: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const [address, setAddress] = useState<string | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [broken, setBroken] = useState(false);
  const [focus, setFocus] = useState<Focus>(firstFocus);
  const image = useRef<HTMLImageElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  function move(event: PointerEvent<HTMLElement>): void {
    const from = held.current;
    if (from === null || size === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const by = {
      x: (event.clientX - from.x) / box.width,
      y: (event.clientY - from.y) / box.height,
    };
    held.current = { x: event.clientX, y: event.clientY };
    setFocus((now) => dragged(size, now, by));
  }

  async function cut(): Promise<void> {
    if (image.current === null || size === null) return;
    const drawn = await drawnCut(image.current, cutOf(size, focus), file.name);
    if (drawn === null) setBroken(true);
    else await onCut(drawn);
  }

  const shown = size === null ? null : cutOf(size, focus);
  const slider = (key: keyof Focus, least: number, most: number) => (
    <Slider>
      <span>{texts.focus[key]}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={focus[key]}
        onChange={(event) => setFocus({ ...focus, [key]: Number(event.target.value) })}
      />
    </Slider>
  );
  return (
    <Group>
      <Frame
        data-cropping
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          held.current = null;
        }}
      >
        {address === null ? null : (
          <img
            ref={image}
            src={address}
            alt=""
            style={size === null || shown === null ? { opacity: 0 } : positionOf(size, shown)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        )}
      </Frame>
      <Beside>
        {slider('zoom', 1, nearest)}
        {slider('x', 0, 1)}
        {slider('y', 0, 1)}
        <Actions style={{ gap: 4 }}>
          <Button
            size="small"
            look="primary"
            busy={busy}
            disabled={size === null || broken}
            onClick={() => void cut()}
          >
            {texts.useCut}
          </Button>
          <Button size="small" look="quiet" onClick={onCancel}>
            {action.cancel}
          </Button>
        </Actions>
        <p>{broken ? texts.broken : texts.cropHint}</p>
      </Beside>
    </Group>
  );
}

function positionOf(size: Size, cut: Cut) {
  return {
    width: `${(size.width / cut.width) * 100}%`,
    height: `${(size.height / cut.height) * 100}%`,
    left: `${(-cut.left / cut.width) * 100}%`,
    top: `${(-cut.top / cut.height) * 100}%`,
  };
}

/** Twice what the server keeps is enough to be drawn anew from. */
const mostHeight = 1_440;

/** Null where this browser cannot draw the picture. */
async function drawnCut(image: HTMLImageElement, cut: Cut, name: string): Promise<File | null> {
  const height = Math.max(1, Math.round(Math.min(mostHeight, cut.height)));
  const width = Math.max(1, Math.round((height * 3) / 4));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  // Transparent parts of a picture become white; a JPEG would make them black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', 0.92);
  });
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
