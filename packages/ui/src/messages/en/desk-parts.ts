// Parts of what an organiser reads, in English: the guide, help texts, imports, API keys, addresses of codes.
import type { ApiKeyScope } from '@liangfen/sdk/schema';
import type { Messages, Translated } from '../messages.ts';
import { apiKeyScopeWords, competitionRoleHints, competitionRoleWords } from './words.ts';

type Desk = Messages['backstage'];

export const guide = {
  title: 'Five steps to a competition',
  progress: '{done} of {all} steps done',
  allDone: 'All set. Open the console, or make the competition official',
  leave: 'You may leave at any time. Progress updates by itself, and "Guide" brings you back',
  done: 'Done',
  next: 'Next',
  steps: {
    BASIC: {
      title: 'Time and look',
      hint: 'Enter start, organiser and venue, and choose a theme. The start page of the screen shows them',
    },
    SCORE: {
      title: 'Check the scoring rules',
      hint: 'Highest score, dropped scores, items and shares. If unsure keep the defaults, and try them at the bottom of the page',
    },
    PROGRAMS: {
      title: 'Add programs',
      hint: 'One by one in their order, or all at once from Excel. With groups, create the groups first',
    },
    JUDGES: {
      title: 'Add judges',
      hint: 'A name is enough. Each judge has a seat code to scan with a phone',
    },
    PASSCODE: {
      title: 'Set a console passcode',
      hint: 'The operator keeps the points of a battle. With a passcode, they log in without your account',
    },
    REHEARSAL: {
      title: 'Rehearse once',
      hint: 'Simulated judges play it through, free of charge. Read the report, change things, rehearse again',
    },
  },
} satisfies Translated<Desk['guide']>;

export const hallAddress = {
  title: 'Address of the codes',
  choose: 'Choose address',
  change: 'Change address',
  tryOut: 'Try with a phone',
  inUse: 'Codes and links begin with {address}',
  bySetting: 'Set by LIANGFEN_PUBLIC_URL at the server. Ask its administrator to change it',
  problem: {
    LOOPBACK: {
      title: 'Phones cannot open these codes',
      hint: '{address} only works on this computer',
    },
    CLOSED: {
      title: 'Phones cannot open these codes',
      hint: 'The server only takes browsers on this computer',
    },
    GONE: {
      title: 'Phones may not open these codes',
      hint: 'This computer does not have the address {address} now',
    },
  },
  intro:
    'Phones and this computer need the same network. Seat codes, invitations, posters and copied links will use this address',
  list: 'Address',
  local: "This computer in the venue's network ({network})",
  opened: 'The address this desk was opened with',
  useless: 'Phones cannot open it',
  typed: 'Another address',
  typedLabel: 'Address',
  typedHint: 'such as https://score.example.com',
  typedWrong: 'Write it like https://score.example.com or 192.168.1.20:8080',
  closed: 'The server only takes browsers on this computer',
  closedHint: 'Start the server again with LIANGFEN_HOST=0.0.0.0, then choose an address here',
  none: 'This computer is in no network. Connect it, then open this window again',
  use: 'Use this address',
  chosen: 'Codes and links now begin with {address}',
  trial: 'Try it',
  trialHint: "Scan this code with a judge's phone. You see here whether it opened",
  trialQr: 'Code to try',
  trialWaiting: 'No phone has opened it yet',
  trialArrived: '{device} opened it. This address works',
  trialOver: 'This try is over',
  trialAgain: 'Try again',
  printAsk: 'Phones cannot open these codes. Print anyway?',
  printEffect: 'They begin with {address}. Choose an address and try it with a phone first',
  printAnyway: 'Print anyway',
  arrival: {
    title: 'Trial scan',
    done: 'It opened',
    doneHint: "Phones can use this address. See the desk's computer",
  },
} satisfies Translated<Desk['hallAddress']>;

