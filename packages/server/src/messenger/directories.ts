/** The people of a corporation to search in: read once however many ask, kept for a few minutes. */
import {
  type Messenger,
  type MessengerDepartment,
  MessengerRefused,
  type Ports,
} from '../ports.ts';
import { type FoundPerson, walkDepartments } from './departments.ts';
import { fitOf, keysOf, type NameKeys, plain } from './names.ts';

export interface Directories {
  readonly find: (
    messenger: Messenger,
    corpId: string,
    word: string,
  ) => Promise<{ readonly people: readonly FoundPerson[]; readonly more: boolean }>;
}

interface Directory {
  readonly people: readonly { readonly person: FoundPerson; readonly keys: NameKeys }[];
  /** A bound was reached: somebody may be missing. */
  readonly whole: boolean;
}

const bounds = { departments: 2_000, people: 20_000 } as const;
const keptForMs = 10 * 60 * 1000;
const mostKept = 8;
const mostFound = 100;
/** Names that are made ready in one go, some ten milliseconds' worth. */
const namesAtOnce = 500;

export function createDirectories({ now, schedule, log }: Ports): Directories {
  const kept = new Map<string, { readonly at: number; readonly directory: Promise<Directory> }>();

  const pause = () => new Promise<void>((resolve) => void schedule(0, resolve));

  const read = async (messenger: Messenger, corpId: string): Promise<Directory> => {
    const { whole, people } = await walkDepartments(corpId, {
      from: [{ deptId: null, deptNames: [] }],
      bounds,
      read: (corporation, deptId) => visible(messenger, corporation, deptId),
    });
    if (!whole) log.warn('messenger.directory.cut', { people: people.length });
    const ready: { person: FoundPerson; keys: NameKeys }[] = [];
    for (const person of people) {
      // A show may be on: nobody waits while a whole company is spelt.
      if (ready.length > 0 && ready.length % namesAtOnce === 0) await pause();
      ready.push({ person, keys: keysOf(person.name) });
    }
    return { people: ready, whole };
  };

  const directoryOf = (messenger: Messenger, corpId: string): Promise<Directory> => {
    const known = kept.get(corpId);
    const at = now();
    if (known !== undefined && at - known.at < keptForMs) return known.directory;
    const directory = read(messenger, corpId);
    kept.delete(corpId);
    // Insertion order is age, so the first is the oldest.
    for (const oldest of kept.keys()) {
      if (kept.size < mostKept) break;
      kept.delete(oldest);
    }
    kept.set(corpId, { at, directory });
    directory.catch(() => {
      if (kept.get(corpId)?.directory === directory) kept.delete(corpId);
    });
    return directory;
  };

  return {
    find: async (messenger, corpId, word) => {
      const { people, whole } = await directoryOf(messenger, corpId);
      const wanted = plain(word);
      if (wanted === '') return { people: [], more: false };
      const found: { readonly person: FoundPerson; readonly fit: number }[] = [];
      for (const { person, keys } of people) {
        const fit = fitOf(keys, wanted);
        if (fit !== null) found.push({ person, fit });
      }
      found.sort((a, b) => a.fit - b.fit);
      return {
        people: found.slice(0, mostFound).map(({ person }) => person),
        more: found.length > mostFound || !whole,
      };
    },
  };
}

const nobody: MessengerDepartment = { childDepts: [], members: [] };

/** Departments that the application may not see are left out of a search. */
async function visible(
  messenger: Messenger,
  corpId: string,
  deptId: string | null,
): Promise<MessengerDepartment> {
  try {
    return await messenger.department(corpId, deptId);
  } catch (error) {
    const isHidden = error instanceof MessengerRefused && error.reason === 'MESSENGER_OUT_OF_RANGE';
    if (isHidden && deptId !== null) return nobody;
    throw error;
  }
}
