/**
 * Which test files `npm test` leaves to others, so that it ends within five minutes on two cores, and which of those
 * continuous integration leaves to `npm run test:soak`, so that it ends within forty. A file stands in one class, so none
 * is forgotten; `npx vitest` without a tier runs whatever it is told. Why these: docs/decisions/0430-a-gate-and-a-soak.md.
 */

const classes = ['gate', 'soak', 'rare'] as const;
type Class = (typeof classes)[number];

/** The classes that are played, several with commas between them; all, where nothing is said. */
const asked = process.env.LIANGFEN_TIER?.split(',') ?? classes;
const isPlayed = (one: Class) => asked.includes(one);

type Files = Readonly<Record<string, readonly string[]>>;

/** End-to-end files, for two lists of which one is what the other leaves. */
const rareShows = [
  ...['phone-sizes', 'rehearsal-twin', 'messenger', 'desk-forms', 'desk-together', 'spreadsheets'],
  // A phone whose network fails in each way, a page that a browser translates, a sheet signed by everybody, and the desk's
  // accounts: two minutes each. `phone-offline`, `desk-results` and `panel-scores` are the soak's.
  ...['phone-faults', 'phone-ended-login', 'translated', 'signed-sheet', 'desk-accounts', 'import'],
  ...['embed-elements', 'panel-flows'],
].join('|');

/** Each file here must cost seconds, and something in the gate must still look at what it is about. */
const soak: Files = {
  unit: [
    // A whole product is started, killed or filled.
    'packages/server/test/{faults,first-evening,hall,process,store}.test.ts',
    // Thousands of hostile or random inputs, or passwords hashed as slowly as for real.
    'packages/server/test/{login,malformed-input,order-schedules,proof-random,worst-bodies}.test.ts',
    'packages/server/test/{images,live-ledger,messenger-properties,paper,who-may-look}.test.ts',
    // Every way in by the messenger, and every kind of spreadsheet; `messenger-whole-path`, `import-progress` and the rules' own
    // tests of imports are the gate's.
    'packages/server/test/{imports,messenger-judges,messenger-login}.test.ts',
    // Fifty seats are made and judge; the settings of each way round are tested in the gate.
    'packages/server/test/evening/detours.test.ts',
    // What is printed of each mode; the printed figures are the gate's.
    'packages/server/test/printed-modes.test.ts',
    // Several processes over one database, metrics and spans, each as real processes.
    'packages/server/test/{observed-process,three-processes}.test.ts',
    // Databases of their own that are killed, full or shut; the project `postgres` plays several processes over one.
    'packages/server/test/{live-postgres,points-postgres,pooler,start-refusal}.test.ts',
    // Proxies of others, each started twice, with an evening through it.
    'packages/server/test/proxies.test.ts',
    // The guards themselves run in the gate; here they are shown to find what they are for.
    'scripts/{closed-lists,lone-texts}.test.ts',
    'packages/console-machine/test/two-operators.test.ts',
    'packages/rehearsal/test/play-rehearsal.test.ts',
    'scripts/{deploy,described-props,types-without-dom}.test.ts',
  ],
  postgres: [
    'packages/server/test/{admin-postgres,judges,programs,points,seats}.test.ts',
    'packages/server/test/{judge-phone,live-ledger}.test.ts',
  ],
  browser: [
    // A whole evening of one screen.
    'packages/ui/src/match-screen/hygiene.test.tsx',
    // Each picture of a bout on each wall; the gate looks at all of them on an ordinary one. And each theme's sounds, second by second.
    'packages/ui/src/match-screen/{stages/bout-pictures.test.tsx,sound/engine.test.ts}',
  ],
  e2e: [`e2e/!(browser-level|whole-show|one-browser|${rareShows}).e2e.ts`],
};

