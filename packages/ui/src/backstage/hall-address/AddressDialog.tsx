'use client';
// Chooses the address for the hall's codes among those of the machine, and tries it out with a phone.
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ChosenAddress,
  chooseAddress,
  isLoopback,
  typedAddress,
} from '../../hall-address/index.ts';
import { fill, useBackstageMessages, useCommonMessages, useMarks } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { token } from '../../theme/index.ts';
import { Callout } from '../frame/Callout.tsx';
import { Hint, Stack } from '../frame/Section.tsx';
import { AddressTrial } from './AddressTrial.tsx';
import type { DeskAddress } from './use-desk-address.ts';

const List = styled.div`
  display: grid;
  gap: 8px;
`;

const Entry = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 10px;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  cursor: pointer;
  input {
    ${focusRing}
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${token.accent};
  }
  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 2 / -1;
    color: ${token.textMuted};
    font-size: 13px;
  }
  &:has(:checked) {
    border-color: ${token.accent};
  }
`;

const typedKey = 'TYPED';

/** Returns the addresses to choose from, each once. */
function offers({ hall, base }: DeskAddress): readonly ChosenAddress[] {
  const local = hall?.openToNetwork === true ? hall.local : [];
  const own = local.map(({ url }) => ({ url, local: true }));
  const opened = [window.location.origin, base].filter(
    (url, index, all) => all.indexOf(url) === index && !own.some((each) => each.url === url),
  );
  return [...own, ...opened.map((url) => ({ url, local: false }))];
}

export function AddressDialog({
  address,
  onClose,
}: {
  readonly address: DeskAddress;
  readonly onClose: () => void;
}) {
  const { hallAddress: texts } = useBackstageMessages();
  const marks = useMarks();
  const { action } = useCommonMessages();
  const toast = useToast();
  const list = useId();
  const { hall, base, problem, source } = address;
  const offered = offers(address);
  const best = problem === null ? base : (offered.find(({ url }) => !isLoopback(url))?.url ?? base);
  const [picked, setPicked] = useState(best);
  const [text, setText] = useState('');
  const typed = typedAddress(text);
  const chosen: ChosenAddress | null =
    picked === typedKey
      ? typed === null
        ? null
        : { url: typed, local: false }
      : (offered.find(({ url }) => url === picked) ?? null);
  const fixed = source === 'SERVER';
  const use = () => {
    if (chosen === null || fixed) return;
    chooseAddress(chosen);
    toast({ text: fill(texts.chosen, { address: chosen.url }), tone: 'success' });
    onClose();
  };
  const entry = (value: string, heading: ReactNode, hint: string, useless: boolean) => (
    <Entry key={value}>
      <input
        type="radio"
        name={list}
        value={value}
        checked={picked === value}
        onChange={() => setPicked(value)}
      />
      <strong>{heading}</strong>
      {useless ? <Tag $tone="warning">{texts.useless}</Tag> : <span />}
      <small>{hint}</small>
    </Entry>
  );
  return (
    <Dialog
      open
      title={texts.title}
      width={560}
      onClose={onClose}
      onSubmit={use}
      footer={
        fixed ? (
          <Button onClick={onClose}>{action.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{action.cancel}</Button>
            <Button type="submit" look="primary" disabled={chosen === null}>
              {texts.use}
            </Button>
          </>
        )
      }
    >
      <Stack $gap={14}>
        {fixed ? (
          <Hint>
            {fill(marks.sentences, {
              first: fill(texts.inUse, { address: base }),
              second: texts.bySetting,
            })}
          </Hint>
        ) : (
          <>
            <Hint>{texts.intro}</Hint>
            {hall?.openToNetwork === false ? (
              <Callout tone="warning" title={texts.closed}>
                {texts.closedHint}
              </Callout>
            ) : null}
            {hall?.openToNetwork === true && hall.local.length === 0 ? (
              <Hint>{texts.none}</Hint>
            ) : null}
            <List role="radiogroup" aria-label={texts.list}>
              {offered.map(({ url }) => {
                const network = hall?.local.find((each) => each.url === url)?.network;
                const hint = network === undefined ? texts.opened : fill(texts.local, { network });
                return entry(url, url, hint, isLoopback(url));
              })}
              {entry(typedKey, texts.typed, texts.typedHint, false)}
            </List>
            {picked === typedKey ? (
              <TextField
                label={texts.typedLabel}
                placeholder={texts.typedHint}
                value={text}
                onChange={setText}
                error={text.trim() !== '' && typed === null ? texts.typedWrong : undefined}
              />
            ) : null}
          </>
        )}
        {chosen === null && !fixed ? null : <TrialOf url={fixed ? base : (chosen?.url ?? base)} />}
      </Stack>
    </Dialog>
  );
}

/** A phone can tell nothing about an address that names itself. */
function TrialOf({ url }: { readonly url: string }) {
  return isLoopback(url) ? null : <AddressTrial key={url} base={url} />;
}
