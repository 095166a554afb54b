import { defineConfig } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

export default defineConfig({ ...everyPackage, entry: entries(import.meta.dirname) });
