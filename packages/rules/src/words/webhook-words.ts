// The words for webhooks: the messages, what became of them, and why a webhook was turned off.
import type {
  WebhookDeliveryState,
  WebhookDisabled,
  WebhookMessageType,
  WebhookOutcome,
} from '@liangfen/sdk/schema';

export const webhookMessageWords: Record<WebhookMessageType, string> = {
  'result.published': '成绩公布',
  'result.withdrawn': '成绩收回',
  'ranking.published': '排名公布',
  'ranking.withdrawn': '排名收回',
  'competition.ended': '比赛结束',
  'competition.reopened': '比赛重新打开',
  ping: '试发',
};

export const webhookOutcomeWords: Record<WebhookOutcome, string> = {
  DELIVERED: '对方已收到',
  REFUSED: '对方没有接受',
  TIMEOUT: '对方十秒内没有答复',
  UNREACHABLE: '连不上对方',
  INSECURE: '对方的证书不可信',
  NOT_PUBLIC: '域名没有指向公网地址，或端口不允许',
};

export const webhookStateWords: Record<WebhookDeliveryState, string> = {
  WAITING: '等待推送',
  DELIVERED: '已送达',
  GIVEN_UP: '已放弃',
};

export const webhookDisabledWords: Record<WebhookDisabled, string> = {
  BY_HAND: '已停用',
  GONE: '对方答复不再接收，已停用',
  FAILING: '三天没有送达，已停用',
};
