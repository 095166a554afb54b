/** The console's machine as pictures and lists, taken from the machine itself, for docs/console-machine.md and docs/architecture.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { consoleMachine } from '@liangfen/console-machine';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

const { root } = consoleMachine;
const running = nodeAt(root, 'inside', 'show', 'running');
const connection = nodeAt(root, 'inside', 'connection');
/** Each is a picture of its own, with the file that it stands in. */
export const regions = [connection, ...Object.values(running.states)];

/** Getting in and out, with all that runs inside as two boxes. */
export function machineOverview(): string {
  return diagram(root, (node) => node === running || node === connection).join('\n');
}

/** All of docs/console-machine.md. */
export function machineDrawing(): string {
  return [
    '# The console’s machine',
    '',
    'Drawn by `npm run draw` from `packages/console-machine/src/console-machine.ts` and the regions that it is put together from; a',
    'test holds it to the machine. A state stands in it because the panel reads it, because an event is answered otherwise in it, or',
    'because the machine does something in it: `packages/console-machine/test/console-machine.test.ts` finds one that is none of these. An arrow says',
    'what happened and, in brackets, which condition holds; of several with one event, the first whose condition holds is taken. The',
    'same chart, running: `npm run storybook`, 状态机.',
    '',
    '## Getting in, and out',
    '',
    machineOverview(),
    '',
    `\`connection\` is active from the moment the console is \`inside\`. While the show is \`running\`, ${Object.keys(running.states).length} more regions are active`,
    `side by side: ${Object.keys(running.states).join(', ')}.`,
    '',
    ...regions.flatMap((region) => [
      `## ${region.key}`,
      '',
      ...aboutRegion(region),
      '',
      ...diagram(region, () => false),
      '',
      ...answeredInPlace(region),
    ]),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** The sentence with which the file of a region begins, and a link to that file. */
function aboutRegion({ key }: AnyStateNode): readonly string[] {
  const src = join(import.meta.dirname, '../packages/console-machine/src');
  const file = readdirSync(src, { recursive: true, encoding: 'utf8' }).find(
    (name) => basename(name) === `${key}-region.ts`,
  );
  if (file === undefined) throw new Error(`the region ${key} has no file of its own`);
  const [, header] = /^\/\*\*(.+?)\*\/\n/s.exec(readFileSync(join(src, file), 'utf8')) ?? [];
  if (header === undefined) throw new Error(`${file} does not begin with what it is for`);
  const says = header.replaceAll(/\n \*/g, '').trim();
  const place = file.replaceAll('\\', '/');
  return [`${says} [\`${place}\`](../packages/console-machine/src/${place})`];
}

function nodeAt(node: AnyStateNode, ...path: readonly string[]): AnyStateNode {
  return path.reduce((from, key) => {
    const next = from.states[key];
    if (next === undefined) throw new Error(`the machine has no state ${path.join('.')}`);
    return next;
  }, node);
}

/** `isWhole` tells what is drawn as one box, whatever is in it. */
function diagram(top: AnyStateNode, isWhole: (node: AnyStateNode) => boolean): readonly string[] {
  const inside = (node: AnyStateNode): readonly AnyStateNode[] =>
    isWhole(node) ? [] : Object.values(node.states).flatMap((each) => [each, ...inside(each)]);
  const shown = inside(top);
  const arrows = joined(
    [top, ...shown].flatMap((node) => (isWhole(node) ? [] : arrowsOf(node, top))),
  );
  const outside = arrows
    .map(({ to }) => to)
    .filter((to, at, all) => !shown.includes(to) && all.indexOf(to) === at);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...(arrows.some(({ from }) => from === anywhere(top))
      ? [`  state "anywhere" as ${anywhere(top)}`]
      : []),
    ...boxes(top, isWhole, '  '),
    ...outside.map((node) => `  state "${node.path.join('.')}" as ${idOf(node)}`),
    ...arrows.map(({ from, to, label }) => `  ${from} --> ${idOf(to)}${label && ` : ${label}`}`),
    '```',
  ];
}

function boxes(
  node: AnyStateNode,
  isWhole: (node: AnyStateNode) => boolean,
  indent: string,
): readonly string[] {
  const first = node.initial?.target?.[0];
  const isParallel = node.type === 'parallel';
  return [
    ...(first === undefined || isParallel ? [] : [`${indent}[*] --> ${idOf(first)}`]),
    ...Object.values(node.states).flatMap((each, at) => {
      const beside = isParallel && at > 0 ? [`${indent}--`] : [];
      const opens = Object.keys(each.states).length > 0 && !isWhole(each);
      const name = `${indent}state "${each.key}" as ${idOf(each)}`;
      const ends = each.type === 'final' ? [`${indent}${idOf(each)} --> [*]`] : [];
      return opens
        ? [...beside, `${name} {`, ...boxes(each, isWhole, `${indent}  `), `${indent}}`]
        : [...beside, name, ...ends];
    }),
  ];
}

interface Arrow {
  readonly from: string;
  readonly to: AnyStateNode;
  readonly label: string;
}

/** A region's own transitions begin anywhere in it: they are drawn from a box of that name. */
function arrowsOf(node: AnyStateNode, top: AnyStateNode): readonly Arrow[] {
  return transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map((to: AnyStateNode) => ({
      from: node === top ? anywhere(top) : idOf(node),
      to,
      label: [happened(transition), condition(transition)].filter((text) => text !== '').join(' '),
    })),
  );
}

