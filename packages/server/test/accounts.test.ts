/** Tests the profile, sub-accounts and their grants, and leaving a main account. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { onEveryDatabase } from './support/every-database.ts';

onEveryDatabase((createApp) => {
  let hall: TestApp;
  beforeEach(async () => {
    hall = await createApp();
  });

  async function withSub(competitionIds: string[] = []) {
    const main = await hall.register();
    const body = {
      loginName: 'helper-1',
      password: 'liangfen2026',
      name: '小助手',
      competitionIds,
    };
    const sub = await main.client.call('createSubUser', { body });
    const token = await hall.login('helper-1', 'liangfen2026');
    return { main, sub, client: hall.client.as(token) };
  }

  describe('one’s own account', () => {
    test('keeps name and phone number', async () => {
      const { client } = await hall.register();
      const body = { name: '市文化馆', phoneNumber: '13800138000' };
      expect(await client.call('updateUser', { body })).toMatchObject(body);
      expect(await client.call('updateUser', { body: { phoneNumber: null } })).toMatchObject({
        name: '市文化馆',
        phoneNumber: null,
      });
    });
  });

  describe('sub-accounts', () => {
    test('manage exactly the competitions they are granted', async () => {
      const { main, sub, client } = await withSub();
      const one = await main.client.call('createCompetition', { body: { name: '歌手大赛' } });
      const two = await main.client.call('createCompetition', { body: { name: '演讲比赛' } });
      const settings = (id: string) => client.refusal('getBaseSetting', { path: { id } });
      expect((await settings(one.id)).status).toBe(404);
      await main.client.call('updateSubUser', {
        path: { id: sub.id },
        body: { competitionIds: [one.id] },
      });
      await client.call('getBaseSetting', { path: { id: one.id } });
      expect((await settings(two.id)).status).toBe(404);
      const { asAdmin } = await client.call('listCompetitions');
      expect(asAdmin.map(({ id }) => id)).toEqual([one.id]);
      const { subUsers } = await main.client.call('listSubUsers');
      expect(subUsers).toMatchObject([{ id: sub.id, competitionIds: [one.id] }]);
    });

    test('keep what another page granted: saving a form that is older than the grant is refused', async () => {
      const { main, sub } = await withSub();
      const path = { id: sub.id };
      const one = await main.client.call('createCompetition', { body: { name: '歌手大赛' } });
      const two = await main.client.call('createCompetition', { body: { name: '演讲比赛' } });
      const grant = (competitionIds: string[]) => ({
        path,
        body: { competitionIds },
        seen: sub.version,
      });
      await main.client.call('updateSubUser', grant([one.id]));
      const refusal = await main.client.refusal('updateSubUser', grant([two.id]));
      expect(refusal).toMatchObject({
        status: 409,
        problem: { code: 'CHANGED_MEANWHILE', errors: [{ field: 'competitionIds' }] },
      });
      // The client sends the same call again because the answer was lost.
      await main.client.call('updateSubUser', grant([one.id]));
      const { subUsers } = await main.client.call('listSubUsers');
      expect(subUsers).toMatchObject([{ competitionIds: [one.id] }]);
    });

    test('are granted only what their main account owns', async () => {
      const stranger = await hall.register('stranger');
      const body = { name: '别人的比赛' };
      const { id } = await stranger.client.call('createCompetition', { body });
      const { main, sub } = await withSub();
      const refusal = await main.client.refusal('updateSubUser', {
        path: { id: sub.id },
        body: { competitionIds: [id] },
      });
      expect(refusal.problem.errors).toMatchObject([{ field: 'competitionIds' }]);
    });

    test('are out of reach for other main accounts', async () => {
      const { sub } = await withSub();
      const stranger = await hall.register('stranger');
      const path = { id: sub.id };
      const patched = await stranger.client.refusal('updateSubUser', {
        path,
        body: { name: '甲' },
      });
      expect(patched.status).toBe(404);
      expect((await stranger.client.refusal('deleteSubUser', { path })).status).toBe(404);
    });

    test('spend and see their main account’s points', async () => {
      const { client } = await withSub();
      expect(await client.call('getPoint')).toEqual({ point: 3 });
    });

    test('are logged out by a new password and by being deleted', async () => {
      const { main, sub, client } = await withSub();
      await client.call('getUser');
      const path = { id: sub.id };
      await main.client.call('updateSubUser', { path, body: { password: 'another2026' } });
      expect((await client.refusal('getUser')).code).toBe('SESSION_EXPIRED');
      const again = client.as(await hall.login('helper-1', 'another2026'));
      await again.call('getUser');
      await main.client.call('deleteSubUser', { path });
      expect((await again.refusal('getUser')).code).toBe('SESSION_EXPIRED');
      expect(await main.client.call('listSubUsers')).toEqual({ subUsers: [] });
    });

    test('created twice under one idempotency key are one', async () => {
      const main = await hall.register();
      const body = { loginName: 'helper-1', password: 'liangfen2026', name: '小助手' };
      const first = await main.client.call('createSubUser', { body, key: 'create-helper-1' });
      const second = await main.client.call('createSubUser', { body, key: 'create-helper-1' });
      expect(second).toEqual(first);
      const renamed = { body: { ...body, name: '别的助手' }, key: 'create-helper-1' };
      const reused = await main.client.refusal('createSubUser', renamed);
      expect(reused).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
      const other = await main.client.refusal('createSubUser', { body });
      expect(other).toMatchObject({ status: 409, code: 'LOGIN_NAME_TAKEN' });
    });

    test('become main accounts when they detach: without the free points, and without any competition', async () => {
      const { main, sub, client } = await withSub();
      const { id } = await main.client.call('createCompetition', { body: { name: '歌手大赛' } });
      await main.client.call('updateSubUser', {
        path: { id: sub.id },
        body: { competitionIds: [id] },
      });
      await client.call('getBaseSetting', { path: { id } });
      const user = await client.call('detachUser');
      expect(user).toMatchObject({ kind: 'MAIN', mainUserId: null });
      expect((await client.refusal('getBaseSetting', { path: { id } })).status).toBe(404);
      expect(await client.call('getPoint')).toEqual({ point: 0 });
      expect(await client.call('listSubUsers')).toEqual({ subUsers: [] });
    });
  });
});