/** Each file here costs most of a minute or more, and another one looks at most of what it is about. */
const rare: Files = {
  unit: [
    // A database's files after every kind of end, backups with and without a key, ten thousand rows removed; `faults`,
    // `first-evening` and `store` are the soak's.
    'packages/server/test/{backup,embedded-database,encrypted-backup,removal}.test.ts',
    // The commands of an operator and open files, each as real processes; `process` is the soak's.
    'packages/server/test/{admin-process,descriptors}.test.ts',
    // That files are generated anew when they must be, and that Vitest sets up what is asked for: a change of one of them
    // shows in each run.
    'scripts/{gen,vitest-config}.test.ts',
    // Files as an attacker makes them; `images` and `malformed-input` are the soak's.
    'packages/server/test/hostile-files.test.ts',
    // Files that twelve writers of other people make in the test; what is read of each format is the gate's.
    'packages/server/test/written-by-others.test.ts',
    // Clients that generators make of the contract, and programs of others that are started; `contract-readers` is the gate's.
    'packages/server/test/{generated-clients,tools-of-others}.test.ts',
    // Whole shows by the machine; the end-to-end tests play them on the product.
    'packages/console-machine/test/whole-shows.test.ts',
  ],
  // The same tests on the other database; those of the live path are the gate's, those of reading and access the soak's.
  postgres: [
    'packages/server/test/{competitions,copies,live-streams,results,second-person,webhooks}.test.ts',
  ],
  browser: [
    // Each reveal and each change of pictures frame by frame; `reveal-ways` and `every-picture` see where each ends.
    'packages/ui/src/match-screen/reveal-motion.test.tsx',
    // Walls of odd shapes, and the box of each element in each frame; `every-picture` and `reveal-motion` look at the same pictures.
    'packages/ui/src/match-screen/{every-picture-odd-walls,reveal-rooms}.test.tsx',
    // Every story once more in English.
    'packages/ui/src/messages/in-english.test.tsx',
  ],
  // Every page of the phone at every size, the twin of an evening, the messenger from its first page on, and the desk's
  // forms, lists and files, whose stories are the gate's; the others stand above.
  e2e: [`e2e/@(${rareShows}).e2e.ts`],
};

/** Files that another step of the same run plays; the command line's own `--exclude` does not reach projects. */
const elsewhere = (process.env.LIANGFEN_WITHOUT ?? '').split(',').filter((file) => file !== '');

/** What a project includes and leaves out in the classes that are played. */
export function inTier(
  project: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): { include: string[]; exclude: string[] } {
  const later = { soak: soak[project] ?? [], rare: rare[project] ?? [] };
  const of = (played: boolean) =>
    (['soak', 'rare'] as const)
      .filter((one) => isPlayed(one) === played)
      .flatMap((one) => later[one]);
  return {
    include: isPlayed('gate') ? [...include] : of(true),
    exclude: [...exclude, ...(isPlayed('gate') ? of(false) : []), ...elsewhere],
  };
}

/**
 * Stories are chosen by a tag of their file, because Storybook's own plugin lists them: the desk's less used pages are
 * rehearsed in the soak, and pages with every picture of a theme are rare. Stories on the server in the page are tagged
 * `alone`: they are a project of their own, with a frame for each file, because a page has one server and, in the
 * documents of the components, one show.
 */
export function storiesInTier(): { readonly include?: string[]; readonly exclude: string[] } {
  const tags = (['soak', 'rare'] as const).filter((tag) => isPlayed(tag) !== isPlayed('gate'));
  return isPlayed('gate') ? { exclude: [...tags, 'alone'] } : { include: tags, exclude: ['alone'] };
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
 * so the tests of the themes' tokens hold it where the gate is played, and the step `contrast` measures it on the gate's
 * stories in `npm run test:soak`.
 */
export function accessibilityOptions(): object {
  const rules =
    process.env.LIANGFEN_ACCESSIBILITY ??
    (isPlayed('gate') && !isPlayed('rare') ? 'without contrast' : 'all');
  const found = Object.entries(accessibilityRules).find(([name]) => name === rules);
  if (found === undefined) throw new Error(`no such accessibility rules: ${rules}`);
  return found[1];
}
