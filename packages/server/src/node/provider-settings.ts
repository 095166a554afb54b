/** Reads the settings of an outside provider: a stand-in for demonstrations, or the real one, whole. */
import { ConfigError } from './config-error.ts';

export interface ProviderWords {
  /** The beginning of all its settings: `LIANGFEN_ALIPAY_`. */
  readonly prefix: string;
  /** 支付服务 */
  readonly provider: string;
  /** The name of the settings as a whole: 支付设置. */
  readonly settings: string;
  /** Why the stand-in is for demonstrations only: 不收钱. */
  readonly risk: string;
}

/** Outside a demonstration nothing made-up counts, whatever is set. */
export function readSandbox(
  setting: string | undefined,
  { demo, isSet }: { readonly demo: boolean; readonly isSet: boolean },
  { prefix, provider, risk }: ProviderWords,
): boolean {
  if (setting === undefined || setting === '') return demo && !isSet;
  if (setting === '0') return false;
  const name = `${prefix}SANDBOX`;
  if (setting !== '1') {
    throw new ConfigError(
      `${name} 应为 1（用模拟的${provider}）或 0（不用），现在是「${setting}」`,
    );
  }
  if (!demo) {
    throw new ConfigError(
      `模拟的${provider}${risk}，只能在演示里用：请去掉 ${name}，或设置 LIANGFEN_DEMO=1`,
    );
  }
  if (isSet) {
    throw new ConfigError(
      `已经设置了真正的${provider}：请去掉 ${name}，或去掉其他 ${prefix} 开头的设置`,
    );
  }
  return true;
}

/** `name` is the setting, `what` its content: both are told to whoever starts the server. */
export function needed(
  value: string | null,
  name: string,
  what: string,
  { settings }: ProviderWords,
): string {
  if (value === null) throw new ConfigError(`${settings}不完整：请用 ${name} 设置${what}`);
  return value;
}
