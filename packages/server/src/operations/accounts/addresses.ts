/** Finds out where phones reach this server, and whether one has tried the address (docs/decisions/0306). */
import type { AddressTrial } from '@liangfen/sdk/schema';
import { ProblemError } from '../../problem.ts';
import { deviceName } from '../../sessions/device-name.ts';
import type { Operations } from '../operation.ts';

const validForMs = 10 * 60 * 1000;

interface TrialRow {
  readonly code: string;
  readonly arrivedAt: number | null;
  readonly device: string | null;
  readonly expiresAt: number;
}

function trialOf({ code, arrivedAt, device, expiresAt }: TrialRow): AddressTrial {
  return {
    code,
    path: `/web/try/${code}`,
    arrived: arrivedAt === null ? null : { at: arrivedAt, device: device ?? '' },
    expiresAt,
  };
}

export const addresses: Operations<
  'getHallAddresses' | 'startAddressTrial' | 'getAddressTrial' | 'arriveAtAddress'
> = {
  getHallAddresses: (_call, { ports }) => {
    const { publicUrl, openToNetwork, local } = ports.addresses;
    return { publicUrl, openToNetwork, local: [...local()] };
  },

  startAddressTrial: async ({ user }, { ports, rateLimit }) => {
    await rateLimit('addressTrial', user.userId);
    const fresh = {
      code: ports.newId(),
      arrived_at: null,
      device: null,
      expires_at: ports.now() + validForMs,
    };
    await ports.database.query
      .insertInto('address_trial')
      .values({ user_id: user.userId, ...fresh })
      .onConflict((trial) => trial.column('user_id').doUpdateSet(fresh))
      .execute();
    return trialOf({
      code: fresh.code,
      arrivedAt: null,
      device: null,
      expiresAt: fresh.expires_at,
    });
  },

  getAddressTrial: async ({ user, path: { code } }, { ports }) => {
    const trial = await ports.database.query
      .selectFrom('address_trial')
      .select(['code', 'arrived_at as arrivedAt', 'device', 'expires_at as expiresAt'])
      .where('code', '=', code)
      .where('user_id', '=', user.userId)
      .where('expires_at', '>', ports.now())
      .executeTakeFirst();
    if (trial === undefined) throw trialIsOver();
    return trialOf(trial);
  },

  /** The first phone counts; one that loads the page again gets its first answer again. */
  arriveAtAddress: async ({ address, client, path: { code } }, { ports, rateLimit }) => {
    await rateLimit('addressArrival', address);
    const at = ports.now();
    const trial = await ports.database.query
      .updateTable('address_trial')
      .set(({ fn, val }) => ({
        arrived_at: fn.coalesce('arrived_at', val(at)),
        device: fn.coalesce('device', val(deviceName(client, '手机'))),
      }))
      .where('code', '=', code)
      .where('expires_at', '>', at)
      .returning(['arrived_at', 'device'])
      .executeTakeFirst();
    if (trial === undefined) throw trialIsOver();
    return { at: trial.arrived_at ?? at, device: trial.device ?? '' };
  },
};

function trialIsOver(): ProblemError {
  return new ProblemError(404, 'NOT_FOUND', '这次试扫已经结束，请在后台的「二维码地址」里重新开始');
}
