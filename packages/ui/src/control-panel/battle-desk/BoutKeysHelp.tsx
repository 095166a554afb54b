'use client';
// The keys of a bout as the keys dialog lists them, red's and blue's side by side.
import { usePanelMessages } from '../../messages/index.ts';
import { clockKey, sideKeys } from './bout-keys.ts';

export function BoutKeysHelp() {
  const { keys } = usePanelMessages();
  const { RED, BLUE } = sideKeys;
  const rows = [
    { means: keys.points, of: [RED.points.join(' '), BLUE.points.join(' ')] },
    { means: keys.fouls, of: [RED.fouls.join(' '), BLUE.fouls.join(' ')] },
    { means: keys.custom, of: [RED.custom, BLUE.custom] },
    { means: keys.determine, of: [RED.determine, BLUE.determine] },
    { means: keys.clock, of: [clockKey] },
  ];
  return rows.map(({ means, of }) => [
    <dt key={`${means} keys`}>
      {of.map((key) => (
        <kbd key={key}>{key.toUpperCase()}</kbd>
      ))}
    </dt>,
    <dd key={means}>{means}</dd>,
  ]);
}
