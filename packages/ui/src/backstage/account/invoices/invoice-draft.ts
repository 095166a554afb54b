// An invoice application while it is filled in: the missing or wrong fields, and the body that is sent.
import { checkTaxNumber, readTaxNumber } from '@liangfen/rules/payment';
import type { InvoiceRequest, InvoiceTitle, TitleType } from '@liangfen/sdk/schema';

export interface InvoiceDraft {
  readonly titleType: TitleType;
  readonly titleName: string;
  readonly taxNumber: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly bankAccount: string;
  readonly email: string;
  readonly remark: string;
}

export const emptyDraft: InvoiceDraft = {
  titleType: 'CORPORATION',
  titleName: '',
  taxNumber: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
  email: '',
  remark: '',
};

/** The remark belongs to one invoice, not to its title. */
export function draftOf(title: InvoiceTitle): Omit<InvoiceDraft, 'remark'> {
  return { ...title, taxNumber: title.taxNumber ?? '' };
}

export interface DraftProblems {
  readonly titleName: 'MISSING' | null;
  readonly taxNumber: 'MISSING' | 'WRONG' | null;
  readonly email: 'MISSING' | 'WRONG' | null;
}

/** Simple on purpose, as at the server: whether mail arrives is found out by sending it. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function problemsOf({
  titleType,
  titleName,
  taxNumber,
  email,
}: InvoiceDraft): DraftProblems {
  const mail = email.trim();
  return {
    titleName: titleName.trim() === '' ? 'MISSING' : null,
    taxNumber: taxNumberProblem(titleType, readTaxNumber(taxNumber)),
    email: mail === '' ? 'MISSING' : emailForm.test(mail) ? null : 'WRONG',
  };
}

function taxNumberProblem(titleType: TitleType, number: string): DraftProblems['taxNumber'] {
  if (!needsNumber(titleType)) return null;
  if (number === '') return 'MISSING';
  return checkTaxNumber(number).kind === 'WRONG' ? 'WRONG' : null;
}

/** A person's invoice has a name and nothing else. */
export function needsNumber(titleType: TitleType): boolean {
  switch (titleType) {
    case 'PERSONAL':
      return false;
    case 'CORPORATION':
      return true;
  }
}

/** Worth a second look, and no reason to refuse. */
export function isDoubtful(taxNumber: string): boolean {
  return checkTaxNumber(readTaxNumber(taxNumber)).kind === 'DOUBTFUL';
}

/** A person has no tax number, address or bank to be sent. */
export function requestOf(draft: InvoiceDraft): InvoiceRequest {
  const { titleType } = draft;
  const both = {
    titleType,
    titleName: draft.titleName.trim(),
    email: draft.email.trim(),
    ...filled({ remark: draft.remark }),
  };
  switch (titleType) {
    case 'PERSONAL':
      return both;
    case 'CORPORATION': {
      const { address, phone, bank, bankAccount } = draft;
      return {
        ...both,
        taxNumber: readTaxNumber(draft.taxNumber),
        ...filled({ address, phone, bank, bankAccount }),
      };
    }
  }
}

function filled<Key extends string>(texts: Record<Key, string>): Partial<Record<Key, string>> {
  const entries = Object.entries<string>(texts)
    .map(([key, text]) => [key, text.trim()])
    .filter(([, text]) => text !== '');
  // The entries' keys are some of those that came in.
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}
