/**
 * Tests that a listed judge who opens the link inside the messenger is recognised, and nobody takes another judge's
 * place.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import type { TestClient } from './support/client.ts';
import { onEveryDatabase } from './support/every-database.ts';
import { createTestCompany, type TestCompany } from './support/messenger.ts';
import { createVisitor, type Visitor } from './support/messenger-visitor.ts';

const boss = { unionId: 'boss', name: '韩立新', phoneNumber: null, depts: ['corp'] };
const zhou = { unionId: 'zhou', name: '周慧敏', phoneNumber: '13800138001', depts: ['corp'] };
const lin = { unionId: 'lin', name: '林书雅', phoneNumber: null, depts: ['corp'] };

onEveryDatabase((createApp) => {
  let hall: TestApp;
  let company: TestCompany;
  let visitor: Visitor;
  let organiser: TestClient;
  let path: { id: string };
  beforeEach(async () => {
    company = createTestCompany([boss, zhou, lin]);
    hall = await createApp({ messenger: company.messenger });
    visitor = createVisitor(hall, company);
    organiser = await visitor.settle('boss', 'corp');
    path = { id: (await organiser.call('createCompetition', { body: { name: '歌手大赛' } })).id };
  });

  const phoneOf = async (unionId: string) =>
    hall.client.as((await visitor.open(unionId, 'corp', 'JUDGE')).token ?? '');
  const importing = (...ids: string[]) =>
    organiser.call('importJudgesFromAddressBook', {
      path,
      body: { corpId: 'mine', users: ids.map((unionid) => ({ unionid, name: '所选' })) },
    });
  const listing = (name: string, phoneNumber: string) =>
    organiser.call('createJudge', { path, body: { name, phoneNumber } });

  describe('a person on the list', () => {
    test('who was imported from the address book is the judge at once, even without a phone number', async () => {
      await importing('lin');
      const phone = await phoneOf('lin');
      const { status } = await phone.call('recogniseJudge', { path });
      expect(status).toMatchObject({
        applied: true,
        judge: { name: '林书雅', approval: 'APPROVED' },
      });
      await phone.call('getJudgeMatch', { path });
    });

    test('who was added by phone number is recognised by the number that the messenger reports', async () => {
      await listing('周老师', '13800138001');
      const phone = await phoneOf('zhou');
      const { status } = await phone.call('recogniseJudge', { path });
      expect(status.judge?.name).toBe('周老师');
      await phone.call('getJudgeMatch', { path });
    });

    test('gets the same answer again, and the ledger has one entry', async () => {
      await importing('lin');
      const phone = await phoneOf('lin');
      const first = await phone.call('recogniseJudge', { path });
      expect(await phone.call('recogniseJudge', { path })).toEqual(first);
      const events = await hall.database.query
        .selectFrom('show_event')
        .select('body')
        .where('competition_id', '=', path.id)
        .execute();
      const told = events.filter(({ body }) => body.includes('recogniseJudge'));
      expect(told).toHaveLength(1);
      expect(JSON.stringify(told)).not.toContain('13800138001');
    });

    test('who opens the link twice at the same moment is one judge', async () => {
      await importing('lin');
      const phones = await Promise.all([phoneOf('lin'), phoneOf('lin')]);
      const answers = await Promise.all(
        phones.map((phone) => phone.call('recogniseJudge', { path })),
      );
      expect(answers[0]?.status.judge?.id).toBe(answers[1]?.status.judge?.id);
    });
  });

  test('a person who is not on the list gets a form with name and number filled in', async () => {
    const phone = await phoneOf('zhou');
    expect(await phone.call('recogniseJudge', { path })).toEqual({
      status: { applied: false, judge: null },
      name: '周慧敏',
      phoneNumber: '13800138001',
    });
  });

  test('after the show no judge is recognised any more', async () => {
    await importing('lin');
    const phone = await phoneOf('lin');
    await organiser.call('makeOfficial', {
      path,
      body: { confirmName: '歌手大赛' },
    });
    await organiser.call('endCompetition', {
      path,
      body: { confirmName: '歌手大赛', confirm: true },
    });
    expect((await phone.refusal('recogniseJudge', { path })).code).toBe('COMPETITION_ENDED');
  });

  describe('nobody takes another judge’s place', () => {
    const isNobody = async (phone: TestClient) => {
      const { status } = await phone.call('recogniseJudge', { path });
      expect(status).toEqual({ applied: false, judge: null });
      expect((await phone.refusal('getJudgeMatch', { path })).status).toBe(404);
    };

    test('by writing that judge’s number into the own profile', async () => {
      await listing('周老师', '13800138001');
      const phone = await visitor.settle('lin', 'corp');
      await phone.call('updateUser', { body: { phoneNumber: '13800138001' } });
      await isNobody(phone);
      const password = await hall.register();
      await password.client.call('updateUser', { body: { phoneNumber: '13800138001' } });
      await isNobody(password.client);
    });

    test('by a number that has changed hands since the import', async () => {
      await importing('zhou');
      company.hire({ ...lin, phoneNumber: '13800138001' });
      await isNobody(await phoneOf('lin'));
    });

    test('by a number that the messenger masks', async () => {
      await listing('周老师', '13800138001');
      company.hire({ ...lin, phoneNumber: '138****8001' });
      await isNobody(await phoneOf('lin'));
    });

    test('when the judge belongs to another login already', async () => {
      await listing('周老师', '13800138001');
      await (await phoneOf('zhou')).call('recogniseJudge', { path });
      company.hire({ ...lin, phoneNumber: '13800138001' });
      await isNobody(await phoneOf('lin'));
    });

    test('from a phone that has opened a seat', async () => {
      await importing('lin');
      const judge = await listing('席位评委', '13800138007');
      const { code } = await organiser.call('getSeat', { path: { ...path, judgeId: judge.id } });
      const { token } = await hall.client.call('openSeat', { body: { code } });
      const { status } = await hall.client.as(token).call('recogniseJudge', { path });
      expect(status.judge?.id).toBe(judge.id);
    });
  });
});
