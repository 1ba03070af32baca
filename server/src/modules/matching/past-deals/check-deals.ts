import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { heldLicenses } from '../../licensing/index.ts';
import { agentDeals, agentRecords } from '../tables.ts';
import type { DealRow } from './contract.ts';
import type { ReadRow, StatedDeal } from './read-deals.ts';

/** Two statements about one home and side within this many days are the same sale. */
export const SAME_SALE_DAYS = 10;
/** A home is rarely sold twice within this many days: such statements disagree on the date. */
const NEAR_SALE_DAYS = 60;
/** Prices that differ by more than this share are in conflict. */
const PRICE_TOLERANCE = 0.01;

interface OwnAgent {
  id: number;
  name: string;
  email: string;
  kind: 'real_estate' | 'mortgage';
  personId: number;
  licenses: string[];
  consented: boolean;
}

export interface CheckedRow {
  row: ReadRow;
  deal: StatedDeal | null;
  agent: OwnAgent | null;
  state: DealRow['state'];
  problems: string[];
  awaitsConsent: boolean;
}

/** Matches each row with an agent of the company and with the deals that are on record. */
export async function checkDeals(
  db: Db,
  company: { id: number; country: 'US' | 'CA' },
  rows: readonly ReadRow[],
): Promise<CheckedRow[]> {
  const own = await agentsOf(db, company.id);
  const known = await knownSales(db, rows);
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const { deal } = row;
    const found = deal ? agentFor(deal, own) : undefined;
    const agent = typeof found === 'object' ? found : null;
    const problems = [...row.problems, ...(typeof found === 'string' ? [found] : [])];
    const awaitsConsent = company.country === 'CA' && agent !== null && !agent.consented;
    const base = { row, deal, agent, awaitsConsent };
    if (!deal || !agent) {
      checked.push({ ...base, state: 'refused', problems });
      continue;
    }
    const sale = {
      ...deal,
      agentId: agent.id,
      endedOn: deal.closedOn,
      agentName: agent.name,
      from: m.matching__row_2({ row: row.row }),
    };
    const verdict = against(sale, known);
    checked.push({ ...base, state: verdict?.state ?? 'ready', problems: verdict ? [verdict.problem] : [] });
    if (!verdict) for (const key of deal.homeKeys) known.set(key, [...(known.get(key) ?? []), sale]);
  }
  return checked;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

async function agentsOf(db: Db, resellerId: number): Promise<OwnAgent[]> {
  const rows = await db
    .select({
      ...{
        id: agentProfiles.id,
        personId: agentProfiles.personId,
        kind: agentProfiles.agentType,
        number: agentProfiles.licenseNumber,
      },
      ...{ firstName: personProfiles.firstName, lastName: personProfiles.lastName, email: personProfiles.email },
      consentedAt: agentRecords.dealsConsentedAt,
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .leftJoin(agentRecords, eq(agentRecords.agentId, agentProfiles.id))
    .where(sql`${agentProfiles.resellerId} = ${resellerId} and ${agentProfiles.status} in ('active', 'suspended')`);
  const recorded = await db
    .select({ agentId: heldLicenses.agentId, number: heldLicenses.licenseNumber })
    .from(heldLicenses)
    .where(inArray(heldLicenses.agentId, [0, ...rows.map(({ id }) => id)]));
  return rows.map(({ id, personId, kind, number, firstName, lastName, email, consentedAt }) => ({
    ...{ id, personId, kind, email: email.toLowerCase(), name: `${firstName} ${lastName}`, consented: !!consentedAt },
    licenses: [number, ...recorded.filter(({ agentId }) => agentId === id).map((license) => license.number)].map(plain),
  }));
}

/**
 * Returns the agent of a row, or the reason why there is none. A license number has precedence over an email, and
 * an email over a name.
 */
function agentFor(deal: StatedDeal, own: readonly OwnAgent[]): OwnAgent | string {
  const ways = [
    [
      deal.agentLicense,
      m.matching__license_number(),
      (agent: OwnAgent) => agent.licenses.includes(plain(deal.agentLicense)),
    ],
    [deal.agentEmail, 'email', (agent: OwnAgent) => agent.email === deal.agentEmail.toLowerCase()],
    [deal.agentName, 'name', (agent: OwnAgent) => plain(agent.name) === plain(deal.agentName)],
  ] as const;
  for (const [stated, what, fits] of ways) {
    if (stated === '') continue;
    const found = own.filter(fits);
    if (found.length > 1) return m.matching__agents_of_your_company_have({ length: found.length, what });
    const [agent] = found;
    if (!agent) continue;
    return agent.kind === 'real_estate' ? agent : m.matching__is_a_mortgage_agent_only({ name: agent.name });
  }
  return m.matching__no_agent_of_your_company();
}

interface KnownSale {
  agentId: number;
  agentName: string;
  endedOn: string;
  side: string;
  salePriceCents: number | null;
  from: string;
}

/** Returns the recorded deals of the rows' homes, by home key. */
async function knownSales(db: Db, rows: readonly ReadRow[]): Promise<Map<number, KnownSale[]>> {
  const keys = [...new Set(rows.flatMap(({ deal }) => deal?.homeKeys ?? []))];
  const known = new Map<number, KnownSale[]>();
  if (keys.length === 0) return known;
  const found = await db
    .select({
      ...{ agentId: agentDeals.agentId, endedOn: agentDeals.endedOn, side: agentDeals.side },
      ...{ salePriceCents: agentDeals.salePriceCents, homeKeys: agentDeals.homeKeys, source: agentDeals.source },
      agentName: personProfiles.name,
    })
    .from(agentDeals)
    .innerJoin(agentProfiles, eq(agentProfiles.id, agentDeals.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(sql`${agentDeals.homeKeys} && ${sql.param(keys)}::bigint[]`);
  for (const { homeKeys, source, ...sale } of found)
    for (const key of homeKeys ?? [])
      known.set(key, [
        ...(known.get(key) ?? []),
        { ...sale, from: source === 'company' ? m.matching__an_earlier_import() : m.matching__a_record() },
      ]);
  return known;
}

function against(sale: KnownSale & StatedDeal, known: ReadonlyMap<number, KnownSale[]>) {
  const same = [...new Set(sale.homeKeys.flatMap((key) => known.get(key) ?? []))].filter(
    ({ side }) => side === sale.side,
  );
  for (const other of same) {
    const days = Math.abs(Date.parse(other.endedOn) - Date.parse(sale.endedOn)) / DAY_MS;
    if (days > NEAR_SALE_DAYS) continue;
    const claim = m.matching__states_this_sale({ from: other.from });
    if (other.agentId !== sale.agentId)
      return { state: 'conflict' as const, problem: m.matching__conflict_for({ claim, agentName: other.agentName }) };
    if (days > SAME_SALE_DAYS)
      return { state: 'conflict' as const, problem: m.matching__conflict_on({ claim, endedOn: other.endedOn }) };
    const price = other.salePriceCents;
    if (price && Math.abs(price - sale.salePriceCents) > PRICE_TOLERANCE * price)
      return {
        state: 'conflict' as const,
        problem: m.matching__conflict_at({ claim, toLocaleString: (price / 100).toLocaleString('en-US') }),
      };
    return { state: 'known' as const, problem: m.matching__already_known({ claim }) };
  }
  return undefined;
}
