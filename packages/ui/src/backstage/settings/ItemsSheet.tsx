'use client';
// Whether there are criteria, how they are scored, and which they are.
import { useBackstageMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Help } from '../frame/Help.tsx';
import { Hint, Sheet, Stack } from '../frame/Sheet.tsx';
import { ItemRows } from './ItemRows.tsx';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface ItemsSheetProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

export function ItemsSheet({ part, items, onItems }: ItemsSheetProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, set, fields } = part;
  return (
    <Sheet title={texts.items} help={<Help topic="proportion" />}>
      <Stack>
        <Switch
          checked={setting.enableItem}
          disabled={locked}
          onChange={(enableItem) => {
            set({ enableItem });
            if (enableItem && items.length === 0) {
              onItems([{ itemName: texts.firstItem, proportion: 100 }]);
            }
          }}
        >
          {texts.enableItem}
        </Switch>
        {setting.enableItem ? (
          <>
            <Switch
              checked={setting.enableScoreItemCombine}
              disabled={locked}
              onChange={(enableScoreItemCombine) =>
                set({
                  enableScoreItemCombine,
                  dropScope: enableScoreItemCombine ? 'TOTAL' : 'ITEM',
                })
              }
            >
              {texts.combine}
            </Switch>
            <ItemRows
              items={items}
              fullScore={setting.fullScore}
              locked={locked}
              fields={fields}
              onChange={onItems}
            />
          </>
        ) : (
          <Hint>{texts.itemsOff}</Hint>
        )}
      </Stack>
    </Sheet>
  );
}
