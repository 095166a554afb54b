// Puts the contract where programs and people look for it: `/openapi.yaml` as this server answers it, and what draws it
// at `/docs`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const reference = '/docs/redoc.js';

/** The mark of the reference's makers comes from their own server: nothing here is asked of anybody else. */
const theirMark = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const noMark = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** Returns the reference's script: one file with everything in it, as its makers build it. */
function referenceScript(): string {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(resolve('redoc/bundles/redoc.standalone.js'), 'utf8');
  const own = source.replaceAll(theirMark, noMark).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  if (own.includes('cdn.redoc.ly')) throw new Error('redoc asks its own server for something more');
  return own;
}

function contract(): string {
  return readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8');
}

export function documents(): Plugin {
  const inDevelopment: Readonly<Record<string, readonly [type: string, read: () => string]>> = {
    [reference]: ['text/javascript', referenceScript],
    '/openapi.yaml': ['application/yaml', contract],
  };
  return {
    name: 'liangfen-documents',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = inDevelopment[request.url ?? ''];
        if (found === undefined) return next();
        const [type, read] = found;
        response.setHeader('content-type', `${type}; charset=utf-8`).end(read());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'openapi.yaml', source: contract() });
      this.emitFile({ type: 'asset', fileName: reference.slice(1), source: referenceScript() });
    },
  };
}
