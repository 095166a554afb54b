// The documents' tables of props are made from comments in the sources: every prop of the four components has a comment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../packages/ui/src');

/** Returns each prop's comment by name, as Storybook reads it. */
function propsOf(file: string, component: string): Record<string, string> {
  const filename = join(sources, file);
  const found = parse(readFileSync(filename, 'utf8'), {
    filename,
    importer: makeFsImporter(),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  });
  const { props = {} } = found.find(({ displayName }) => displayName === component) ?? {};
  return Object.fromEntries(
    Object.entries(props).map(([name, { description = '' }]) => [name, description.trim()]),
  );
}

const components = [
  {
    file: 'match-screen/MatchScreen.tsx',
    component: 'MatchScreen',
    props: [
      ...['competitionId', 'label', 'preview', 'transparent', 'theme', 'keys', 'wakeLock', 'slots'],
      ...['sound', 'audiencePath', 'output'],
      ...['onReady', 'onError', 'onEvent', 'onConnectionChange', 'onReloadAsked'],
    ],
  },
  {
    file: 'judge-scoring/JudgeScoring.tsx',
    component: 'JudgeScoring',
    props: ['competitionId', 'ways', 'keepScreenOn'],
  },
  {
    file: 'control-panel/ControlPanel.tsx',
    component: 'ControlPanel',
    props: [
      ...['competitionId', 'screenHref', 'onLoginNeeded', 'pages', 'appearance', 'onAppearance'],
    ],
  },
  { file: 'backstage/Backstage.tsx', component: 'Backstage', props: ['view'] },
];

it.each(components)('$component: every prop is described', ({ file, component, props }) => {
  const described = propsOf(file, component);
  expect(Object.keys(described).sort()).toEqual(props.sort());
  expect(Object.entries(described).filter(([, words]) => words === '')).toEqual([]);
});
