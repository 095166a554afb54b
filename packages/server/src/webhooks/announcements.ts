/** Writes the messages to webhooks about published results, rankings, withdrawals and ends, as they are signed and sent. Pure. */
import type { Publication, ShowState } from '@liangfen/rules';
import type {
  CompetitionEndedMessage,
  CompetitionReopenedMessage,
  PublishedCompetition,
  RankingPublishedMessage,
  RankingWithdrawnMessage,
  ResultPublishedMessage,
  ResultWithdrawnMessage,
  WebhookEvent,
  WebhookLinks,
  WebhookMessageType,
} from '@liangfen/sdk/schema';

/** A message that nobody took for so long is given up. */
export const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000;

type EventMessage =
  | ResultPublishedMessage
  | ResultWithdrawnMessage
  | RankingPublishedMessage
  | RankingWithdrawnMessage
  | CompetitionEndedMessage
  | CompetitionReopenedMessage;

/** A message to the webhooks that asked for its type. */
export interface Announcement {
  /** The `webhook-id`. It follows from the content, so that the same news is never told under two. */
  readonly id: string;
  readonly type: WebhookMessageType;
  /** Who asked for this is told. Whoever hears of results also hears that one is taken back. */
  readonly event: WebhookEvent;
  readonly body: string;
}

export interface AnnouncedBatch {
  readonly after: ShowState;
  readonly kept: readonly {
    readonly decided: { readonly event: { readonly version: number } };
    readonly publications: readonly Publication[];
  }[];
  readonly sha256: (text: string) => string;
  readonly now: number;
  readonly publicUrl: string | null;
}

export function announcementsOf(batch: AnnouncedBatch): Announcement[] {
  return batch.kept.flatMap(({ decided: { event }, publications }) =>
    publications.map((publication) => announced(batch, event.version, publication)),
  );
}

function announced(
  batch: Omit<AnnouncedBatch, 'kept'>,
  version: number,
  publication: Publication,
): Announcement {
  const competition = publishedCompetition(batch.after);
  const links = linksOf(competition.id, batch.publicUrl);
  const timestamp = batch.now;
  switch (publication.kind) {
    case 'RESULT': {
      const { result, revised } = publication;
      const data = { competition, version, revised, result, links };
      return announcement(batch, { type: 'result.published', timestamp, data });
    }
    case 'RESULT_WITHDRAWN': {
      const data = { competition, version, programId: publication.programId, links };
      return announcement(batch, { type: 'result.withdrawn', timestamp, data });
    }
    case 'RANKING_WITHDRAWN': {
      const { groupId, page } = publication;
      const data = { competition, version, groupId, page, links };
      return announcement(batch, { type: 'ranking.withdrawn', timestamp, data });
    }
    case 'RANKING': {
      const data = { competition, version, ranking: publication.ranking, links };
      return announcement(batch, { type: 'ranking.published', timestamp, data });
    }
  }
}

/** Writes what an organiser's change published or took back. */
export function setupAnnouncements(
  batch: Omit<AnnouncedBatch, 'kept'>,
  publications: readonly Publication[],
): Announcement[] {
  return publications.map((publication) => announced(batch, batch.after.version, publication));
}

/** Says that the competition ended, or that its end was taken back. */
export function endAnnouncement(
  batch: Omit<AnnouncedBatch, 'kept'>,
  type: 'competition.ended' | 'competition.reopened',
): Announcement {
  const { after, now, publicUrl } = batch;
  const { version } = after;
  const links = linksOf(after.competitionId, publicUrl);
  const data = { competition: publishedCompetition(after), version, links };
  return announcement(batch, { type, timestamp: now, data });
}

export function publishedCompetition(state: ShowState): PublishedCompetition {
  return { id: state.competitionId, name: state.name, status: state.status };
}

function linksOf(competitionId: string, publicUrl: string | null): WebhookLinks {
  return { results: `${publicUrl ?? ''}/api/competition/${competitionId}/result/published` };
}

function announcement(
  { sha256 }: Pick<AnnouncedBatch, 'sha256'>,
  message: EventMessage,
): Announcement {
  const { type, data } = message;
  const about = [type, data.competition.id, data.version, subjectOf(message)];
  return {
    id: `msg_${sha256(JSON.stringify(about)).slice(0, 32)}`,
    type,
    event: askedBy[type],
    body: JSON.stringify(message),
  };
}

const askedBy: { readonly [Type in EventMessage['type']]: WebhookEvent } = {
  'result.published': 'result.published',
  'result.withdrawn': 'result.published',
  'ranking.published': 'ranking.published',
  'ranking.withdrawn': 'ranking.published',
  'competition.ended': 'competition.ended',
  'competition.reopened': 'competition.ended',
};

/** One step can publish or take back several. */
function subjectOf(message: EventMessage): string | null {
  switch (message.type) {
    case 'result.published':
      return message.data.result.programId;
    case 'result.withdrawn':
      return message.data.programId;
    case 'ranking.withdrawn':
      return message.data.groupId;
    case 'ranking.published':
    case 'competition.ended':
    case 'competition.reopened':
      return null;
  }
}
