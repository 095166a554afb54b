/** Stand-ins of services outside, which move no money and call nobody; never for real use (docs/decisions/0262). */
export {
  createPaymentSandbox,
  type PaymentSandbox,
  type PaymentSandboxOptions,
  type TradeMoney,
} from './alipay/create-payment-sandbox.ts';
export { AnswerLost } from './alipay/gateway.ts';
export { createSandboxGateway, type SandboxGateway } from './alipay/gateway-client.ts';
export type { SandboxHome, SandboxStore } from './alipay/home.ts';
export { generateSandboxKeys, type SandboxKeys } from './alipay/keys.ts';
export type { SwitchBoard, Switches } from './alipay/switches.ts';
