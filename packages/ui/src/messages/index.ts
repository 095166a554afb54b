// Texts: the Chinese ones, their type for overrides, and the hooks that components use.
export { failureText } from './failure-text.ts';
export { fill } from './fill.ts';
export { type MessageOverrides, type Messages, withOverrides } from './messages.ts';
export {
  MessagesContext,
  useBackstageMessages,
  useCommonMessages,
  useFailureMessages,
  useJudgeMessages,
  usePanelMessages,
  useScreenMessages,
} from './use-messages.ts';
export { zhCN } from './zh-CN.ts';
