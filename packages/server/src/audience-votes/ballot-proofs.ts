/** Shows a phone that its ballot stands under the root of a vote that was shown: the way to the root, of one tree that is built once. */
import { ballotLeaf, hexOf, InclusionTree, type Sha256Bytes } from '@liangfen/rules/replay';
import type { AudienceBallotProof, AudienceOwnBallot, AudienceVote } from '@liangfen/sdk/schema';
import { countedBallots } from '../live/count-ballots.ts';
import { unavailable } from '../live/failure.ts';
import type { Ports } from '../ports.ts';
import { notFound } from '../problem.ts';

interface Built {
  readonly tree: InclusionTree;
  /** Where each ballot stands, by its leaf. */
  readonly places: ReadonlyMap<string, number>;
}

/** A hall looks at the vote that was shown last; each tree of a full hall takes twenty megabytes. */
const mostTrees = 3;

export class BallotProofs {
  readonly #ports: Pick<Ports, 'database' | 'proof'>;
  readonly #built = new Map<string, Promise<Built>>();

  constructor(ports: Pick<Ports, 'database' | 'proof'>) {
    this.#ports = ports;
  }

  async of(
    competitionId: string,
    { id, count }: AudienceVote,
    own: AudienceOwnBallot,
  ): Promise<AudienceBallotProof> {
    if (count === undefined) throw notFound('投票');
    const { root, voters } = count;
    const { tree, places } = await this.#tree(`${competitionId} ${id} ${root}`, competitionId, id);
    const index = places.get(ballotLeaf(this.#sha256, own));
    const found = index === undefined ? null : { index, path: [...tree.path(index)] };
    return { voteId: id, voters, root, found };
  }

  get #sha256(): Sha256Bytes {
    return this.#ports.proof.sha256Bytes;
  }

  #tree(key: string, competitionId: string, voteId: string): Promise<Built> {
    const built = this.#built.get(key) ?? this.#build(competitionId, voteId);
    this.#built.delete(key);
    this.#built.set(key, built);
    for (const oldest of this.#built.keys()) {
      if (this.#built.size <= mostTrees) break;
      this.#built.delete(oldest);
    }
    built.catch(() => this.#built.delete(key));
    return built;
  }

  async #build(competitionId: string, voteId: string): Promise<Built> {
    const lines = await countedBallots(this.#ports.database.query, competitionId, voteId);
    if (lines === null) throw unavailable();
    const leaves = lines.map((line) => hexOf(this.#sha256(new TextEncoder().encode(line))));
    const places = new Map(leaves.map((leaf, index) => [leaf, index] as const));
    return { tree: new InclusionTree(this.#sha256, leaves), places };
  }
}
