// 嵌入 in every state: nothing listed, sites of organiser and owner, refused, ended, and each verdict of a trial.
import type { EmbeddingState } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import {
  type Answers,
  broken,
  pending,
  refusing,
  SampleDesk,
  sampleBase,
  sampleId,
  sampleStatus,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';

const meta = {
  title: 'Backstage/Embedding',
  tags: ['rare'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'embed' }} />
    </SampleDesk>
  ),
  args: { answers: {} },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const listing = (embedOrigins: string[]) => () => ({ ...sampleBase, embedOrigins });

const reached = (publicUrl: string) => () => ({ status: 'UP' as const, demo: false, publicUrl });

const asked = fn();
const answering = (state: EmbeddingState): Answers => ({
  checkEmbedding: ({ query }) => {
    asked(query.origin);
    return { state };
  },
});

export const Page: Story = {
  args: { answers: { getEmbeddingOwners: () => ({ ownerOrigins: ['https://portal.example'] }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('服务器设置');
    await expect(canvas.getByRole('textbox', { name: '网站 1' })).toHaveValue(
      'https://www.example.com',
    );
  },
};

export const NothingListed: Story = {
  args: { answers: { getBaseSetting: listing([]) } },
  play: async ({ canvas }) => void (await canvas.findByText('还没有允许任何网站')),
};

export const Loading: Story = { args: { answers: { getEmbeddingOwners: pending } } };

export const Failed: Story = { args: { answers: { getEmbeddingOwners: broken } } };

export const Ended: Story = {
  args: {
    answers: { getCompetitionStatus: () => ({ ...sampleStatus, status: 'ENDED', official: true }) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('比赛已结束');
    await expect(canvas.getByRole('textbox', { name: '网站 1' })).toBeDisabled();
  },
};

/** Each way of embedding is filled in, and what is copied is what is shown. */
export const EachWay: Story = {
  play: async ({ canvas }) => {
    for (const [way, text] of [
      ['React', '<LiangfenProvider server="https://score.example">'],
      ['网页元素', 'src="https://score.example/embed/v1.js"'],
      ['iframe', 'src="https://score.example/embed/sample?origin=https://www.example.com"'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: way }));
      const code = await canvas.findByRole('region', { name: '页面里的代码' });
      await expect(code).toHaveTextContent(text);
      await userEvent.click(canvas.getByRole('button', { name: '复制页面里的代码' }));
    }
  },
};

/** No site of another machine reaches this address, and no https site that one. */
export const OnThisMachineOnly: Story = {
  args: { answers: { getHealth: reached('http://localhost:8080') } },
  play: async ({ canvas }) => void (await canvas.findByText('别的电脑打不开这个网址')),
};

export const WithoutCertificate: Story = {
  args: {
    answers: { getHealth: reached('http://score.example'), ...answering('ALLOWED') },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('这个网址不是 https');
    await tried(canvas, '浏览器不让 https://www.example.com 连接服务器');
  },
};

async function tried(canvas: Canvas, answer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: '检查' }));
  await canvas.findByText(answer);
}

const saved = fn();

/** What is pasted becomes its site; empty and repeated rows are left out. */
export const SavedAsSites: Story = {
  args: {
    answers: {
      updateBaseSetting: ({ body }) => {
        saved(body);
        return sampleBase;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    for (const [number, text] of [
      [2, 'Portal.example/news'],
      [3, 'https://www.example.com/again'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: '添加网站' }));
      await userEvent.type(canvas.getByRole('textbox', { name: `网站 ${number}` }), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: '添加网站' }));
    await expect(canvas.getByRole('textbox', { name: '网站 2' })).toHaveValue(
      'https://portal.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        embedOrigins: ['https://www.example.com', 'https://portal.example'],
      }),
    );
  },
};

/** The refusal of the second that was sent stands under the third row. */
export const RefusedSite: Story = {
  args: {
    answers: { updateBaseSetting: refusing({ 'embedOrigins.1': '格式不正确' }) },
  },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: '添加网站' });
    await userEvent.click(add);
    await userEvent.click(add);
    const third = canvas.getByRole('textbox', { name: '网站 3' });
    await userEvent.type(third, '学校 门户');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expectWrong(third, '格式不正确');
  },
};

export const Allowed: Story = {
  args: { answers: answering('ALLOWED') },
  play: async ({ canvas }) => {
    asked.mockClear();
    await tried(canvas, 'https://www.example.com 可以显示这场比赛');
    expect(asked).toHaveBeenCalledWith('https://www.example.com');
  },
};

/** A site that is not listed is added with one click, and said to be unsaved. */
export const NotListed: Story = {
  args: { answers: answering('ORIGIN_NOT_LISTED') },
  play: async ({ canvas }) => {
    const site = await canvas.findByRole('textbox', { name: '要试的网站' });
    await userEvent.clear(site);
    await userEvent.type(site, 'portal.example/home');
    await tried(canvas, 'https://portal.example 还不能显示这场比赛');
    await userEvent.click(canvas.getByRole('button', { name: '添加这个网站' }));
    await canvas.findByText('https://portal.example 还没有保存');
    await expect(canvas.getByRole('textbox', { name: '网站 2' })).toHaveValue(
      'https://portal.example',
    );
  },
};

export const NoSite: Story = {
  play: async ({ canvas }) => {
    const site = await canvas.findByRole('textbox', { name: '要试的网站' });
    await userEvent.clear(site);
    await userEvent.type(site, '学校 门户{Enter}');
    await expectWrong(site, '写成 https://www.example.com 这样的网址');
  },
};

export const Deleted: Story = {
  args: { answers: answering('COMPETITION_NOT_FOUND') },
  play: ({ canvas }) => tried(canvas, '没有找到这场比赛'),
};

export const DeskTooOld: Story = {
  args: { answers: answering('SDK_TOO_OLD') },
  play: ({ canvas }) => tried(canvas, '后台页面太旧，查不出结果'),
};

export const CheckFailed: Story = {
  args: { answers: { checkEmbedding: broken } },
  play: ({ canvas }) => tried(canvas, '服务器开小差了，请稍后重试'),
};

/** On a phone the code scrolls inside its box, and the page does not. */
export const OnAPhone: Story = {
  parameters: { viewport: phones },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '页面里的代码' });
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Reading the words behind the question mark. */
export const Help: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '「允许的网站」的说明' }));
    await within(await within(document.body).findByRole('dialog')).findByText(
      /^只看协议、域名和端口/,
    );
  },
};
