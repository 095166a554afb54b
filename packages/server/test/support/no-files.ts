/** The file ports of halls that handle no files; `app.ts` has the real ones. */
import type { Ports } from '../../src/ports.ts';

export const noFiles: Pick<Ports, 'sheets' | 'pdf' | 'images'> = {
  sheets: async () => ({ read: false, reason: '' }),
  pdf: async () => ({ printed: false, busy: true }),
  images: async () => ({ recoded: false, reason: '' }),
};
