/**
 * Which test files `npm test` leaves to `npm run test:soak`, so that the gate ends within five minutes on two cores.
 * Continuous integration runs both (.ci/run), so a file stands in one of them and none is forgotten; `npx vitest`
 * without a tier runs whatever it is told. Why these: docs/decisions/0430-a-gate-and-a-soak.md.
 */

/** Each file that is left out must cost seconds, and something in the gate must still look at what it is about. */
const left: Readonly<Record<string, readonly string[]>> = {
  unit: [
    // A whole product is started, killed, filled or copied.
    'packages/server/test/{backup,embedded-database,encrypted-backup,faults,first-evening,process,removal,store}.test.ts',
    // Thousands of hostile or random inputs, or passwords hashed as slowly as for real.
    'packages/server/test/{hostile-files,login,malformed-input,order-schedules,proof-random,worst-bodies}.test.ts',
    'packages/server/test/{images,live-ledger,messenger-properties,paper,who-may-look}.test.ts',
    // Every way in by the messenger, and every kind of spreadsheet; `messenger-whole-path`, `import-progress` and the rules' own
    // tests of imports are the gate's.
    'packages/server/test/{imports,messenger-judges,messenger-login}.test.ts',
    // Files that twelve writers of other people make in the test; what is read of each format is the gate's.
    'packages/server/test/written-by-others.test.ts',
    // Clients that generators make of the contract, and programs of others that are started; `contract-readers` is the gate's.
    'packages/server/test/{generated-clients,tools-of-others}.test.ts',
    // What is printed of each mode; the printed figures are the gate's.
    'packages/server/test/printed-modes.test.ts',
    // The commands of an operator, several processes over one database, metrics and spans, and open files, each as real
    // processes.
    'packages/server/test/{admin-process,descriptors,observed-process,three-processes}.test.ts',
    // Databases of their own that are killed, full or shut; the project `postgres` plays several processes over one.
    'packages/server/test/{live-postgres,points-postgres,pooler,start-refusal}.test.ts',
    // The guards themselves run in the gate; here they are shown to find what they are for.
    'scripts/{closed-lists,gen,lone-texts}.test.ts',
    'packages/console-machine/test/{two-operators,whole-shows}.test.ts',
    'packages/rehearsal/test/play-rehearsal.test.ts',
    'scripts/{deploy,described-props,types-without-dom,vitest-config}.test.ts',
  ],
  postgres: [
    'packages/server/test/{admin-postgres,competitions,copies,judges,programs,results,points,seats}.test.ts',
    'packages/server/test/{judge-phone,live-ledger,live-streams,second-person,webhooks}.test.ts',
  ],
  browser: [
    // Each reveal and each change of pictures frame by frame, walls of odd shapes, and a whole evening of one screen.
    'packages/ui/src/match-screen/{every-picture-odd-walls,hygiene,reveal-motion,reveal-rooms}.test.tsx',
    // Each picture of a bout on each wall; the gate looks at all of them on an ordinary one. And each theme's sounds, second by second.
    'packages/ui/src/match-screen/{stages/bout-pictures.test.tsx,sound/engine.test.ts}',
    // Every story once more in English.
    'packages/ui/src/messages/in-english.test.tsx',
  ],
  e2e: ['e2e/!(browser-level|whole-show|one-browser).e2e.ts'],
};

const tiers = ['gate', 'soak'] as const;
type Tier = (typeof tiers)[number];

const tier: Tier | undefined = tiers.find((one) => one === process.env.LIANGFEN_TIER);

/** Files that another step of the same run plays; the command line's own `--exclude` does not reach projects. */
const elsewhere = (process.env.LIANGFEN_WITHOUT ?? '').split(',').filter((file) => file !== '');

/** What a project includes and leaves out in the tier that is run. */
export function inTier(
  project: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): { include: string[]; exclude: string[] } {
  const long = left[project] ?? [];
  switch (tier) {
    case undefined:
      return { include: [...include], exclude: [...exclude] };
    case 'gate':
      return { include: [...include], exclude: [...exclude, ...long] };
    case 'soak':
      return { include: [...long], exclude: [...exclude, ...elsewhere] };
  }
}

/**
 * Stories are chosen by a tag of their file, because Storybook's own plugin lists them: pages with every picture of a
 * theme, and the desk's rarer pages, are rehearsed in the soak. Stories on the server in the page are tagged `alone`:
 * they are a project of their own, with a frame for each file, because a page has one server and, in the documents of
 * the components, one show.
 */
export function storiesInTier(): { readonly include?: string[]; readonly exclude: string[] } {
  switch (tier) {
    case undefined:
      return { exclude: ['alone'] };
    case 'gate':
      return { exclude: ['soak', 'alone'] };
    case 'soak':
      return { include: ['soak'], exclude: ['alone'] };
  }
}

/** What axe looks for. A test reports what is wrong and nothing else: to describe what is right was half of axe's work. */
const accessibilityRules = {
  all: { reporter: 'no-passes' },
  'without contrast': {
    reporter: 'no-passes',
    rules: { 'color-contrast': { enabled: false } },
  },
  contrast: { reporter: 'no-passes', runOnly: ['color-contrast'] },
};

/**
 * What axe is asked for on each story. To measure the contrast of every text takes a third of a story's processor time,
 * so in the gate the tests of the themes' tokens hold it, and the soak's step `contrast` measures it on the gate's
 * stories.
 */
export function accessibilityOptions(): object {
  const asked =
    process.env.LIANGFEN_ACCESSIBILITY ?? (tier === 'gate' ? 'without contrast' : 'all');
  const found = Object.entries(accessibilityRules).find(([name]) => name === asked);
  if (found === undefined) throw new Error(`no such accessibility rules: ${asked}`);
  return found[1];
}
