// Puts the contract where programs look for it, as this server answers it: `/openapi.yaml`, and `/openapi.json`, which the
// reference at `/docs` draws.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

function contract(): string {
  return readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
}

/** JSON has one meaning for every reader; YAML has two generations of them. */
function contractAsJson(): string {
  return JSON.stringify(parse(contract(), { merge: true }));
}

const documentsByAddress: Readonly<Record<string, readonly [type: string, read: () => string]>> = {
  '/openapi.yaml': ['application/yaml', contract],
  '/openapi.json': ['application/json', contractAsJson],
};

export function documents(): Plugin {
  return {
    name: 'liangfen-documents',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = documentsByAddress[request.url ?? ''];
        if (found === undefined) return next();
        const [type, read] = found;
        response.setHeader('content-type', `${type}; charset=utf-8`).end(read());
      });
    },
    generateBundle() {
      for (const [address, [, read]] of Object.entries(documentsByAddress)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: read() });
      }
    },
  };
}
