import { defineConfig } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

export default defineConfig({
  ...everyPackage,
  platform: 'node',
  entry: entries(import.meta.dirname, ['bin.ts']),
});
