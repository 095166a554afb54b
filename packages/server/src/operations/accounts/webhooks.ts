/** Webhooks of a main account: where publications are sent, with which secret, and the outcome (docs/decisions/0320). */
import type { Webhook, WebhookDelivery, WebhookEvents } from '@liangfen/sdk/schema';
import { webhookEventValues } from '@liangfen/sdk/values';
import { sql } from 'kysely';
import type { Ports, WebhookUrlRefusal } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import { conflict, invalidField } from '../../refusals.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import { giveUpAfterMs } from '../../webhooks/announcements.ts';
import { disableWebhook } from '../../webhooks/record-attempt.ts';
import { newWebhookSecret } from '../../webhooks/signature.ts';
import type { Operations } from '../operation.ts';
import { creationId, holdKeyToContent } from '../repeated-creation.ts';
import type { Services } from '../services.ts';

const mostWebhooks = 10;
const mostListed = 100;
/** Both secrets sign for so long after a change. */
const oldSecretMs = 24 * 60 * 60 * 1000;

export const webhooks: Operations<
  | 'listWebhooks'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'pingWebhook'
  | 'listWebhookDeliveries'
  | 'resendWebhookDelivery'
> = {
  listWebhooks: async (call, { ports }) => ({
    available: ports.webhooks !== null,
    webhooks: await readWebhooks(ports, ports.database.query, call.user.userId),
  }),

  createWebhook: async (call, { ports, rateLimit }) => {
    const { userId } = call.user;
    await rateLimit('webhook', userId);
    const { name, events, rehearsals = false } = call.body;
    const url = call.body.url.trim();
    refuseAddress(ports, url);
    const id = creationId(ports, [userId, 'createWebhook'], call.idempotencyKey);
    const secret = newWebhookSecret(ports);
    const webhook = await ports.database.query.transaction().execute(async (tx) => {
      // Two calls at once are counted one after the other.
      await tx
        .selectFrom('user_account')
        .select('id')
        .where('id', '=', userId)
        .forUpdate()
        .execute();
      await holdKeyToContent(tx, ports, call, ['createWebhook', name, url, events, rehearsals]);
      const all = await readWebhooks(ports, tx, userId);
      if (all.some((one) => one.id === id)) {
        await tx.updateTable('webhook').set({ secret }).where('id', '=', id).execute();
      } else {
        if (all.length >= mostWebhooks) {
          throw conflict(`一个账号最多有 ${mostWebhooks} 个推送地址，请先删除不用的`);
        }
        await tx
          .insertInto('webhook')
          .values({
            id,
            user_id: userId,
            name: name.trim(),
            url,
            events: inOrder(events),
            rehearsals,
            secret,
            created_at: ports.now(),
          })
          .execute();
      }
      return readWebhook(ports, tx, userId, id);
    });
    return { secret, webhook };
  },

  updateWebhook: (call, { ports }) => {
    const { name, events, rehearsals, enabled } = call.body;
    const url = call.body.url?.trim();
    if (url !== undefined) refuseAddress(ports, url);
    return inWebhook(call, ports, async (tx, webhook) => {
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: inOrder(events) }),
        ...(rehearsals === undefined ? {} : { rehearsals }),
        // Earlier failures say nothing of the new beginning.
        ...(enabled === true && webhook.disabled !== null
          ? { disabled: null, disabled_at: null, failing_since: null }
          : {}),
      };
      if (Object.keys(changes).length > 0) {
        await tx.updateTable('webhook').set(changes).where('id', '=', webhook.id).execute();
      }
      if (enabled === false && webhook.disabled === null) {
        await disableWebhook(tx, webhook.id, 'BY_HAND', ports.now());
      }
    });
  },

  deleteWebhook: async (call, { ports }) => {
    await ports.database.query
      .deleteFrom('webhook')
      .where('id', '=', call.path.webhookId)
      .where('user_id', '=', call.user.userId)
      .returning('id')
      .executeTakeFirstOrThrow(() => notFound('推送地址'));
    return { ok: true };
  },

  rotateWebhookSecret: async (call, { ports, rateLimit }) => {
    await rateLimit('webhook', call.user.userId);
    const secret = newWebhookSecret(ports);
    const webhook = await inWebhook(call, ports, async (tx, { id }) => {
      await tx
        .updateTable('webhook')
        .set((row) => ({
          secret,
          old_secret: row.ref('secret'),
          old_secret_until: ports.now() + oldSecretMs,
        }))
        .where('id', '=', id)
        .execute();
    });
    return { secret, webhook };
  },

  pingWebhook: async (call, services) => {
    const { ports, rateLimit } = services;
    await rateLimit('webhookTrial', call.user.userId);
    refuseWithoutCalls(ports);
    const { id } = await readWebhook(
      ports,
      ports.database.query,
      call.user.userId,
      call.path.webhookId,
    );
    const at = ports.now();
    const messageId = `msg_${ports.newId()}`;
    const message = { type: 'ping' as const, timestamp: at, data: { webhookId: id } };
    await ports.database.query
      .insertInto('webhook_delivery')
      .values({
        webhook_id: id,
        id: messageId,
        competition_id: null,
        type: 'ping',
        body: JSON.stringify(message),
        created_at: at,
        give_up_at: at,
        // Only this call sends the ping, and no round does; after a crash the ping counts as not taken.
        next_at: null,
        state: 'GIVEN_UP',
      })
      .execute();
    return sentNow(services, id, messageId, at);
  },

  listWebhookDeliveries: async (call, { ports }) => {
    const { query } = ports.database;
    const { id } = await readWebhook(ports, query, call.user.userId, call.path.webhookId);
    return { deliveries: await readDeliveries(query, id) };
  },

  resendWebhookDelivery: async (call, services) => {
    const { ports, rateLimit } = services;
    await rateLimit('webhookTrial', call.user.userId);
    refuseWithoutCalls(ports);
    const { userId } = call.user;
    const { webhookId, messageId } = call.path;
    const webhook = await readWebhook(ports, ports.database.query, userId, webhookId);
    if (webhook.disabled !== null) throw conflict('这个推送地址已停用，请先启用，再发一次');
    return sentNow(services, webhookId, messageId, ports.now() + giveUpAfterMs);
  },
};

