// Which refusals each operation of the contract can answer, read from the sources that make them: `x-refusals` says it, and
// `/docs` shows it. What can happen to every operation of its kind (a wrong body, no login, too many calls, a server that is
// away) is in the responses that all of them share, and is not repeated.
//
//   node scripts/refusal-codes.mjs           says where the contract differs from the sources, and fails
//   node scripts/refusal-codes.mjs --write   writes the contract
//
// It follows calls from an operation's handler through the server, and from a command's name through the tables of gates and
// changes in `rules`. It reads more than one call does: a code that is named may be rare, one that is not named is a fault, which
// test/support/held-to-contract.ts also finds while tests run.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const file = join(root, 'openapi.yaml');
const text = readFileSync(file, 'utf8');
const contract = parse(text, { merge: true });

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const operations = Object.values(contract.paths).flatMap((item) =>
  methods.flatMap((method) => (item[method] === undefined ? [] : [item[method]])),
);
const operationIds = new Set(operations.map(({ operationId }) => operationId));

/** What every operation may answer where it has the status: it says nothing about what the operation does. */
const shared = new Set(contract.info['x-shared-refusals']);

const { schemas } = contract.components;
const codesOf = (name) => schemas[name].enum ?? [];
const blocked = new Set(codesOf('BlockedReason'));
const codes = new Set(
  [
    'ProblemCode',
    'BlockedReason',
    'OrderRefusal',
    'MessengerRefusal',
    'SingleSignOnRefusal',
  ].flatMap(codesOf),
);
const correctionTypes = Object.keys(schemas.CorrectionCommand.discriminator.mapping);
const commandTypes = Object.keys(schemas.OperatorCommand.discriminator.mapping);

const serverSources = join(root, 'packages/server/src/');
const rulesSources = join(root, 'packages/rules/src/');
const program = ts.createProgram({
  rootNames: [
    join(serverSources, 'operations/index.ts'),
    join(serverSources, 'app.ts'),
    join(rulesSources, 'index.ts'),
  ],
  options: {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    customConditions: ['@liangfen/source'],
    noEmit: true,
    skipLibCheck: true,
    strict: true,
  },
});
const checker = program.getTypeChecker();

const isOurs = ({ fileName }, folder) =>
  fileName.startsWith(folder) && !fileName.includes('/generated/');

/** Interfaces behind which refusals of their own are made, in their folder. */
const services = new Set([
  'Orders',
  'Vouchers',
  'Directories',
  'Doors',
  'Twins',
  'Looks',
  'Sessions',
]);

/** Handlers by operation; gates and changes by command. */
const handlers = new Map();
const tables = new Map();
/** What an interface's member is made of: members of its name in the same folder. */
const members = new Map();
for (const source of program.getSourceFiles()) {
  const inServer = isOurs(source, serverSources);
  if (!inServer && !isOurs(source, rulesSources)) continue;
  const inOperations = inServer && source.fileName.startsWith(join(serverSources, 'operations/'));
  const note = (map, name, node) => map.set(name, [...(map.get(name) ?? []), node]);
  const look = (node) => {
    const name = node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : null;
    const isMember =
      (ts.isPropertyAssignment(node) ||
        ts.isMethodDeclaration(node) ||
        ts.isShorthandPropertyAssignment(node)) &&
      name !== null;
    if (isMember && inOperations && operationIds.has(name)) note(handlers, name, node);
    if (isMember && inServer) note(members, name, node);
    if (isMember && !inServer && commandTypes.includes(name) && isTable(node.parent)) {
      note(tables, name, node);
    }
    ts.forEachChild(node, look);
  };
  look(source);
}

function isTable(literal) {
  const declared = literal.parent;
  return (
    ts.isVariableDeclaration(declared) && /^(Gates|Changes)</.test(declared.type?.getText() ?? '')
  );
}

/** Whether a literal of the server is the code of a problem, and no word of another list. */
function isOfProblem(node) {
  const wanted = checker.getContextualType(node);
  const members = wanted?.isUnion() ? wanted.types.map(({ value }) => value) : [];
  return (
    (ts.isNewExpression(node.parent) && node.parent.expression.getText() === 'ProblemError') ||
    members.includes('INVALID_REQUEST')
  );
}

const mostOfOneList = 30;

/** A change names events and phases, too; it refuses by a reason, or through a function of that name. */
function isRefused(parent) {
  return (
    (ts.isPropertyAssignment(parent) && parent.name.getText() === 'reason') ||
    (ts.isCallExpression(parent) && parent.expression.getText() === 'refused')
  );
}