export const help = {
  of: 'About "{title}"',
  topic: {
    mode: {
      title: 'Mode',
      lines: [
        'Scoring: judges score each program, and scores make the ranking. For singing, speeches, dance',
        'Voting: judges give votes to programs, and votes make the ranking',
        'Battle: programs meet in pairs. The operator gives points, records fouls and decides. For debates, robots',
        'It cannot change once there are official results',
      ],
    },
    calculation: {
      title: "Judges' scores become",
      lines: [
        'Mean: of the scores that are left after dropping. The usual choice',
        'Median: the middle score. Single scores that are far off hardly matter',
        'Sum: all scores added. A missing judge costs points, so use it only with a fixed number of judges',
      ],
    },
    dropScope: {
      title: 'Drop scores',
      lines: [
        'Per item: highest and lowest are dropped in each item. A judge may be dropped in one and count in another',
        "Per judge's total: judges with the highest and lowest totals are dropped with all of their scores",
        'Without items both are the same',
      ],
    },
    roundingStage: {
      title: 'When to round',
      lines: [
        'At every step: the audience can follow the figures on the screen and come to the same score',
        'Only at the end: all decimals are kept until then. From the shown figures, the last digit may differ',
        'To cut figures off instead of rounding half up, see More rules',
      ],
    },
    missingScore: {
      title: 'Missing marks',
      lines: [
        'What becomes of the mark of a judge who is recused, absent or gave none',
        'Left out: only given marks count. A sum of fewer judges is smaller, and drops leave fewer marks',
        'Mean of the others: stands in its place, before marks are dropped and added',
        'Scaled: the sum × the judges who should count ÷ the judges who do',
      ],
    },
    proportion: {
      title: 'Share',
      lines: [
        'How much of the score an item makes. All items must add up to 100',
        'With voice 70 and presence 30, 90 for voice and 80 for presence make 90×70% + 80×30% = 87',
      ],
    },
    itemWeighting: {
      title: 'How items count',
      lines: [
        'Share: how many percent of the score each item makes, 100 in all',
        'Factor: each score times its factor, added up. Factors need not make 100, as in figure skating and gymnastics',
        'With 8.25 for components and a factor of 2.67: 8.25×2.67 = 22.0275, and the other items are added',
      ],
    },
    weight: {
      title: 'Weight',
      lines: [
        'How much of the score a judge group makes, such as experts 70 and public 30, however many judges it has',
        'A group without any score is left out, its weight goes to the others, and this is said',
        'With a single group the weight does not matter',
      ],
    },
    tieBreaks: {
      title: 'Tie-breaks',
      lines: [
        'For equal scores, the first line that tells them apart decides. If none does, they share the rank',
        'Without any line, equal scores share the rank',
        'Best decided before the competition, and told to the contestants',
      ],
    },
    consolePasscode: {
      title: 'Console passcode',
      lines: [
        'For the operator: opens the console of this competition without your account',
        'Changing it ends all open consoles. Do that when the operator changes',
      ],
    },
    joining: {
      title: 'Seat codes or applications',
      lines: [
        'Seat codes: when you know who judges. Add them to the list, each scans a code of their own, no approval needed',
        'Applications: when you do not know yet. Everybody scans one code and fills in a form, you approve',
        'Both can be used together',
      ],
    },
    rehearsal: {
      title: 'Automatic rehearsal',
      lines: [
        'Simulated judges play the whole competition, to find out about scoring, screens and network',
        'It is free. Afterwards the simulated judges and their scores are removed',
        'To try with real judges, run the show from the console',
      ],
    },
    official: {
      title: 'Official competitions and points',
      lines: [
        'Every competition begins as a rehearsal. Rehearsals are free and unlimited',
        'Making it official uses 1 cloud point: rehearsal results are cleared, settings, judges and programs stay',
        'There is no way back, and it is early enough right before the start',
      ],
    },
  },
} satisfies Translated<Desk['help']>;

