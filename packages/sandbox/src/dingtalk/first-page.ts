/** The stand-in's first page: the notices people got, and what the group's robot said. */
import { beijingTime } from '@liangfen/rules/payment';
import { escaped } from '../escaped.ts';
import { insideForm } from './inside-pages.ts';
import { page } from './page.ts';
import type { MessengerState } from './state.ts';

const mostShown = 50;

export function firstPage(state: MessengerState, path: string): Response {
  const notices = state.notices
    .slice(0, mostShown)
    .map(({ at, corpId, to, title, text, address }) => {
      const names = to.map(({ name }) => name).join('、');
      const company = state.directory.of(corpId)?.name() ?? corpId;
      return `<li><strong>${escaped(title)}</strong> <small>${beijingTime(at)}</small>
<pre>${escaped(text)}</pre>
<p><small>${escaped(company)}：${escaped(names)}</small> ${linkOf(address, path, corpId, to[0]?.userId)}</p></li>`;
    });
  const messages = state.groupMessages
    .slice(0, mostShown)
    .map(
      ({ at, title, text }) =>
        `<li><strong>${escaped(title)}</strong> <small>${beijingTime(at)}</small><pre>${escaped(text)}</pre></li>`,
    );
  return page({
    title: '模拟的钉钉',
    content: `${insideForm(path)}
<h2>收到的通知</h2>
${notices.length === 0 ? '<p class="note">还没有通知</p>' : `<ul>${notices.join('')}</ul>`}
<h2>群机器人的消息</h2>
${messages.length === 0 ? '<p class="note">还没有消息</p>' : `<ul>${messages.join('')}</ul>`}
<p><small>群机器人：access_token 为 ${state.robot.accessToken}，加签密钥为 ${state.robot.secret}</small></p>`,
  });
}

/** Opens the notice as its receiver would, inside the messenger. */
function linkOf(address: string, path: string, corpId: string, userId: string | undefined): string {
  if (userId === undefined || !URL.canParse(address)) return '';
  const { pathname, search } = new URL(address);
  const query = new URLSearchParams({ corp: corpId, person: userId, to: `${pathname}${search}` });
  return `<a href="${path}/inside?${escaped(query.toString())}">打开</a>`;
}