function closure(starts, command, onlyRefused = false) {
  const found = new Set();
  const seen = new Set();
  const commands = new Set();
  const walk = (node) => {
    if (ts.isTypeNode(node)) return;
    if (
      ts.isSwitchStatement(node) &&
      command !== null &&
      /\.type$/.test(node.expression.getText())
    ) {
      const wanted = wantedCommands(command);
      // Cases that share a body stand before it, empty.
      let taken = false;
      for (const clause of node.caseBlock.clauses) {
        const named = ts.isCaseClause(clause) && ts.isStringLiteral(clause.expression);
        if (named && wanted.has(clause.expression.text)) taken = true;
        if (taken || !named || !commandTypes.includes(clause.expression.text)) {
          clause.statements.forEach(walk);
        }
        if (clause.statements.length > 0) taken = false;
      }
      return;
    }
    if (ts.isStringLiteral(node)) noteLiteral(node);
    if (ts.isIdentifier(node)) follow(node);
    if (ts.isNewExpression(node) && node.expression.getText() === 'ProblemError') {
      noteType(node.arguments?.[1]);
    }
    ts.forEachChild(node, walk);
  };
  /** A code that comes from a list of its own, e.g. of a payment service; the whole list of codes says nothing. */
  const noteType = (argument) => {
    if (argument === undefined || ts.isStringLiteral(argument)) return;
    const type = checker.getTypeAtLocation(argument);
    const members = (type.isUnion() ? type.types : [type]).map(({ value }) => value);
    if (members.length > mostOfOneList) return;
    for (const member of members) if (codes.has(member)) found.add(member);
  };
  const noteLiteral = (node) => {
    const { parent, text: value } = node;
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'type') {
      if (commandTypes.includes(value)) commands.add(value);
      return;
    }
    if (!codes.has(value) || ts.isCaseClause(parent) || ts.isLiteralTypeNode(parent)) return;
    // Events of a bout have the names of obstacles; a removal that cannot be taken back names its own.
    if (command === null && !ts.isCallExpression(parent) && !isOfProblem(node)) return;
    if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return;
    if (onlyRefused && !isRefused(parent)) return;
    found.add(value);
  };
  const follow = (node) => {
    const parent = node.parent;
    let symbol = ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(node);
    if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = checker.getAliasedSymbol(symbol);
    }
    for (const declaration of symbol?.declarations ?? []) visit(declaration);
  };
  const visit = (node) => {
    if (seen.has(node)) return;
    seen.add(node);
    const source = node.getSourceFile();
    const inRules = isOurs(source, rulesSources);
    if (!inRules && !isOurs(source, serverSources)) return;
    // The live path answers what the commands answer, and what every operation does.
    if (!inRules && source.fileName.startsWith(join(serverSources, 'live/'))) return;
    if (inRules && command === null) return;
    if (ts.isMethodSignature(node) || ts.isPropertySignature(node)) {
      if (!services.has(node.parent.name?.getText())) return;
      const folder = source.fileName.slice(0, source.fileName.lastIndexOf('/') + 1);
      for (const member of members.get(node.name.getText()) ?? []) {
        if (member.getSourceFile().fileName.startsWith(folder)) visit(member);
      }
      return;
    }
    const isCode =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isClassDeclaration(node);
    if (isCode) ts.forEachChild(node, walk);
  };
  starts.forEach(visit);
  return { found, commands };
}

function wantedCommands(command) {
  return new Set(
    ['PROPOSE_CORRECTION', 'CONFIRM_CORRECTION'].includes(command)
      ? [command, ...correctionTypes]
      : [command],
  );
}

/** A row's own obstacle (`disabled`) is worked out with the list, before any gate. */
const ofRows = new Map([
  ['START_BATTLE', ['UNPAIRED']],
  ['DETERMINE_BATTLE', ['UNPAIRED']],
]);

const blockedOnly = (found) => [...found].filter((code) => blocked.has(code));
const byCommand = new Map(
  commandTypes.map((command) => {
    const nodes = tables.get(command) ?? [];
    const isGate = (node) => /Gates</.test(node.parent.parent.type.getText());
    const gates = closure(nodes.filter(isGate), command);
    const changes = closure(
      nodes.filter((node) => !isGate(node)),
      command,
      true,
    );
    const own = ['COMPETITION_ENDED', ...(ofRows.get(command) ?? [])];
    return [command, [...own, ...blockedOnly([...gates.found, ...changes.found])]];
  }),
);

