/**
 * The desk's forms on the real server and router: a refusal marks its field, typed text is not lost, and a point of the
 * checklist leads to its control.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompetition, desk, Hall, isAccessible, register, shows } from './support/people.ts';
import { type Product, sharedProduct } from './support/product.ts';

let product: Product;
let hall: Hall;

beforeAll(async () => {
  product = await sharedProduct();
  hall = await Hall.open(product.url);
});

afterAll(async () => {
  await hall?.close();
  expect(hall.faults).toEqual([]);
});

it('an error from the server is shown under its field, which gets the focus', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-refused');
  await page.goto(`${hall.url}/web/user/sub-users`);
  await page.getByRole('button', { name: '添加子账号' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('姓名或单位').fill('助理');
  await dialog.getByLabel('登录名').fill('forms-refused');
  await dialog.getByLabel('初始密码').fill('liangfen2026');
  await dialog.getByRole('button', { name: '保存' }).click();
  const loginName = dialog.getByLabel('登录名');
  await expect.poll(() => loginName.getAttribute('aria-invalid')).toBe('true');
  expect(await loginName.evaluate((field) => field === document.activeElement)).toBe(true);
  const [error] = (await loginName.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(await page.locator(`[id="${error}"]`).innerText()).toContain('登录名');
  await isAccessible(page);
});

it('leaving a changed form, by a link or by the back button, asks before anything is lost', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-left');
  await page.getByRole('link', { name: '账号', exact: true }).click();
  await page.getByRole('tab', { name: '密码' }).click();
  await page.waitForURL('**/web/user/password');
  await page.getByRole('tab', { name: '资料', exact: true }).click();
  await page.getByLabel('姓名或单位').fill('江城大学宣传部');

  await page.goBack();
  await page.getByRole('dialog', { name: '离开前不保存修改？' }).waitFor();
  await page.getByRole('button', { name: '取消' }).click();
  expect(await page.getByLabel('姓名或单位').inputValue()).toBe('江城大学宣传部');

  await page.getByRole('tab', { name: '云点' }).click();
  await page.getByRole('button', { name: '不保存，离开' }).click();
  await page.waitForURL('**/web/user/points');
  await page.getByRole('tab', { name: '资料', exact: true }).click();
  expect(await page.getByLabel('姓名或单位').inputValue()).toBe('江城大学团委');
});

it('a point of the checklist leads to the control that resolves it', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-checked');
  await createCompetition(page, '开赛前检查', '打分');
  await shows(page, /还差 \d 项/);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('region', { name: '开赛前检查' }).getByText('添加评委').click();
  await page.waitForURL('**/judge?check=JUDGES');
  await expect.poll(focused).toBe('添加评委');
  const id = /backstage\/([^/]+)\//.exec(page.url())?.[1];
  await page.goto(`${hall.url}/web/backstage/${id}/score/basic?check=PASSCODE`);
  const passcode = page.getByLabel('控制台口令', { exact: true });
  await passcode.waitFor();
  await expect
    .poll(() => passcode.evaluate((field) => field === document.activeElement))
    .toBe(true);
});

it('saving without network is reported at once, keeps the typed text, and works when the network is back', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-offline');
  await createCompetition(page, '断网', '打分');
  await page.getByRole('link', { name: '基本设置' }).click();
  await page.getByLabel('口号').fill('唱响青春');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '保存' }).click();
  // The sentence that the specification gives for a request without any answer.
  await shows(page, '未知错误');
  expect(await page.getByLabel('口号').inputValue()).toBe('唱响青春');
  await isAccessible(page);
  // A page that has nothing to show yet reports the failure, too, and offers to try again.
  await page.getByRole('button', { name: '还原' }).click();
  await page.getByRole('link', { name: '台账' }).click();
  await page.getByRole('button', { name: '重试' }).first().waitFor();

  await page.context().setOffline(false);
  await page.getByRole('link', { name: '基本设置' }).click();
  await page.getByLabel('口号').fill('唱响未来');
  await page.getByRole('button', { name: '保存' }).click();
  await shows(page, '已保存');
});

it('the back button asks before it closes a dialog in which something was typed', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-dialog');
  await createCompetition(page, '填到一半', '打分');
  await page.getByRole('link', { name: '评委', exact: true }).click();
  await page.getByRole('button', { name: '添加评委' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加评委' });
  await dialog.getByLabel('姓名').fill('周慧敏');
  await page.goBack();
  await page.getByRole('button', { name: '取消' }).last().click();
  expect(await dialog.getByLabel('姓名').inputValue()).toBe('周慧敏');
});

it('a phone number that another judge has is reported while it is typed, and is not saved', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-phone');
  await createCompetition(page, '评委手机号', '打分');
  await page.getByRole('link', { name: '评委', exact: true }).click();
  await page.getByRole('button', { name: '添加评委' }).first().click();
  const dialog = page.getByRole('dialog');
  const number = dialog.getByLabel('手机号');
  await dialog.getByLabel('姓名').fill('周慧敏');
  await number.fill('13912345678');
  await dialog.getByRole('button', { name: '保存并继续' }).click();
  await page.getByRole('row', { name: /选择「周慧敏」/ }).waitFor();
  await dialog.getByLabel('姓名').fill('陈志远');
  await number.fill('13912345678');
  await shows(page, '这个手机号已在评委名单中');
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await number.fill('13912345679');
  await expect.poll(() => number.getAttribute('aria-invalid')).not.toBe('true');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('row', { name: /选择「陈志远」/ }).waitFor();
});

it('a deleted competition is restored from the bin unchanged', async () => {
  const page = await hall.page(desk);
  await register(page, hall, 'forms-bin');
  await createCompetition(page, '误删的比赛', '打分');
  await page.goto(`${hall.url}/web/setting/backstage`);
  await page.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('误删的比赛');
  await dialog.getByRole('button', { name: /^删除/ }).click();
  await shows(page, '「误删的比赛」已移到回收站');
  await shows(page, '还没有比赛');
  await page.getByText('回收站', { exact: true }).click();
  await page.getByRole('button', { name: '恢复' }).click();
  await shows(page, '已恢复「误删的比赛」');
  await shows(page, '回收站是空的');
  await page.getByText('全部比赛', { exact: true }).click();
  await page.getByRole('button', { name: /更多操作/ }).waitFor();
});