async function sentNow(
  { ports, courier }: Pick<Services, 'ports' | 'courier'>,
  webhookId: string,
  messageId: string,
  giveUpAt: number,
): Promise<WebhookDelivery> {
  const sent = await courier.sendNow(webhookId, messageId, giveUpAt);
  const [delivery] = sent
    ? await readDeliveries(ports.database.query, webhookId, messageId)
    : [undefined];
  if (delivery === undefined) throw notFound('消息');
  return delivery;
}

function refuseWithoutCalls({ webhooks }: Pick<Ports, 'webhooks'>): void {
  if (webhooks === null) throw conflict('这里不能推送，请在自己的服务器上使用');
}

const addressRefusals: Record<WebhookUrlRefusal, string> = {
  MALFORMED: '不是完整的网址，请填写 https:// 开头的地址，不带 # 后面的部分',
  NOT_HTTPS: '只能推送到 https:// 开头的地址，请换一个',
  CREDENTIALS: '网址里不能有用户名和密码；对方用签名就能确认是谁发的，请去掉',
  PORT: '不能推送到这个端口，请去掉网址里的端口，或请服务的管理员放开',
  NOT_PUBLIC: '不能推送到内部网络的地址，请换成公网的域名',
};

function refuseAddress(ports: Ports, url: string): void {
  refuseWithoutCalls(ports);
  const refusal = ports.webhooks?.refusal(url) ?? null;
  if (refusal !== null) throw invalidField('url', addressRefusals[refusal]);
}

/** Puts events in the contract's order, so that one choice has one way to be written. */
function inOrder(events: WebhookEvents): WebhookEvents {
  return webhookEventValues.filter((event) => events.includes(event));
}

interface WebhookCall {
  readonly path: { readonly webhookId: string };
  readonly user: { readonly userId: string };
}

/** Locks the webhook's row, so that nobody else changes it meanwhile, and returns the webhook after the change. */
async function inWebhook(
  { path, user }: WebhookCall,
  ports: Ports,
  change: (tx: Tx, webhook: Webhook) => Promise<void>,
): Promise<Webhook> {
  return ports.database.query.transaction().execute(async (tx) => {
    await tx
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', path.webhookId)
      .where('user_id', '=', user.userId)
      .forNoKeyUpdate()
      .execute();
    await change(tx, await readWebhook(ports, tx, user.userId, path.webhookId));
    return readWebhook(ports, tx, user.userId, path.webhookId);
  });
}

async function readWebhook(
  ports: Pick<Ports, 'now'>,
  query: Queryable,
  userId: string,
  id: string,
): Promise<Webhook> {
  const [webhook] = await readWebhooks(ports, query, userId, id);
  if (webhook === undefined) throw notFound('推送地址');
  return webhook;
}

async function readWebhooks(
  { now }: Pick<Ports, 'now'>,
  query: Queryable,
  userId: string,
  id?: string,
): Promise<Webhook[]> {
  let wanted = query
    .selectFrom('webhook')
    .select([
      'id',
      'name',
      'url',
      'events',
      'rehearsals',
      'created_at as createdAt',
      'old_secret_until as oldSecretUntil',
      'delivered_at as deliveredAt',
      'failing_since as failingSince',
      'disabled',
      'disabled_at as disabledAt',
    ])
    .select((row) =>
      row
        .selectFrom('webhook_delivery')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('webhook_delivery.webhook_id', '=', 'webhook.id')
        .where('next_at', 'is not', null)
        .as('waiting'),
    )
    .where('user_id', '=', userId);
  if (id !== undefined) wanted = wanted.where('id', '=', id);
  const rows = await wanted.orderBy('created_at', 'desc').orderBy('id').execute();
  const at = now();
  return rows.map(({ oldSecretUntil: until, ...row }) => ({
    ...row,
    events: [...row.events],
    waiting: row.waiting ?? 0,
    oldSecretUntil: until !== null && until > at ? until : null,
  }));
}

async function readDeliveries(
  query: Queryable,
  webhookId: string,
  messageId?: string,
): Promise<WebhookDelivery[]> {
  let wanted = query
    .selectFrom('webhook_delivery as d')
    .leftJoin('competition as c', 'c.id', 'd.competition_id')
    .select([
      'd.id as messageId',
      'd.type',
      'd.created_at as createdAt',
      'd.state',
      'd.next_at as nextAt',
      'd.tries',
      'd.attempts',
      'c.id as competitionId',
      'c.name as competitionName',
    ])
    .where('d.webhook_id', '=', webhookId);
  if (messageId !== undefined) wanted = wanted.where('d.id', '=', messageId);
  const rows = await wanted
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(mostListed)
    .execute();
  return rows.map(({ competitionId, competitionName, ...row }) => ({
    ...row,
    competition: competitionId === null ? null : { id: competitionId, name: competitionName ?? '' },
  }));
}
