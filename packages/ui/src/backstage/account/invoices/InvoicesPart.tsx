'use client';
// Every invoice applied for: how it stands, why it was refused, and its file.
import { beijingTime } from '@liangfen/rules/payment';
import type { Invoice, InvoiceState } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Tag, type Tone } from '../../../primitives/Card.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { Table } from '../../../primitives/Table.tsx';
import { token } from '../../../theme/index.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { useDownloads } from '../../downloads/Downloads.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { useNavigation } from '../../frame/pages.tsx';
import { RowActions, Section } from '../../frame/Section.tsx';
import { grouped } from '../points/prices.ts';

const tones: Record<InvoiceState, Tone> = {
  APPLIED: 'warning',
  ISSUED: 'success',
  REJECTED: 'danger',
  REVERSED: 'neutral',
};

const Small = styled.div`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;

export function InvoicesPart() {
  const { invoices: texts, price } = useBackstageMessages().money;
  const { go } = useNavigation();
  const downloads = useDownloads();
  const invoices = useRead([...accountKey, 'invoices'], (client, signal) =>
    client.request('listInvoices', { signal }),
  );
  const download = ({ id, number }: Invoice) => {
    const name = fill(texts.file, { number: number ?? '' });
    downloads.start({
      name,
      fallback: `${name}.pdf`,
      fetch: (client, signal, onProgress) =>
        client.download('getInvoiceFile', { path: { id }, signal }, onProgress),
    });
  };
  return (
    <Section title={texts.title}>
      <Loaded of={invoices}>
        {(data) => (
          <Table
            label={texts.title}
            cards
            rows={data.invoices}
            rowKey={(invoice) => invoice.id}
            empty={
              <EmptyState title={texts.empty} hint={texts.emptyHint}>
                <Button onClick={() => go({ page: 'account', part: 'points' })}>
                  {texts.toOrders}
                </Button>
              </EmptyState>
            }
            columns={[
              {
                key: 'at',
                title: texts.column.time,
                onCard: 'bare',
                cell: (invoice) => beijingTime(invoice.at).slice(0, 16),
              },
              {
                key: 'title',
                title: texts.column.title,
                rowHeader: true,
                cell: (invoice) => (
                  <>
                    <span>{invoice.titleName}</span>
                    {invoice.taxNumber === null ? null : <Small>{invoice.taxNumber}</Small>}
                  </>
                ),
              },
              {
                key: 'amount',
                title: texts.column.amount,
                align: 'end',
                cell: (invoice) => fill(price, { amount: grouped(invoice.amount) }),
              },
              {
                key: 'state',
                title: texts.column.state,
                onCard: 'bare',
                cell: (invoice) => <StateOf invoice={invoice} />,
              },
              {
                key: 'action',
                title: texts.column.action,
                onCard: 'end',
                cell: (invoice) =>
                  invoice.state === 'ISSUED' ? (
                    <RowActions>
                      <Button
                        size="small"
                        look="quiet"
                        aria-label={fill(texts.downloadOf, { title: invoice.titleName })}
                        onClick={() => download(invoice)}
                      >
                        {texts.download}
                      </Button>
                    </RowActions>
                  ) : null,
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

function StateOf({ invoice }: { readonly invoice: Invoice }) {
  const { invoices: texts } = useBackstageMessages().money;
  const { state, number, issuedOn, reason } = invoice;
  return (
    <>
      <Tag $tone={tones[state]}>{texts.state[state]}</Tag>
      {number === null ? null : (
        <Small>{fill(texts.number, { number, day: issuedOn ?? '' })}</Small>
      )}
      {reason === null ? null : <Small>{fill(texts.reason, { reason })}</Small>}
    </>
  );
}
