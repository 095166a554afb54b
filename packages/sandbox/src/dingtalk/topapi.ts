/** The older interfaces (`/topapi/…`): always HTTP 200, an error is a number in the answer. */
import type { CallFields } from './call-fields.ts';
import type { Person } from './corporations.ts';
import type { Staff } from './directory.ts';
import { done, refused } from './errcodes.ts';
import { createPeoplePages } from './pages-of-people.ts';
import { keepNewest, type MessengerState } from './state.ts';

export type Topapi = (path: string, fields: CallFields, accessToken: string) => Response;

const mostReceivers = 100;

export function createTopapi(state: MessengerState): Topapi {
  const pageOf = createPeoplePages(state.switches);

  const mobileOf = ({ mobile }: Person) =>
    state.switches.now().isMasked && /^\d{11}$/.test(mobile)
      ? `${mobile.slice(0, 3)}****${mobile.slice(7)}`
      : mobile;
  const shown = (person: Person) => ({
    userid: person.userId,
    unionid: person.unionId,
    name: person.name,
    ...(person.mobile === '' ? {} : { mobile: mobileOf(person) }),
    title: person.title,
    active: true,
  });
  /** Whole people are shown one by one only: lists of them hold their numbers all the same. */
  const found = (person: Person | null, result: (person: Person) => unknown) =>
    person === null ? refused(60121) : done(result(person));

  function whoIsInside(code: string, corpId: string): Response {
    const somebody = state.insideCodes.take(code);
    if (somebody === null || somebody.corpId !== corpId) return refused(40078);
    const person = state.directory.of(corpId)?.byUserId(somebody.userId) ?? null;
    return found(person, ({ userId, unionId, name }) => ({
      userid: userId,
      unionid: unionId,
      name,
      sys: false,
      sys_level: 0,
    }));
  }

  function people(staff: Staff, fields: CallFields): Response {
    const deptId = fields.number('dept_id');
    const cursor = fields.number('cursor');
    const size = fields.number('size');
    if (deptId === null || cursor === null || size === null || size < 1 || size > 100) {
      return refused(40035);
    }
    const all = staff.peopleIn(deptId);
    if (all === null) return refused(60003);
    const page = pageOf(all, cursor, size);
    return done({
      has_more: page.next !== null,
      ...(page.next === null ? {} : { next_cursor: page.next }),
      list: page.people.map(shown),
    });
  }

  function notify(staff: Staff, fields: CallFields): Response {
    const message = fields.object('msg');
    const card = message?.object('action_card') ?? null;
    const userIds = fields.text('userid_list').split(',').filter(Boolean);
    if (fields.text('agent_id') !== state.app.agentIdOf(staff.corpId) || card === null)
      return refused(40035);
    if (userIds.length === 0 || userIds.length > mostReceivers) return refused(40035);
    keepNewest(state.notices, {
      at: state.home.now(),
      corpId: staff.corpId,
      to: userIds.flatMap((userId) => {
        const name = staff.byUserId(userId)?.name;
        return name === undefined ? [] : [{ userId, name }];
      }),
      title: card.text('title'),
      text: card.text('markdown'),
      address: card.text('single_url'),
    });
    return Response.json({
      errcode: 0,
      errmsg: 'ok',
      task_id: state.notices.length,
      request_id: 'demo',
    });
  }

  return (path, fields, accessToken) => {
    const token = state.appTokens.read(accessToken);
    if (token === null) return refused(40014);
    if (token.isOver) return refused(42001);
    const corpId = token.meaning;
    const staff = state.directory.of(corpId);
    if (staff === null) return refused(33001);
    switch (path) {
      case '/topapi/v2/user/getuserinfo':
        return whoIsInside(fields.text('code'), corpId);
      case '/topapi/v2/department/listsub': {
        const children = staff.children(fields.number('dept_id') ?? 1);
        if (children === null) return refused(60003);
        return done(
          children.map(({ deptId, name, parentId }) => ({
            dept_id: deptId,
            name,
            parent_id: parentId,
          })),
        );
      }
      case '/topapi/v2/department/get': {
        const department = staff.department(fields.number('dept_id') ?? 0);
        if (department === null) return refused(60003);
        return done({ dept_id: department.deptId, name: department.name });
      }
      case '/topapi/v2/user/list':
        return people(staff, fields);
      case '/topapi/user/listid': {
        const all = staff.peopleIn(fields.number('dept_id') ?? 0);
        return all === null
          ? refused(60003)
          : done({ userid_list: all.map(({ userId }) => userId) });
      }
      case '/topapi/v2/user/get':
        return found(staff.byUserId(fields.text('userid')), (person) => ({
          ...shown(person),
          dept_id_list: person.deptIds,
        }));
      case '/topapi/v2/user/getbymobile': {
        const mobile = fields.text('mobile');
        if (!/^\d{11}$/.test(mobile)) return refused(40104);
        return found(staff.byMobile(mobile), ({ userId }) => ({ userid: userId }));
      }
      case '/topapi/user/getbyunionid':
        return found(staff.byUnionId(fields.text('unionid')), ({ userId }) => ({
          contact_type: 0,
          userid: userId,
        }));
      case '/topapi/message/corpconversation/asyncsend_v2':
        return notify(staff, fields);
      default:
        return refused(404);
    }
  };
}
