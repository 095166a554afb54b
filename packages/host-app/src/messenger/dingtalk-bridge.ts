// The calls of the messenger's script that this app makes, and no others. Loaded inside the messenger only.
import { close$ } from 'dingtalk-jsapi/api/biz/navigation/close';
import { setTitle$ } from 'dingtalk-jsapi/api/biz/navigation/setTitle';
import { scan$ } from 'dingtalk-jsapi/api/biz/util/scan';
import { requestAuthCode$ as codeOfOld$ } from 'dingtalk-jsapi/api/runtime/permission/requestAuthCode';
import { requestAuthCode$ } from 'dingtalk-jsapi/api/union/requestAuthCode';
import { setKeepScreenOn$ } from 'dingtalk-jsapi/api/union/setKeepScreenOn';
import dd from 'dingtalk-jsapi/entry/union';
import type { Bridge } from './bridge.ts';

export const dingtalkBridge: Bridge = {
  code: async (corpId, clientId) => (await requestAuthCode$({ corpId, clientId })).code,
  codeOfOld: async (corpId) => (await codeOfOld$({ corpId })).code,
  scan: async () => {
    const { text }: { readonly text?: unknown } = await scan$({ type: 'qrCode' });
    return typeof text === 'string' ? text : '';
  },
  keepScreenOn: async (isKeep) => void (await setKeepScreenOn$({ isKeep })),
  setTitle: async (title) => void (await setTitle$({ title })),
  close: async () => void (await close$({})),
  sign: ({ corpId, agentId, timeStamp, nonceStr, signature }) =>
    new Promise((resolve, reject) => {
      dd.ready(() => resolve());
      dd.error(() => reject(new Error('the messenger refused the signature')));
      dd.config({
        agentId,
        corpId,
        timeStamp,
        nonceStr,
        signature,
        jsApiList: ['biz.util.setScreenKeepOn'],
      });
    }),
};