/** What a phone is refused, in the order in which its own decider reads. */
const judgeDecider = program.getSourceFile(join(rulesSources, 'show/decide-judge.ts'));
const ofJudges = (command) =>
  blockedOnly(closure(judgeDecider.statements.filter(ts.isFunctionDeclaration), command).found);
const apart = new Map([
  ['submitScores', ofJudges('SUBMIT_SCORES')],
  ['submitItemScore', ofJudges('SUBMIT_SCORES')],
  ['signInJudge', ['COMPETITION_ENDED', 'JUDGE_NOT_APPROVED', 'JUDGE_SIGNED_OUT']],
  [
    'takeNextStep',
    [
      ...['AUDIENCE_VOTE_COUNTING', 'COMPETITION_ENDED', 'JUDGES_MISSING', 'NO_NEXT_STEP'],
      'RERUN_NEEDS_CONFIRMATION',
    ],
  ],
]);
/** Plays commands of its own making, which nothing refuses. */
const playsItself = new Set(['createExample']);

/** What a port brings with it: whoever can be refused the first can be refused the others. */
const ofPorts = new Map([
  ['SSO_NOT_CONNECTED', ['SSO_AWAY', 'SSO_CODE_USED', 'SSO_ISSUER_DIFFERS', 'SSO_NOT_TRUSTED']],
  [
    'MESSENGER_NOT_CONNECTED',
    [
      ...['MESSENGER_ADDRESS_NOT_ALLOWED', 'MESSENGER_AWAY', 'MESSENGER_BUSY'],
      ...['MESSENGER_CODE_USED', 'MESSENGER_NO_PERMISSION', 'MESSENGER_OUT_OF_RANGE'],
    ],
  ],
]);

/** The live path gives places to streams, opens the audience's page and takes ballots. */
function ofLivePath({ operationId, responses, 'x-access': access, 'x-websocket': socket }) {
  const streams = Object.values(responses).some(({ content }) => content?.['text/event-stream']);
  const asks = /^ask(Screen|Match|Judge)Frames$/.test(operationId);
  return [
    ...(streams || asks || socket !== undefined || operationId === 'getAudienceFrame'
      ? ['TOO_MANY_STREAMS']
      : []),
    ...(access === 'public' && /Audience/.test(operationId) ? ['AUDIENCE_PAGE_CLOSED'] : []),
    // The box of ballots is a service.
    ...(operationId === 'castAudienceBallot' ? ['AUDIENCE_VOTE_FULL', 'AUDIENCE_VOTE_OVER'] : []),
  ];
}

const named = new Map(
  operations.map((operation) => {
    const { operationId } = operation;
    const { found, commands } = closure(handlers.get(operationId) ?? [], null);
    const command = operation['x-command'];
    // The end of a competition does not stop these.
    const isAlways = (handlers.get(operationId) ?? []).some((node) =>
      node.getText().includes('evenWhenEnded: true'),
    );
    if (isAlways) found.delete('COMPETITION_ENDED');
    if (playsItself.has(operationId)) commands.clear();
    if (command !== undefined) commands.add(command);
    if (operationId === 'previewCommand') for (const one of commandTypes) commands.add(one);
    const isStale =
      command !== undefined || ['previewCommand', 'takeNextStep'].includes(operationId);
    const all = [
      ...found,
      ...[...commands].flatMap((one) => byCommand.get(one)),
      ...(apart.get(operationId) ?? []),
      ...[...found].flatMap((code) => ofPorts.get(code) ?? []),
      ...ofLivePath(operation),
      ...(isStale ? ['STALE_VERSION'] : []),
    ];
    return [operationId, [...new Set(all)].filter((code) => !shared.has(code)).sort()];
  }),
);

/** One line behind `x-access`, the first of an operation's words beside OpenAPI. */
function written() {
  const lines = text.split('\n').filter((line) => !line.startsWith('      x-refusals: '));
  let id = '';
  return lines
    .flatMap((line) => {
      id = /^ {6}operationId: (\w+)/.exec(line)?.[1] ?? id;
      const list = named.get(id) ?? [];
      return line.startsWith('      x-access: ') && list.length > 0
        ? [line, `      x-refusals: [${list.join(', ')}]`]
        : [line];
    })
    .join('\n');
}

if (process.argv.includes('--debug')) {
  for (const [id, list] of named) console.log(id, list.join(' '));
} else if (process.argv.includes('--write')) {
  writeFileSync(file, written());
} else if (written() !== text) {
  console.error(
    'openapi.yaml: x-refusals is not what the sources say; node scripts/refusal-codes.mjs --write',
  );
  process.exitCode = 1;
}
