/** Stand-ins of services outside, which move no money and call nobody; never for real use (docs/decisions/0262, 0267). */
export {
  createPaymentSandbox,
  type PaymentSandbox,
  type PaymentSandboxOptions,
  type TradeMoney,
} from './alipay/create-payment-sandbox.ts';
export { createSandboxGateway, type SandboxGateway } from './alipay/gateway-client.ts';
export type { SandboxHome, SandboxStore } from './alipay/home.ts';
export { generateSandboxKeys, type SandboxKeys } from './alipay/keys.ts';
export type { SwitchBoard, Switches } from './alipay/switches.ts';
export { AnswerLost } from './answer-lost.ts';
export { firstCorpId, type Person, secondCorpId } from './dingtalk/corporations.ts';
export {
  createMessengerSandbox,
  type MessengerSandbox,
  type MessengerSandboxOptions,
} from './dingtalk/create-messenger-sandbox.ts';
export type { MessengerSandboxHome } from './dingtalk/home.ts';
export type { MessengerSwitches, Trouble } from './dingtalk/switches.ts';
