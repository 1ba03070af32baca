import type { Agent, Deal, LeadAnswer, MessageThread, PastMatch, Place, Records, Review } from '@lintel/agent-match';
import type { Lot } from './read-records.ts';

/** An agent row, before a missing office location is filled in. */
interface AgentRow {
  id: string;
  agentType: Agent['agentType'];
  city: string;
  state: string;
  officeLat: number | null;
  officeLon: number | null;
  licensedSince: string;
  teamSize: number;
  languages: string[];
  crm: boolean;
  eSign: boolean;
  video: boolean;
  portalLoginsPerWeek: number;
  connections: string[];
}

export const cityKey = (city: string, state: string): string => `${city}|${state}`;

/** Collects lots until all have arrived. */
export class Gathered {
  readonly #rows: Record<keyof Records, unknown[]> = {
    ...{ agents: [], transactions: [], reviews: [], responses: [], messages: [], matches: [] },
  };

  add({ of, text }: Lot): void {
    for (const row of JSON.parse(text) as unknown[]) this.#rows[of].push(row);
  }

  /**
   * Leaves out professionals without a location.
   * @param cities centers of cities by `cityKey`
   */
  records(cities: ReadonlyMap<string, Place>): Records {
    const rows = this.#rows;
    return {
      agents: (rows.agents as AgentRow[]).flatMap((row) => agentOf(row, cities)),
      transactions: rows.transactions as Deal[],
      reviews: rows.reviews as Review[],
      responses: rows.responses as LeadAnswer[],
      messages: rows.messages as MessageThread[],
      matches: (rows.matches as PastMatch[]).map((match) => ({ ...match, preferences: match.preferences ?? {} })),
    };
  }
}

function agentOf(row: AgentRow, cities: ReadonlyMap<string, Place>): Agent[] {
  const { id, agentType, licensedSince, teamSize, languages, connections, crm, eSign, video } = row;
  const office =
    row.officeLat !== null && row.officeLon !== null
      ? { lat: row.officeLat, lon: row.officeLon }
      : cities.get(cityKey(row.city, row.state));
  if (!office) return [];
  return [
    {
      ...{ id, agentType, office, licensedSince, teamSize, languages, connections },
      // Eligibility and capacity are checked in the database for each list.
      ...{ licence: { status: 'active', expires: '9999-12-31' }, acceptingClients: true, capacity: 1_000 },
      tech: { crm, eSign, video, portalLoginsPerWeek: row.portalLoginsPerWeek },
    },
  ];
}
