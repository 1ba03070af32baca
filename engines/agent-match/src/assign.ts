import { visitCandidates } from './candidates.ts';
import type { Model } from './model.ts';
import { inMarket, kmToOffice } from './pair/places.ts';
import { queryOf } from './query.ts';
import { probabilityOf } from './rank.ts';
import type { Buyer } from './records.ts';
import { inOrder } from './roster.ts';

export interface Assignment {
  /** Buyer id to agent id; a buyer without an available agent is missing. */
  agentOf: Map<string, string>;
  /** Price of an hour of an agent's capacity, in probability: `rank` subtracts it from p until the next batch. */
  prices: Map<string, number>;
}

const STEP = 2e-4;

/**
 * Assigns one agent to each buyer within capacity, with a sum of p at most STEP per buyer below the optimum:
 * buyers bid for slots in turn and raise the price of the slot they take by the gain over their second choice
 * (auction algorithm, Bertsekas and Castañón, LIDS-P-1850). An agent's price is that of the cheapest slot; a buyer
 * for whom every slot costs more than its value stays unassigned.
 */
export function assign(model: Model, buyers: readonly Buyer[]): Assignment {
  const waiting = inOrder(buyers, ({ id }) => id);
  const offers = waiting.map((buyer) => offersOf(model, buyer));
  const places = new Map<number, Places>();
  for (const { agents } of offers)
    for (const agent of agents)
      if (!places.has(agent)) places.set(agent, new Places(model.roster.agents[agent]!.capacity));
  const price = new Float64Array(model.roster.agents.length);
  const queue = waiting.map((_, buyer) => buyer);
  const taken = new Int32Array(waiting.length).fill(-1);
  for (let at = 0; at < queue.length; at++) {
    const buyer = queue[at]!;
    const bid = bidOf(offers[buyer]!, price);
    if (bid.agent < 0) continue;
    const place = places.get(bid.agent)!;
    const out = place.take(buyer, price[bid.agent]! + bid.rise);
    price[bid.agent] = place.price;
    taken[buyer] = bid.agent;
    if (out < 0) continue;
    taken[out] = -1;
    queue.push(out);
  }
  const agentOf = new Map<string, string>();
  taken.forEach((agent, buyer) => {
    if (agent >= 0) agentOf.set(waiting[buyer]!.id, model.roster.agents[agent]!.id);
  });
  const dear = [...places.keys()]
    .sort((a, b) => a - b)
    .filter((agent) => Number.isFinite(price[agent]!) && price[agent]! > 0);
  return { agentOf, prices: new Map(dear.map((agent) => [model.roster.agents[agent]!.id, price[agent]!])) };
}

interface Offers {
  agents: Int32Array;
  p: Float64Array;
}

function offersOf(model: Model, buyer: Buyer): Offers {
  const query = queryOf(model, buyer);
  const { prepared } = query;
  const agents: number[] = [];
  visitCandidates(model, prepared.kind, buyer.lat, buyer.lon, (list) => {
    for (const agent of list) {
      const km = kmToOffice(model.pair.places, agent, prepared.spot);
      if (model.roster.agents[agent]!.capacity > 0 && inMarket(model.pair.places, agent, prepared.spot, km))
        agents.push(agent);
    }
  });
  return {
    agents: Int32Array.from(agents),
    p: Float64Array.from(agents, (agent) => {
      const { closes, satisfied } = probabilityOf(model, query, agent);
      return closes * satisfied;
    }),
  };
}

/**
 * Returns the best agent at current prices, and the raise at which the buyer becomes indifferent to the second
 * choice.
 */
function bidOf({ agents, p }: Offers, price: Float64Array): { agent: number; rise: number } {
  let [best, first, second] = [-1, 0, 0];
  for (let at = 0; at < agents.length; at++) {
    const gain = p[at]! - price[agents[at]!]!;
    if (gain > first) {
      second = first;
      first = gain;
      best = agents[at]!;
    } else if (gain > second) second = gain;
  }
  return { agent: best, rise: first - second + STEP };
}

/** The slots of one agent with their bids, as a heap with the cheapest on top. */
class Places {
  private readonly bids: number[] = [];
  private readonly holders: number[] = [];
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = Math.floor(capacity);
  }

  /** The next bid must exceed this; 0 while a slot is free. */
  get price(): number {
    return this.bids.length < this.capacity ? 0 : this.bids[0]!;
  }

  /** Takes the cheapest slot; returns the previous buyer, or −1. */
  take(buyer: number, bid: number): number {
    if (this.bids.length < this.capacity) {
      this.bids.push(bid);
      this.holders.push(buyer);
      this.rise(this.bids.length - 1);
      return -1;
    }
    const out = this.holders[0]!;
    this.bids[0] = bid;
    this.holders[0] = buyer;
    this.sink(0);
    return out;
  }

  private rise(at: number): void {
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.bids[above]! <= this.bids[at]!) return;
      this.swap(at, above);
      at = above;
    }
  }

  private sink(at: number): void {
    for (;;) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2])
        if (below < this.bids.length && this.bids[below]! < this.bids[least]!) least = below;
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }

  private swap(a: number, b: number): void {
    [this.bids[a], this.bids[b]] = [this.bids[b]!, this.bids[a]!];
    [this.holders[a], this.holders[b]] = [this.holders[b]!, this.holders[a]!];
  }
}
