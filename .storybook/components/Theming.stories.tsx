/** The stage in the look of somebody else's page; what a host may say of it is in the controls. */
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { screenThemeValues } from '@liangfen/sdk/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import type { StageAppearance } from '../../packages/ui/src/match-screen/index.ts';
import { MatchStage } from '../../packages/ui/src/match-screen/MatchStage.tsx';
import { sampleLogo } from '../../packages/ui/src/match-screen/sample-pictures.ts';
import { sampleMatch, sampleStages } from '../../packages/ui/src/match-screen/samples.ts';
import { StageAppearanceContext } from '../../packages/ui/src/theme/index.ts';

interface StoryArgs {
  readonly theme: ScreenTheme;
  readonly accent: string;
  readonly logo: boolean;
}

function OwnLook({ theme, accent, logo }: StoryArgs) {
  const look = useMemo<StageAppearance>(
    () => ({ theme, tokens: { accent }, ...(logo ? { logo: sampleLogo } : {}) }),
    [theme, accent, logo],
  );
  const match = useMemo(() => sampleMatch(sampleStages.RESULT), []);
  return (
    <div style={{ aspectRatio: '16 / 9' }}>
      <StageAppearanceContext.Provider value={look}>
        <MatchStage match={match} still />
      </StageAppearanceContext.Provider>
    </div>
  );
}

const meta: Meta<typeof OwnLook> = {
  title: '主题和语言 Theming and language',
  // Slow or shared: rehearsed in the soak (vitest.tiers.ts).
  tags: ['soak'],
  component: OwnLook,
  argTypes: {
    theme: { control: 'inline-radio', options: screenThemeValues },
    accent: { control: 'color' },
  },
  args: { theme: 'GALAXY', accent: '#77dcff', logo: true },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** The host's accent reaches the stage. */
export const OwnAppearance: Story = {
  name: '自己的外观 Own appearance',
  play: async ({ canvasElement }) => {
    const themed = canvasElement.querySelector('[style*="--lf-accent:"]');
    expect(themed?.getAttribute('style')).toContain('#77dcff');
  },
};
