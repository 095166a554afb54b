'use client';
// Applying for the invoice of one order; remembers titles, and finds a tax number by its title.
import type { PaymentOrder, TitleType } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useMarks } from '../../../messages/index.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { focusRing } from '../../../primitives/mixins.ts';
import { Segmented } from '../../../primitives/Segmented.tsx';
import { Select } from '../../../primitives/Select.tsx';
import { TextField } from '../../../primitives/TextField.tsx';
import { token } from '../../../theme/index.ts';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { useNavigation } from '../../frame/pages.tsx';
import { Fields, Stack } from '../../frame/Section.tsx';
import { Settled } from '../payment/Settled.tsx';
import { grouped } from '../points/prices.ts';
import {
  draftOf,
  emptyDraft,
  type InvoiceDraft,
  isDoubtful,
  needsNumber,
  problemsOf,
  requestOf,
} from './invoice-draft.ts';
import { useFoundNumber } from './use-found-number.ts';

const Warning = styled.span`
  color: ${token.warning};
`;

const More = styled.details`
  summary {
    ${focusRing}
    margin-bottom: 12px;
    border-radius: 4px;
    color: ${token.accent};
    cursor: pointer;
  }
`;

export interface InvoiceDialogProps {
  readonly order: PaymentOrder;
  readonly onClose: () => void;
}

export function InvoiceDialog({ order, onClose }: InvoiceDialogProps) {
  return order.invoiceRefusal === null ? (
    <InvoiceForm order={order} onClose={onClose} />
  ) : (
    <Refused order={order} onClose={onClose} />
  );
}

function Refused({ order, onClose }: InvoiceDialogProps) {
  const { invoices: texts, invoiceRefusal, payment } = useBackstageMessages().money;
  const { go } = useNavigation();
  return (
    <Dialog
      open
      title={texts.apply}
      width={440}
      onClose={onClose}
      onSubmit={() => go({ page: 'account', part: 'invoices' })}
      footer={
        <>
          <Button onClick={onClose}>{payment.close}</Button>
          <Button type="submit" look="primary">
            {texts.seeAll}
          </Button>
        </>
      }
    >
      <Settled mark="WARNING" title={texts.blocked}>
        {order.invoiceRefusal === null ? null : invoiceRefusal[order.invoiceRefusal]}
      </Settled>
    </Dialog>
  );
}

function InvoiceForm({ order, onClose }: InvoiceDialogProps) {
  const marks = useMarks();
  const { money } = useBackstageMessages();
  const texts = money.invoices;
  const [draft, setDraft] = useState<InvoiceDraft>(emptyDraft);
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(false);
  const change = (part: Partial<InvoiceDraft>) => setDraft((before) => ({ ...before, ...part }));
  const titles = useRead([...accountKey, 'invoice-titles'], (client, signal) =>
    client.request('listInvoiceTitles', { signal }),
  );
  const remembered = titles.data?.titles ?? [];
  const found = useFoundNumber(draft, (taxNumber) => change({ taxNumber }));
  const apply = useAct(
    money.action.apply,
    (client, filledIn: InvoiceDraft) =>
      client.request('applyInvoice', {
        path: { tradeNo: order.tradeNo },
        body: requestOf(filledIn),
      }),
    { inForm: true, done: texts.applied, refresh: [accountKey], onDone: onClose },
  );
  const problems = problemsOf(draft);
  const fields = apply.problem?.fields ?? {};
  const ofCompany = needsNumber(draft.titleType);
  return (
    <FormDialog
      title={fill(texts.applyOf, { amount: grouped(order.amount) })}
      width={560}
      changed={draft !== emptyDraft}
      act={apply}
      submitLabel={texts.submit}
      onSubmit={() => {
        setTried(true);
        if (Object.values(problems).every((problem) => problem === null)) void apply.run(draft);
      }}
      onClose={onClose}
    >
      {remembered.length === 0 ? null : (
        <Select
          label={texts.remembered}
          value={chosen}
          options={[
            { value: '', label: texts.newTitle },
            ...remembered.map(({ titleType, titleName }, index) => ({
              value: String(index),
              label: fill(marks.aside, { text: titleName, aside: texts.titleType[titleType] }),
            })),
          ]}
          onChange={(value) => {
            setChosen(value);
            const title = value === '' ? undefined : remembered[Number(value)];
            if (title !== undefined) change(draftOf(title));
          }}
        />
      )}
      <Segmented<TitleType>
        label={texts.type}
        value={draft.titleType}
        options={[
          { value: 'CORPORATION', label: texts.titleType.CORPORATION },
          { value: 'PERSONAL', label: texts.titleType.PERSONAL },
        ]}
        onChange={(titleType) => change({ titleType })}
      />
      <TextField
        label={texts.name[draft.titleType]}
        required
        maxLength={100}
        value={draft.titleName}
        onChange={(titleName) => change({ titleName })}
        error={tried && problems.titleName !== null ? texts.nameMissing : fields.titleName}
      />
      {ofCompany ? (
        <TextField
          label={texts.taxNumber}
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={draft.taxNumber}
          onChange={(taxNumber) => change({ taxNumber })}
          hint={taxHint()}
          error={taxError()}
        />
      ) : null}
      <TextField
        label={texts.email}
        required
        type="email"
        maxLength={200}
        value={draft.email}
        onChange={(email) => change({ email })}
        error={emailError()}
      />
      {ofCompany ? (
        <More>
          <summary>{texts.more}</summary>
          <Stack>
            <Fields>
              <TextField
                label={texts.address}
                maxLength={100}
                value={draft.address}
                onChange={(address) => change({ address })}
                error={fields.address}
              />
              <TextField
                label={texts.phone}
                maxLength={40}
                value={draft.phone}
                onChange={(phone) => change({ phone })}
                error={fields.phone}
              />
              <TextField
                label={texts.bank}
                maxLength={100}
                value={draft.bank}
                onChange={(bank) => change({ bank })}
                error={fields.bank}
              />
              <TextField
                label={texts.bankAccount}
                maxLength={40}
                value={draft.bankAccount}
                onChange={(bankAccount) => change({ bankAccount })}
                error={fields.bankAccount}
              />
            </Fields>
          </Stack>
        </More>
      ) : null}
      <TextField
        label={texts.remark}
        maxLength={200}
        value={draft.remark}
        onChange={(remark) => change({ remark })}
        error={fields.remark}
      />
    </FormDialog>
  );

  function taxHint() {
    if (isDoubtful(draft.taxNumber)) {
      return <Warning role="status">{texts.taxNumberDoubtful}</Warning>;
    }
    return found ? <span role="status">{texts.taxNumberFound}</span> : texts.taxNumberHint;
  }

  function taxError(): string | undefined {
    if (!tried) return fields.taxNumber;
    switch (problems.taxNumber) {
      case 'MISSING':
        return texts.taxNumberMissing;
      case 'WRONG':
        return texts.taxNumberWrong;
      case null:
        return fields.taxNumber;
    }
  }

  function emailError(): string | undefined {
    if (!tried) return fields.email;
    switch (problems.email) {
      case 'MISSING':
        return texts.emailMissing;
      case 'WRONG':
        return texts.emailWrong;
      case null:
        return fields.email;
    }
  }
}
