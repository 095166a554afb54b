'use client';
// Whether there are criteria, how they are scored, and which they are.
import { itemWeightingOf } from '@liangfen/rules';
import type { ItemWeighting } from '@liangfen/sdk/schema';
import { itemWeightingValues } from '@liangfen/sdk/values';
import { useBackstageMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Help, type HelpTopic } from '../frame/Help.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import { FullMarksCheck } from './FullMarksCheck.tsx';
import { ItemRows } from './ItemRows.tsx';
import { nextWeight, reweighed } from './item-weights.ts';
import type { ScoreDraft, SettingPart } from './score-draft.ts';

export interface ItemsSectionProps {
  readonly part: SettingPart;
  readonly items: ScoreDraft['items'];
  readonly onItems: (items: ScoreDraft['items']) => void;
}

const topics: Readonly<Record<ItemWeighting, HelpTopic>> = {
  PROPORTION: 'proportion',
  FACTOR: 'itemWeighting',
};

export function ItemsSection({ part, items, onItems }: ItemsSectionProps) {
  const { score: texts } = useBackstageMessages();
  const { setting, locked, set, fields } = part;
  const weighting = itemWeightingOf(setting);
  return (
    <Section title={texts.items} help={<Help topic={topics[weighting]} />}>
      <Stack>
        <Switch
          checked={setting.enableItem}
          disabled={locked}
          onChange={(enableItem) => {
            set({ enableItem });
            if (enableItem && items.length === 0) {
              onItems([{ itemName: texts.firstItem, ...nextWeight([], weighting) }]);
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
            <Segmented<ItemWeighting>
              label={texts.itemWeighting}
              value={weighting}
              options={itemWeightingValues.map((value) => ({
                value,
                label: texts.choice.itemWeighting[value],
                disabled: locked,
              }))}
              onChange={(itemWeighting) => {
                set({ itemWeighting });
                onItems(reweighed(items, itemWeighting));
              }}
            />
            <ItemRows
              items={items}
              weighting={weighting}
              fullScore={setting.fullScore}
              step={setting.scoreStep ?? null}
              locked={locked}
              fields={fields}
              onChange={onItems}
              check={<FullMarksCheck part={part} items={items} onItems={onItems} />}
            />
          </>
        ) : (
          <Hint>{texts.itemsOff}</Hint>
        )}
      </Stack>
    </Section>
  );
}
