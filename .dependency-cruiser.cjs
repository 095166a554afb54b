// Who may import whom (docs/architecture.md). Without this check the layers leak one convenient
// import at a time, and the server no longer runs in a browser tab.
const tests = '[.]test(-parts)?[.]tsx?$|/test/|[.]stories[.]tsx$';

/** Our packages by folder and, for imports that stay unresolved, by name. */
const ours = (...names) => [
  `^packages/(${names.join('|')})/`,
  `^@liangfen/(${names.join('|')})(/|$)`,
];
const everyPackage = [
  ...['rules', 'sdk', 'console-machine', 'rehearsal', 'ui', 'embed', 'host-app'],
  ...['server', 'sandbox', 'verify'],
];
const schema = ['^packages/sdk/src/generated/schema[.]ts$', '^@liangfen/sdk/schema$'];
/** The members of the contract's closed lists, and which operation a command is: constants, which anybody may load. */
const values = [
  '^packages/sdk/src/generated/(values|commands)[.]ts$',
  '^packages/sdk/src/commands[.]ts$',
  '^@liangfen/sdk/(values|commands)$',
];

/** `from` may import of ours only itself and the packages named. */
function onlyImports(from, allowed, comment) {
  const others = everyPackage.filter((name) => name !== from && !allowed.includes(name));
  return {
    name: `${from}-imports-only-${allowed.join('-') || 'itself'}`,
    comment,
    severity: 'error',
    from: { path: `^packages/${from}/`, pathNot: tests },
    to: { path: ours(...others) },
  };
}

/** `from` may import the contract's types, not the client, and nothing that exists at run time. */
function schemaTypesOnly(from) {
  return [
    {
      name: `${from}-uses-no-client`,
      comment: 'Of the sdk only @liangfen/sdk/schema, /values and /commands are for this package.',
      severity: 'error',
      from: { path: `^packages/${from}/`, pathNot: tests },
      to: { path: ours('sdk'), pathNot: [...schema, ...values] },
    },
    {
      name: `${from}-schema-as-types`,
      comment: 'Write `import type … from "@liangfen/sdk/schema"`.',
      severity: 'error',
      from: { path: `^packages/${from}/`, pathNot: tests },
      to: { path: schema, dependencyTypesNot: ['type-only'] },
    },
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    onlyImports('rules', ['sdk'], 'rules import nobody; the contract’s types excepted'),
    ...schemaTypesOnly('rules'),
    onlyImports('sdk', [], 'the client stands alone'),
    onlyImports(
      'console-machine',
      ['rules', 'sdk'],
      'the machine knows rules and, in actors, the sdk',
    ),
    {
      name: 'console-machine-sdk-in-actors',
      comment: 'Only actors.ts talks to the server, so the machine is tested without one.',
      severity: 'error',
      from: {
        path: '^packages/console-machine/',
        pathNot: ['^packages/console-machine/src/actors[.]ts$', tests],
      },
      to: { path: ours('sdk'), pathNot: [...schema, ...values], dependencyTypesNot: ['type-only'] },
    },
    onlyImports(
      'rehearsal',
      ['console-machine', 'rules', 'sdk'],
      'a rehearsal plays through the parts a show has, and knows no page and no server',
    ),
    {
      name: 'rehearsal-player-loaded-late',
      comment:
        'It brings the console’s machine along: a page loads it with import() when a rehearsal is started.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/rehearsal/src/player/', tests] },
      to: {
        path: ['^packages/rehearsal/src/player/', '^@liangfen/rehearsal/player$'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyImports(
      'ui',
      ['rehearsal', 'console-machine', 'rules', 'sdk'],
      'ui and server meet in the contract only',
    ),
    onlyImports('embed', ['ui', 'sdk'], 'elements are thin around the components'),
    onlyImports('host-app', ['embed', 'ui', 'sdk'], 'the host app is thin'),
    onlyImports(
      'server',
      ['rules', 'sdk', 'sandbox', 'verify'],
      'the server knows rules and the contract',
    ),
    ...schemaTypesOnly('server'),
    onlyImports(
      'verify',
      ['rules'],
      'a check by somebody else needs the rules and nothing of the server',
    ),
    onlyImports('sandbox', ['rules'], 'a stand-in knows the provider’s protocol, not the product'),
    {
      name: 'sandbox-in-demonstrations',
      comment: 'Only the files that start a demonstration on Node know the stand-in.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: [
          '^packages/server/src/node/(payment/(demonstration|sandbox-file)|messenger/demonstration)[.]ts$',
          tests,
        ],
      },
      to: { path: ours('sandbox') },
    },
    {
      name: 'nobody-imports-host-app',
      severity: 'error',
      from: { pathNot: '^packages/host-app/' },
      to: { path: ours('host-app') },
    },
    {
      name: 'machine-without-react',
      comment: 'Rules, client, machine and rehearsals also run where there is no React.',
      severity: 'error',
      from: { path: '^packages/(rules|sdk|console-machine|rehearsal|server)/' },
      to: { path: '(^|/)(react|react-dom|@xstate/react|styled-components)(/|$)' },
    },
    {
      name: 'rules-without-xstate',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { path: '(^|/)xstate(/|$)' },
    },
    {
      name: 'neutral-without-node',
      comment:
        'Only the Node adapter and the check at a terminal may use node:*; the rest runs in a browser tab.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/(server/src/node|verify/src)/', tests],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'neutral-without-adapter',
      comment: 'The core knows ports; the adapters know the core.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: ['^packages/(server/src/node|verify/src)/', tests],
      },
      to: { path: '^packages/server/src/node/' },
    },
    {
      name: 'no-cycles',
      comment: 'A type that two files need stands in a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { path: '^packages/' },
      // numfmt names its ES module only under `default`, which the resolver does not look at beside `types`.
      to: { couldNotResolve: true, pathNot: '[?](raw|url|worker|inline)$|^numfmt$' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { path: '^packages/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-test-shows-in-code',
      comment: 'Shows and facts of `…/testing` are for tests and for the samples of stories.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: [
          '^packages/(rules|rehearsal)/src/testing/',
          '^packages/ui/src/sample-show/',
          '^packages/ui/src/backstage/rehearsal/sample-facts[.]ts$',
          tests,
        ],
      },
      to: { path: '^packages/(rules|rehearsal)/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@liangfen/source', 'import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
