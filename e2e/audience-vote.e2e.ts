/** The audience votes in the hall: from the invitation on the wall over a phone that loses its network to the result. */
import { expect } from 'vitest';
import { it } from './support/opened.ts';
import { isAccessible, phone, shows, wall } from './support/people.ts';
import { createShow } from './support/show.ts';

it('a phone votes, loses its network and its tab, changes its mind, and the wall shows what the hall thought', async ({
  product,
  hall,
}) => {
  const show = await createShow(product, {
    name: '星光杯歌手大赛',
    judges: ['甲评委'],
    programs: ['月光下的凤尾竹', '少年'],
  });
  const [programId = ''] = show.programIds;
  await show.client.request('updateBaseSetting', {
    path: { id: show.id },
    body: { look: { audiencePage: true } },
  });
  const target = { programId, itemId: null, test: false, confirm: true };
  await show.operate(
    { type: 'START_SPEECH', ...target },
    { type: 'OPEN_AUDIENCE_VOTE', programId, voteKind: 'LIKE' },
  );
  const screen = await hall.page(wall);
  await screen.goto(`${product.url}/web/match/${show.id}`);
  await shows(screen, '现场观众投票');

  const page = await hall.page(phone);
  await page.goto(`${product.url}/web/live/${show.id}`);
  const like = page.getByRole('button', { name: '喜欢', exact: true });
  await like.waitFor();
  await isAccessible(page);

  // The network goes, and then the tab: what was chosen is sent when the page is open again.
  await page.context().setOffline(true);
  await like.click();
  await shows(page, '「喜欢」正在提交');
  await page.context().setOffline(false);
  await page.reload();
  await shows(page, '已投「喜欢」');
  await expect.poll(() => screen.getByText('人已投票').count()).toBe(1);

  await page.getByRole('button', { name: '不喜欢' }).click();
  await shows(page, '已投「不喜欢」');
  await show.operate({ type: 'CLOSE_AUDIENCE_VOTE', programId });
  await shows(page, '投票已截止');
  await shows(screen, '投票已截止');
  // Ballots on their way have two seconds; the page heard of the close later than that.
  await show.operate({ type: 'SHOW_AUDIENCE_VOTE', programId });
  await shows(screen, '1 位现场观众投票');
  await shows(page, '1 位现场观众投票');
  await expect.poll(() => page.getByText('0%').count()).toBeGreaterThan(0);

  // The phone itself works out that its ballot is in the count, as it was cast in the end.
  await page.getByText('我投过的票（1）').click();
  await page.getByRole('button', { name: '核对给「月光下的凤尾竹」的一票' }).click();
  await shows(page, '在 1 票的计数里，和你投的一样');
  await isAccessible(page);
});
