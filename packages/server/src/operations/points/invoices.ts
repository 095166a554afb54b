/** Invoices from the organiser's side: applying, the list, the file, titles that were used, and the tax number of a title. */
import { fileAnswer } from '../../contract/http-answer.ts';
import { applyForInvoice, invoiceOf } from '../../payment/invoice-requests.ts';
import { taxNumberOf } from '../../payment/title-numbers.ts';
import { notFound } from '../../problem.ts';
import type { Operations } from '../operation.ts';

const mostListed = 200;
const mostTitles = 20;

export const invoiceOperations: Operations<
  'applyInvoice' | 'listInvoices' | 'getInvoiceFile' | 'listInvoiceTitles' | 'findTitleNumber'
> = {
  applyInvoice: async (call, { ports, rateLimit }) => {
    await rateLimit('invoice', call.user.userId);
    return applyForInvoice(ports, call.user.userId, call.path.tradeNo, call.body);
  },

  listInvoices: async (call, { ports }) => {
    const rows = await ports.database.query
      .selectFrom('invoice')
      .innerJoin('payment_order', 'payment_order.id', 'invoice.order_id')
      .selectAll('invoice')
      .select('payment_order.trade_no')
      .where('invoice.user_id', '=', call.user.userId)
      .orderBy('invoice.created_at', 'desc')
      .orderBy('invoice.id')
      .limit(mostListed)
      .execute();
    return { invoices: rows.map((row) => invoiceOf(row, row.trade_no)) };
  },

  getInvoiceFile: async (call, { ports }) => {
    const [file] = await ports.database.prepared<{ base64: string; number: string | null }>(
      'lf-invoice-file',
      `select encode(pdf, 'base64') as base64, number from invoice
        where id = $1 and user_id = $2 and pdf is not null`,
      [call.path.id, call.user.userId],
    );
    if (file === undefined) throw notFound('发票文件');
    const bytes = Uint8Array.from(atob(file.base64.replace(/\s/g, '')), (letter) =>
      letter.charCodeAt(0),
    );
    return fileAnswer(bytes, {
      type: 'application/pdf',
      name: `发票 ${file.number ?? ''}.pdf`,
    });
  },

  listInvoiceTitles: async (call, { ports }) => {
    const titles = await ports.database.query
      .selectFrom('invoice')
      .select([
        'title_type as titleType',
        'title_name as titleName',
        'tax_number as taxNumber',
        'address',
        'phone',
        'bank',
        'bank_account as bankAccount',
        'email',
      ])
      .distinctOn(['title_type', 'title_name', 'tax_number'])
      .select('created_at as at')
      .where('user_id', '=', call.user.userId)
      .orderBy('title_type')
      .orderBy('title_name')
      .orderBy('tax_number')
      .orderBy('created_at', 'desc')
      .execute();
    const newest = titles.sort((a, b) => b.at - a.at).slice(0, mostTitles);
    return { titles: newest.map(({ at: _, ...title }) => title) };
  },

  findTitleNumber: async (call, { ports, rateLimit }) => {
    await rateLimit('titleNumber', call.user.userId);
    const titleName = call.query.titleName.trim();
    return { titleName, taxNumber: await taxNumberOf(ports, call.user.userId, titleName) };
  },
};
