/** scratch */
import { afterAll, beforeAll, it } from 'vitest';
import { Hall } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { createShow } from './support/show.ts';

let product: Product;
let hall: Hall;
beforeAll(async () => {
  product = await startProduct(undefined, { isDemo: false });
  hall = await Hall.open(product.url);
});
afterAll(async () => {
  await hall?.close();
  await product?.stop();
});

it('pictures', async () => {
  const show = await createShow(product, { name: '江城大学校园歌手大赛', judges: ['周慧敏'], programs: ['起风了'] });
  const token = show.client.tokens.get({ kind: 'general' }) ?? '';
  for (const [label, viewport] of [['desk', { width: 1366, height: 900 }], ['phone', { width: 360, height: 800 }]] as const) {
    const page = await hall.page(viewport);
    await page.addInitScript((login) => {
      localStorage.setItem('liangfen.token', login);
      localStorage.setItem('liangfen.login-state', 'ACCOUNT');
    }, token);
    await page.goto(`${product.url}/web/backstage/${show.id}/score/basic`);
    await page.getByText('主题编辑器').click();
    await page.getByLabel('从这个主题开始').waitFor();
    await page.screenshot({ path: `/tmp/wa-${label}-0.png`, fullPage: true });
    const set = async (name: string, value: string) => {
      await page.getByRole('textbox', { name: `${name}的色值`, exact: true }).fill(value);
    };
    await set('背景', '#0b2a4a');
    await set('强调色', '#ff6a00');
    await set('次要文字', '#4a6a8a');
    await set('红方', '#7a5a00');
    await set('蓝方', '#4d6b00');
    await page.getByLabel('边角').selectOption('SQUARE');
    await page.getByLabel('数字', { exact: true }).selectOption('SERIF');
    await page.getByLabel('背景花纹').selectOption('HILLS');
    for (const tab of ['开场', '打分', '亮分', '排名', '冠军', '对战']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await page.waitForTimeout(500);
      if (label === 'desk') await page.getByRole('figure', { name: tab, exact: true }).screenshot({ path: `/tmp/wa-${tab}.png` });
    }
    await page.screenshot({ path: `/tmp/wa-${label}-1.png`, fullPage: true });
  }
  console.log(hall.faults);
});