export const imports = {
  open: 'Import',
  title: { JUDGES: 'Import judges', PROGRAMS: 'Import programs' },
  group: { JUDGES: 'judge groups', PROGRAMS: 'program groups' },
  amount: {
    JUDGES: '{count} {count|judge|judges}',
    PROGRAMS: '{count} {count|program|programs}',
  },
  from: 'Import from',
  source: {
    SPREADSHEET: 'Spreadsheet',
    BEFORE: 'Earlier competition',
    ADDRESS_BOOK: 'Address book',
  },
  file: 'Drop the filled-in spreadsheet here, or',
  fileHint: 'xlsx or csv (xls and ods are read too), 10 MB and 10000 rows at most',
  choose: 'Choose file',
  drop: 'Let go to check it',
  checking: 'Checking "{name}"',
  tooLarge: '"{name}" is larger than 10 MB. Split it into several files',
  unreadable: '"{name}" cannot be read. Close the program that has it open and retry',
  template: 'Download template',
  templateHint: 'The first time, fill in the template as it says',
  before: 'Which competition',
  beforeHint: 'Approved judges are added to the end of the list',
  beforeHintPrograms: 'Programs are added to the end of the list, without scores',
  beforeNone: 'There is no other competition',
  beforeNoneHint: 'Once you have created another one, you can import from it',
  check: 'Check',
  pickFirst: { BEFORE: 'Choose a competition first', ADDRESS_BOOK: 'Choose people first' },
  choosePeople: 'Choose across departments. Who is a judge already is left out by the check',
  accepted: '{amount} can be imported',
  acceptedTitle: 'Can be imported',
  acceptedMore: 'The first {count} rows are shown',
  refused: '{count} {count|row|rows} cannot be imported',
  refusedTitle: 'Cannot be imported',
  refusedMore: 'The first {count} rows are shown. The list of failures has all of them',
  nothing: 'There are no rows to import',
  empty: 'The spreadsheet is empty. The example row is not imported',
  renew:
    'Renew who is on the list already ({amount}) instead of adding again. Empty cells change nothing; numbers and scores stay',
  createGroups: 'Create missing {group}',
  worksheet: 'Worksheet',
  worksheetHint: 'The file has {count} worksheets. This one is read',
  understood: 'How the spreadsheet was read',
  columnMissing: 'No column was taken for "{field}"',
  columnMissingHint: 'Choose below which row holds the headers, and what each column is',
  headerLine: 'Headers are in',
  headerOption: 'Row {line}: {text}',
  columnTitle: 'Header',
  columnOf: 'Column {column} {title}',
  hiddenColumn: '{title} (hidden column)',
  sample: 'For example',
  takenFor: 'Taken for',
  fieldOf: 'What column {column} "{title}" is taken for',
  field: {
    NUMBER: 'Number',
    NAME: 'Name',
    PHONE_NUMBER: 'Phone number',
    PROGRAM_NAME: 'Program',
    CONTESTANT: 'Contestant',
    GROUP: 'Group',
    ORGANISATION: 'Organisation',
    FACTOR: 'Difficulty',
    EARLIER_SCORE: 'Earlier result',
    EARLIER_FROM: 'Earlier round',
    JUDGE_GROUP: 'Judge group',
    TITLE: 'Title',
  },
  unused: {
    UNKNOWN_TITLE: 'Not imported: unknown header',
    NO_TITLE: 'Not imported: no header',
    ANOTHER_COLUMN: 'Not imported: taken from another column',
    NOT_WANTED: 'Not imported',
  },
  firstBlockOnly: '{count} lists stand side by side, take only the leftmost',
  includeHidden: 'Import the {count} hidden or filtered {count|row|rows} too',
  leftOutTitle: '{count} {count|row is|rows are} not part of the list',
  leftOut: {
    HIDDEN: 'Hidden row',
    FILTERED: 'Filtered out',
    EXAMPLE: "The template's example",
    REPEATED_HEADER: 'Headers again',
    SECTION: 'Heading',
    BREAK: 'Break',
    TOTAL: 'Total',
    SIGNATURE: 'Who made or checked it',
    NOTE: 'Note',
  },
  keepTitle: 'Wrong?',
  keep: 'Import',
  keepLine: 'Import row {line} too',
  coming: 'Into {group}',
  comingTo: '{name}: {amount}',
  comingToNew: '{name} (new): {amount}',
  newGroups: 'New {group}: {names}',
  createdGroups: 'Created {group}: {names}',
  line: 'Row',
  lineOf: 'Row {line}',
  column: 'Column',
  value: 'Content',
  reason: 'Reason',
  blank: '(empty)',
  again: 'Choose again',
  confirm: 'Import {amount}',
  running: 'Importing "{name}"',
  runningHint: 'You may close this window. The import goes on, see "Recent imports"',
  progress: 'Import progress',
  reading: 'Reading',
  readingLines: '{far}, {done} rows read',
  storing: '{far}, {done} of {total} rows saved',
  silent: 'Saving. The result comes when all is saved',
  percent: '{percent}%',
  done: 'Imported {amount}',
  doneNone: 'Nothing was imported',
  notImported: '{count} {count|row was|rows were} not imported. Correct and import them again',
  notImportedTitle: 'Not imported',
  download: 'Download failures',
  refusedFile: 'failures.xlsx',
  templateFile: { JUDGES: 'judges-template.xlsx', PROGRAMS: 'programs-template.xlsx' },
  more: 'Import more',
  finish: 'Done',
  recent: 'Recent imports',
  recentName: 'Source',
  recentAt: 'Time',
  recentState: 'Result',
  recentFile: 'Failures',
  recentDone: '{imported} imported, {refused} failed',
  recentFailed: 'Failed: {detail}',
  downloadOf: 'Download the failures of "{name}"',
} satisfies Translated<Desk['imports']>;

