/** `npm run draw`: the console's machine into the documents that show it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineDrawing, machineOverview } from './machine-drawing.ts';

const docs = join(import.meta.dirname, '../docs');
writeFileSync(join(docs, 'console-machine.md'), machineDrawing());

const architecture = join(docs, 'architecture.md');
const text = readFileSync(architecture, 'utf8');
const drawn = text.replace(/```mermaid\n[^`]*```/, () => machineOverview());
writeFileSync(architecture, drawn);
