import { assign, type Buyer, type Model, percentileRanks, profile, rank, reasons } from '@lintel/agent-match';

const PAIR_CRITERIA = ['local', 'price', 'type', 'style'] as const;
const OWN_CRITERIA = ['closing', 'negotiation', 'reviews', 'response', 'knowledge', 'technology', 'network'] as const;

/** Returns lists of all buyers, percentile ranks of all eligible agents and the assignment, in the format that `smartmatch grade` reads. */
export function rankAll(model: Model, buyers: readonly Buyer[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const buyer of buyers) out[buyer.id] = rank(model, buyer).map((entry) => entryOf(model, buyer, entry));
  out._agents = Object.fromEntries(
    [...percentileRanks(model)].map(([id, { percentile, low, high, top5Percent }]) => {
      const { criteria } = profile(model, id)!;
      return [
        id,
        {
          ...{ percentile, interval: [low, high], top5Percent },
          criteria: Object.fromEntries(OWN_CRITERIA.map((name) => [name, criteria[name].score])),
        },
      ];
    }),
  );
  out._assignment = Object.fromEntries(assign(model, buyers).agentOf);
  return out;
}

function entryOf(model: Model, buyer: Buyer, { agentId, matchScore, p, optimistic }: ReturnType<typeof rank>[number]) {
  const { criteria } = reasons(model, buyer, agentId)!;
  const score = (name: string) => criteria.find(({ criterion }) => criterion === name)!.score;
  return {
    ...{ agentId, matchScore, p },
    ...(optimistic && { optimistic }),
    criteria: Object.fromEntries(PAIR_CRITERIA.map((name) => [name, score(name)])),
  };
}
