// Puts the contract where programs look for it: `/openapi.yaml`, as this server answers it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function documents(): Plugin {
  return {
    name: 'liangfen-documents',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'openapi.yaml', source });
    },
  };
}
