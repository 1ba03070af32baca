import {
  type Buyer,
  type Entry,
  type Model,
  type Outcome,
  type OwnWeights,
  observe,
  type PercentileRank,
  type Profile,
  percentileRanks,
  profile,
  type Reasons,
  rank,
  reasons,
} from '@lintel/agent-match';

export interface Ranked {
  agentId: number;
  entry: Entry;
  profile: Profile;
  /** Undefined when there is no peer to compare with. */
  percentileRank: PercentileRank | undefined;
  reasons: Reasons;
}

export interface Own {
  agentId: number;
  profile: Profile;
  percentileRank: PercentileRank | undefined;
}

export interface ListRequest {
  buyer: Buyer;
  weights: OwnWeights;
  /** Agents to leave out of the list. */
  without: number[];
  size: number;
}

/** Interface of the model's thread. Values cross by structured clone, so they are plain data. */
export interface ReplyAddresses {
  /** Ids of all professionals of the kind in the buyer's market, in no particular order. */
  market(buyer: Buyer): number[];
  list(request: ListRequest): Ranked[];
  own(agentId: number): Own | undefined;
  /** All ranked professionals, for the monthly record. */
  allAgents(): Own[];
  observe(outcome: Outcome): void;
}

const ids = (agents: readonly { agentId: string }[]): number[] => agents.map(({ agentId }) => Number(agentId));

export function answersOf(model: Model): ReplyAddresses {
  const own = (agentId: number): Own | undefined => {
    const found = profile(model, String(agentId));
    return found && { agentId, profile: found, percentileRank: percentileRanks(model).get(String(agentId)) };
  };
  return {
    market: (buyer) => ids(rank(model, buyer, { size: model.roster.agents.length })).sort((a, b) => a - b),
    list: ({ buyer, weights, without, size }) =>
      rank(model, buyer, { size, weights, without: new Set(without.map(String)) }).flatMap((entry) => {
        const why = reasons(model, buyer, entry.agentId);
        const figures = own(Number(entry.agentId));
        return why && figures ? [{ ...figures, entry, reasons: why }] : [];
      }),
    own,
    allAgents: () => ids(model.roster.agents.map(({ id }) => ({ agentId: id }))).flatMap((id) => own(id) ?? []),
    observe: (outcome) => observe(model, outcome),
  };
}
