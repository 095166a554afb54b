'use client';
// The pages of one hall, to open here, copy, or scan with the device they are for.
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useHallAddress } from '../hall-address/index.ts';
import { fill, useCommonMessages } from '../messages/index.ts';
import { ownText } from '../own-text.tsx';
import { Button } from '../primitives/Button.tsx';
import { copyText } from '../primitives/copy-text.ts';
import { Dialog } from '../primitives/Dialog.tsx';
import { focusRing } from '../primitives/mixins.ts';
import { TextField } from '../primitives/TextField.tsx';
import { latePart, useLatePart } from '../primitives/use-late-part.ts';
import { token } from '../theme/index.ts';

/** Loaded late: the panel has this dialog too, and few evenings open it. */
const qrCode = latePart(async () => (await import('../primitives/QrCode.tsx')).QrCode);

const kinds = ['screen', 'console', 'hand', 'audience'] as const;

type Kind = (typeof kinds)[number];

/** For mixers and title makers, from the address of the screen. */
const outputs = ['key', 'lowerThird', 'corner', 'ticker', 'testCard', 'json', 'xml'] as const;

type Output = (typeof outputs)[number];

/** The address of each page; none of them holds a token: a console asks for its login. */
export type HallPages = Readonly<Record<Exclude<Kind, 'audience'>, string>> & {
  /** Of whoever watches; left out where a host has no such page. */
  readonly audience?: string;
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 12px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  h3 {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
  }
  p {
    margin: 0 0 8px;
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const codeSize = 132;

/** As large as the code, before the code is there. */
const Code = styled.div`
  min-height: ${codeSize}px;
`;

const Outputs = styled.details`
  margin-top: 16px;
  summary {
    ${focusRing}
    padding: 8px 0;
    border-radius: ${token.radiusSmall};
    font-weight: 600;
    cursor: pointer;
  }
  > p {
    margin: 0 0 8px;
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 20px;
  }
`;

const OutputEntry = styled(Entry)`
  grid-template-columns: minmax(0, 1fr);
`;

const Warning = styled.p`
  margin: 0;
  padding: 10px 12px;
  border-radius: ${token.radius};
  background: ${token.warningSoft};
  color: ${token.warning};
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-top: 8px;
`;

const Open = styled.a`
  ${focusRing}
  padding: 8px 0;
  border-radius: ${token.radiusSmall};
  color: ${token.accent};
  font-weight: 500;
`;

export interface HallPagesDialogProps {
  readonly open: boolean;
  readonly pages: HallPages;
  /** The line to choose the codes' address with; without it, a useless address is only pointed out. */
  readonly addressLine?: ReactNode;
  readonly onClose: () => void;
}

export function HallPagesDialog({ open, pages, addressLine, onClose }: HallPagesDialogProps) {
  const { hallPages: texts, action } = useCommonMessages();
  return (
    <Dialog
      open={open}
      title={texts.title}
      width={560}
      onClose={onClose}
      footer={<Button onClick={onClose}>{action.close}</Button>}
    >
      {open ? <Pages pages={pages} addressLine={addressLine} /> : null}
    </Dialog>
  );
}

function Pages({ pages, addressLine }: Pick<HallPagesDialogProps, 'pages' | 'addressLine'>) {
  const { hallPages: texts } = useCommonMessages();
  const address = useHallAddress();
  const unusable =
    address.problem === null ? null : (
      <Warning role="status">{fill(texts.unusable, { address: address.base })}</Warning>
    );
  return (
    <>
      {ownText(addressLine ?? unusable)}
      <List>
        {kinds.map((kind) => {
          const page = pages[kind];
          return page === undefined ? null : (
            <HallPage key={kind} kind={kind} address={address.urlOf(page)} />
          );
        })}
      </List>
      <Outputs>
        <summary>{texts.outputs}</summary>
        <p>{texts.outputsHint}</p>
        <List>
          {outputs.map((output) => (
            <OutputEntry key={output}>
              <PageWords
                words={texts.output[output]}
                address={address.urlOf(outputAddress(pages.screen, output))}
              />
            </OutputEntry>
          ))}
        </List>
      </Outputs>
    </>
  );
}

function HallPage({ kind, address }: { readonly kind: Kind; readonly address: string }) {
  const { hallPages: texts } = useCommonMessages();
  const words = texts.page[kind];
  const { part: QrCode } = useLatePart(qrCode);
  return (
    <Entry>
      <Code>
        {QrCode === null ? null : (
          <QrCode value={address} size={codeSize} label={fill(texts.scan, { name: words.name })} />
        )}
      </Code>
      <PageWords words={words} address={address} />
    </Entry>
  );
}

/** Under the page's own path, as the host's pages and the server's contract lie beside each other. */
function outputAddress(screen: string, output: Output): string {
  const id = screen.split('/').at(-1) ?? '';
  switch (output) {
    case 'key':
      return `${screen}?layer=key`;
    case 'lowerThird':
      return `${screen}?layer=lower-third`;
    case 'corner':
      return `${screen}?layer=corner`;
    case 'ticker':
      return `${screen}?layer=ticker`;
    case 'testCard':
      return `${screen}?testcard`;
    case 'json':
      return `/api/competition/${id}/screen/data`;
    case 'xml':
      return `/api/competition/${id}/screen/data/xml`;
  }
}

interface PageWordsProps {
  readonly words: { readonly name: string; readonly hint: string };
  readonly address: string;
}

function PageWords({ words: { name, hint }, address }: PageWordsProps) {
  const { hallPages: texts, action } = useCommonMessages();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where copying is not allowed, the address can still be selected.
    if (await copyText(address)) setCopied(true);
  };
  return (
    <div>
      <h3>{name}</h3>
      <p>{hint}</p>
      <TextField
        label={fill(texts.address, { name })}
        hideLabel
        value={address}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Ways>
        <Open href={address} target="_blank" rel="noopener">
          {fill(texts.open, { name })}
        </Open>
        <Button size="small" aria-label={fill(texts.copy, { name })} onClick={() => void copy()}>
          {copied ? action.copied : action.copy}
        </Button>
      </Ways>
    </div>
  );
}