const scopeHints: Record<ApiKeyScope, string> = {
  'results:read': 'Ranks, scores, downloads and the ledger',
  'competition:write': 'New competitions, settings, judges and programs',
  console: 'Run the show of every competition',
  judge: "Approve applications, get judges' seat links",
};

export const roles = {
  word: competitionRoleWords,
  hint: competitionRoleHints,
  ofAccount: 'Role of the account',
  ofAccountHint:
    'Decides on new competitions, points and the security log. New grants start with it',
  inCompetition: 'Role in "{name}"',
  readOnly: 'Read only',
  readOnlyHint:
    'The main account of this competition and sub-accounts with the role of administrator change this; ask one of them',
  shown: '{name} ({role})',
};

export const keys = {
  title: 'API keys',
  hint: 'For your own site or program, acting for your main account. Keep keys on a server, never in a web page',
  add: 'New key',
  empty: 'No API keys yet',
  emptyHint:
    'Create one for each ticket system, website or video switcher that reads results or runs the show',
  mainOnly: 'Only the main account manages API keys',
  name: 'Used for',
  nameHint: 'Such as "ticket system". The ledger uses this name for what it does',
  scopes: 'May do',
  noScope: 'Choose at least one',
  scopeWords: apiKeyScopeWords,
  scopeHints,
  ends: 'Expires',
  end: { QUARTER: 'In 90 days', YEAR: 'In 1 year', NEVER: 'Never' },
  create: 'Create',
  made: 'Key "{name}" created',
  once: 'The key is shown this once. Copy it and keep it safe. Once closed, nobody can see it again. If it is lost, create another',
  value: 'Value of the Authorization header',
  kept: 'Saved, close',
  hintColumn: 'Ends with',
  used: 'Last used',
  neverUsed: 'Never used',
  never: 'Never',
  revoked: 'Revoked',
  ended: 'Expired',
  revoke: 'Revoke',
  revokeAsk: 'Revoke the key "{name}"?',
  revokeEffect:
    'Programs that use it, and consoles that they opened, stop at once. This cannot be undone',
} satisfies Translated<Desk['keys']>;

const list: Readonly<Record<string, string>> = {
  items: 'Items',
  fouls: 'Fouls',
  judgeGroups: 'Judge groups',
  programGroups: 'Program groups',
  competitionIds: 'Competitions to manage',
  monitoredCompetitionIds: 'Score monitoring',
  grants: 'Roles in competitions',
  role: 'Role of the account',
};

export const meanwhile = {
  title: 'While you were editing, somebody else changed the following too. Choose which to keep',
  own: '{name}: yours',
  theirs: '{name}: now',
  keepOwn: 'Keep yours',
  takeTheirs: 'Use what is there now',
  list,
} satisfies Translated<Desk['meanwhile']>;
