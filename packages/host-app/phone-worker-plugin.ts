// Builds the phone's service worker beside the app: it is told the files that the phone's pages load.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const worker = join(import.meta.dirname, 'src/phone-worker/worker.ts');
/** The parts that a phone loads besides the entry. */
const phoneParts = [
  '/CrashedPage.tsx',
  '/Dialog.tsx',
  '/DemoMarkShown.tsx',
  '/JudgePagesBeside.tsx',
  '/OwnPage.tsx',
  '/PhoneNotSetUp.tsx',
  '/theme/look.ts',
];

export function phoneWorker(target: string[]): Plugin {
  return {
    name: 'liangfen-phone-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'phone',
    generateBundle: {
      // Runs after judge.html has been made.
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const entry = chunks.find(
          (chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('/judge.html'),
        );
        const parts = phoneParts.map((name) =>
          chunks.find((chunk) => chunk.facadeModuleId?.endsWith(name)),
        );
        const page = bundle['judge.html'];
        if (entry === undefined || parts.includes(undefined) || page?.type !== 'asset') {
          this.error('the phone’s pages are not in the bundle as expected');
        }
        const files = filesOf([entry, ...parts.filter((part) => part !== undefined)], bundle);
        const source = await workerSource(target, {
          phoneFiles: files.map((file) => `/${file}`),
          phoneEntry: entry.fileName,
          phoneVersion: createHash('sha256')
            .update([...files, page.source].join('\n'))
            .digest('hex')
            .slice(0, 12),
        });
        this.emitFile({ type: 'asset', fileName: 'phone-worker.js', source });
      },
    },
  };
}

/** The chunks with everything they import at once, and their styles. */
function filesOf(from: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  for (const chunk of from) add(chunk);
  return [...files].sort();
}

async function workerSource(
  target: string[],
  values: Readonly<Record<string, string | readonly string[]>>,
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      target,
      write: false,
      // Phones of that age know no modules in service workers.
      lib: { entry: worker, formats: ['iife'], name: 'phoneWorker', fileName: 'phone-worker' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('the phone’s worker was not built');
  return chunk.code;
}
