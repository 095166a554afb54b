/** The server as a function of Request, for every home; the Node home is `@liangfen/server/node`. */
export { type App, createApp, type RequestMeta } from './app.ts';
export { takeStream } from './contract/responses.ts';
export type { ImageRecoder } from './integrations/images/image-recoder.ts';
export type { PdfPrinter } from './integrations/pdf/pdf-printer.ts';
export { readSpreadsheet } from './integrations/spreadsheet/read-spreadsheet.ts';
export type { SpreadsheetReader } from './integrations/spreadsheet/spreadsheet.ts';
export type { FrameSink, LiveStream } from './live/live-shows.ts';
export type {
  Bus,
  BusMessage,
  Database,
  ImageCodePainter,
  Log,
  Passwords,
  Ports,
} from './ports.ts';
export { migrate } from './store/migrate.ts';
export { openMemoryDatabase } from './store/pglite.ts';
