/** `npm run draw`: the console's machine and the practices into the documents that show them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineDrawing, machineOverview } from './machine-drawing.ts';
import { practicesPage } from './practices-page.ts';

const docs = join(import.meta.dirname, '../docs');
writeFileSync(join(docs, 'console-machine.md'), machineDrawing());
writeFileSync(join(docs, 'practices.md'), practicesPage());

const architecture = join(docs, 'architecture.md');
const text = readFileSync(architecture, 'utf8');
const drawn = text.replace(/```mermaid\n[^`]*```/, () => machineOverview());
writeFileSync(architecture, drawn);