/** One arrow from a box to another, whatever leads there. */
function joined(arrows: readonly Arrow[]): readonly Arrow[] {
  const same = (a: Arrow, b: Arrow) => a.from === b.from && a.to === b.to;
  return arrows
    .filter((arrow, at) => arrows.findIndex((each) => same(each, arrow)) === at)
    .map((arrow) => {
      const labels = arrows.filter((each) => same(each, arrow)).map(({ label }) => label);
      return { ...arrow, label: [...new Set(labels)].filter((label) => label !== '').join(', ') };
    });
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

const anywhere = (node: AnyStateNode) => `any_${idOf(node)}`;
const idOf = (node: AnyStateNode) => [node.machine.id, ...node.path].join('_');

/** XState's own names of events say which state they belong to, which the arrow shows already. */
function happened({ eventType }: AnyTransitionDefinition): string {
  const [, after] = /^xstate[.]after[.](\w+)[.]/.exec(eventType) ?? [];
  if (after !== undefined) return `after ${after}`;
  const [, how] = /^xstate[.](done|error)[.]actor[.]/.exec(eventType) ?? [];
  if (how !== undefined) return how === 'done' ? 'answered' : 'failed';
  return eventType;
}

function condition({ guard }: AnyTransitionDefinition): string {
  return guard === undefined ? '' : `[${named(guard)}]`;
}

/** The name of a guard or action; with its argument where that is written in the machine. */
function named(what: unknown): string {
  if (typeof what === 'string') return what;
  const { type, params } = what as { readonly type?: unknown; readonly params?: unknown };
  if (typeof type !== 'string' || type.startsWith('xstate.')) return 'assign';
  return typeof params === 'string' ? `${type} ${params}` : type;
}

function answeredInPlace(region: AnyStateNode): readonly string[] {
  const all = (node: AnyStateNode): readonly AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(all),
  ];
  const lines = all(region).flatMap((node) =>
    transitionsOf(node)
      .filter(({ target }) => target === undefined)
      .map((transition) => {
        const state = node === region ? 'anywhere' : node.key;
        const what = [happened(transition), condition(transition)].join(' ').trim();
        return `| ${state} | ${what} | ${transition.actions.map(named).join(', ')} |`;
      }),
  );
  return lines.length === 0
    ? []
    : ['| in | without leaving it | does |', '|---|---|---|', ...lines, ''];
}
