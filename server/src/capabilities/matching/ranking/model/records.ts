import type { Agent, Deal, LeadAnswer, MessageThread, PastMatch, Place, Records, Review } from '@lintel/agent-match';
import type { RecordTexts } from './read-records.ts';

/** An agent as the database tells them, before the place of an office that nobody wrote down. */
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

/** Whom nobody can place on the map is left out. @param cities middles of cities by `cityKey` */
export function recordsOf(texts: RecordTexts, cities: ReadonlyMap<string, Place>): Records {
  const read = <Row>(name: keyof RecordTexts): Row[] => texts[name].flatMap((text) => JSON.parse(text) as Row[]);
  return {
    agents: read<AgentRow>('agents').flatMap((row) => agentOf(row, cities)),
    transactions: read<Deal>('transactions'),
    reviews: read<Review>('reviews'),
    responses: read<LeadAnswer>('responses'),
    messages: read<MessageThread>('messages'),
    matches: read<PastMatch>('matches').map((match) => ({ ...match, preferences: match.preferences ?? {} })),
  };
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
      // Whether they may be offered, and how many they can take, is asked of the database with each list.
      ...{ licence: { status: 'active', expires: '9999-12-31' }, acceptingClients: true, capacity: 1_000 },
      tech: { crm, eSign, video, portalLoginsPerWeek: row.portalLoginsPerWeek },
    },
  ];
}
