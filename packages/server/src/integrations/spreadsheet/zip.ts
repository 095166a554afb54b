/** zip.js without threads of its own: those are the home's business. */
import { configure } from '@zip.js/zip.js';

configure({
  useWebWorkers: false,
  // The library counts open files as workers even without threads, and a download that nobody reads would hold up all
  // others.
  maxWorkers: 1_000_000,
});

export { type Entry, type FileEntry, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js';
