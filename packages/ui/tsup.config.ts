import { defineConfig } from 'tsup';
import { entries, everyPackage } from '../../tsup.shared.ts';

export default defineConfig({
  ...everyPackage,
  entry: entries(import.meta.dirname),
  // Frameworks with server components must know that these run in the browser.
  banner: { js: "'use client';" },
});
