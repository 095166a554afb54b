/** The bundle that proves a competition on any machine: its log, its signed heads, and what stood in the tables. */
import { CountedVotes } from '@liangfen/rules/replay';
import type { EvidenceBundle, LedgerEntry } from '@liangfen/sdk/schema';
import { fileAnswer } from '../../contract/http-answer.ts';
import { countedBallots } from '../../live/count-ballots.ts';
import { unavailable } from '../../live/failure.ts';
import { parseEvent } from '../../live/log.ts';
import { conflict } from '../../refusals.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Operation } from '../operation.ts';
import { sightOf } from '../sight/sight.ts';
import { readHeads } from './signed-heads.ts';
import { timeText } from './time-text.ts';
import { readLog, readStood, type StoredLine } from './verification.ts';

type Head = Omit<EvidenceBundle, 'entries' | 'ballots'>;

export const exportEvidence: Operation<'exportEvidence'> = async (call, services) => {
  const { ports, heads: signer } = services;
  const { query } = ports.database;
  const { id } = call.path;
  if (!call.monitors) {
    throw conflict('证据包里有全部分数，请由主账号导出，或请主账号在「子账号」里为你开启成绩监看');
  }
  await sightOf(call, services, { ledger: true });
  await signer.sign(id);
  const heads = await readHeads(query, id);
  const { name, tables, head } = await readStood(ports, id);
  const exportedAt = ports.now();
  const bundle: Head = {
    format: 'liangfen-evidence-1',
    exportedAt,
    competitionId: id,
    name,
    keys: [...new Set(heads.map(({ key }) => key))],
    heads,
    tables,
    head,
  };
  const file = `${name} 证据包 ${timeText(exportedAt).replace(':', '')}.json`;
  return fileAnswer(streamOf(written(query, bundle, readLog(query, id, head.version))), {
    type: 'application/vnd.liangfen.evidence+json',
    name: file.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' '),
  });
};

/** The log is sent as it is read, so that a long one does not fill the memory; it tells whose ballots stand behind it. */
async function* written(
  query: Queryable,
  bundle: Head,
  log: AsyncIterable<readonly StoredLine[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(bundle).slice(0, -1)},"entries":[`;
  const counted = new CountedVotes();
  let separator = '';
  for await (const lines of log) {
    yield separator + lines.map((line) => JSON.stringify(entryOf(line))).join(',\n');
    separator = ',\n';
    for (const { body } of lines)
      if (body.includes('"audienceVote"')) counted.see(parseEvent(body));
  }
  yield ']';
  separator = ',"ballots":[';
  for (const voteId of counted.votes.keys()) {
    const ballots = await countedBallots(query, bundle.competitionId, voteId);
    // The file ends where it would tell of an open vote: whoever asked asks again.
    if (ballots === null) throw unavailable();
    yield separator + JSON.stringify({ voteId, ballots });
    separator = ',\n';
  }
  yield counted.votes.size === 0 ? '}\n' : ']}\n';
}

function entryOf({ changes: _, ...entry }: StoredLine): LedgerEntry {
  return entry;
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
