// Texts: the Chinese ones, their type for overrides, and the hooks that components use.
export { failureText } from './failure-text.ts';
export { fill } from './fill.ts';
export { type MessageOverrides, type Messages, withOverrides } from './messages.ts';
export { MessagesContext } from './use-area.ts';
export { useBackstageMessages } from './use-backstage-messages.ts';
export { useBasicMessages } from './use-basic-messages.ts';
export { useBesidePagesMessages } from './use-beside-pages-messages.ts';
export { useCommonMessages } from './use-common-messages.ts';
export { useFailureMessages } from './use-failure-messages.ts';
export { useJudgeBesideMessages } from './use-judge-beside-messages.ts';
export { type JudgeTexts, useJudgeMessages } from './use-judge-messages.ts';
export { useMessengerMessages } from './use-messenger-messages.ts';
export { usePanelMessages } from './use-panel-messages.ts';
export { useScanMessages } from './use-scan-messages.ts';
export { useScreenMessages } from './use-screen-messages.ts';
export { zhCN } from './zh-CN.ts';
