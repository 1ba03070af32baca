import { m } from '@lintel/messages';
import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasWords } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import type { Registry } from '../../../platform/serve/registry.ts';
import { personProfiles } from '../../accounts/index.ts';
import { type AgentLicense, newestLicensesToken } from '../licenses.ts';
import { agentProfiles } from '../profiles.ts';
import type { AgentListQuery, agentSorts, ResellerAgent } from './contract.ts';

type AgentQuery = Pick<z.infer<typeof AgentListQuery>, 'search' | 'status' | 'sort' | 'order'>;

const clients = sql<number>`(select count(*)::integer from buyers where buyers.agent_id = ${agentProfiles.id})`;

const selectAgents = (db: Db, license: SQL<AgentLicense | null>, price: SQL<number | null>) =>
  db
    .select({
      id: agentProfiles.id,
      personId: agentProfiles.personId,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      email: personProfiles.statedEmail,
      emailIsPlaceholder: personProfiles.emailIsPlaceholder,
      emailVerified: personProfiles.emailVerified,
      phone: personProfiles.phone,
      countries: agentProfiles.countries,
      endUserCount: clients,
      agentPricingTier: price,
      // The condition below excludes unconfirmed agentProfiles.
      status: sql<ResellerAgent['status']>`${agentProfiles.status}`,
      agentType: agentProfiles.agentType,
      joinedAt: agentProfiles.joinedAt,
      leftAt: agentProfiles.leftAt,
      license,
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId));

export type AgentRow = Awaited<ReturnType<typeof selectAgents>>[number];

/** Queries for the agents of one company; `price` falls back to the company's price where none was agreed. */
export function agentRows(
  { db, resolve }: { db: Db; resolve: Registry['resolve'] },
  company: { id: number; agentPriceCents: number | null },
) {
  const license = resolve(newestLicensesToken).ofAgent;
  const price = sql<number | null>`coalesce(${agentProfiles.priceCents}, ${company.agentPriceCents}::integer)`;
  const orders: Record<(typeof agentSorts)[number], SQL> = {
    name: sql`lower(${personProfiles.lastName} || ' ' || ${personProfiles.firstName})`,
    clients,
    price,
    status: sql`array_position(array['pending', 'active', 'suspended', 'left'], ${agentProfiles.status})`,
    licenseExpiresOn: sql`${license} ->> 'expiresOn'`,
    joinedAt: sql`${agentProfiles.joinedAt}`,
  };
  const where = (filters: Partial<AgentQuery>, more?: SQL) =>
    and(
      eq(agentProfiles.resellerId, company.id),
      ne(agentProfiles.status, 'unconfirmed'),
      filters.status === 'here'
        ? ne(agentProfiles.status, 'left')
        : filters.status && eq(agentProfiles.status, filters.status),
      filters.search ? matches(filters.search, sql`${license} ->> 'number'`) : undefined,
      more,
    );
  const select = () => selectAgents(db, license, price);
  return {
    async list(
      filters: AgentQuery,
      { limit, offset }: { limit?: number; offset?: number } = {},
    ): Promise<ResellerAgent[]> {
      const way = filters.order === 'desc' ? desc : asc;
      const query = select()
        .where(where(filters))
        .orderBy(sql`${way(orders[filters.sort])} nulls last`, asc(agentProfiles.id));
      const rows = limit === undefined ? await query : await query.limit(limit).offset(offset ?? 0);
      return rows.map(shown);
    },
    async total(filters: AgentQuery): Promise<number> {
      const [found] = await db
        .select({ total: count() })
        .from(agentProfiles)
        .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
        .where(where(filters));
      return found?.total ?? 0;
    },
    /** Returns one agent. An agent of another company is not found. */
    async one(id: number): Promise<AgentRow> {
      const [row] = await select().where(where({}, eq(agentProfiles.id, id)));
      if (!row) throw notFound(m.network__we_couldnt_find_this_agent());
      return row;
    },
  };
}

/** Requires each search word to appear in name, address, phone or license number. */
function matches(search: string, licenseNumber: SQL): SQL | undefined {
  const text = sql`concat_ws(' ', ${personProfiles.firstName}, ${personProfiles.lastName}, ${personProfiles.statedEmail}, ${personProfiles.phone}, ${licenseNumber})`;
  return hasWords(text, search);
}

const countryNames = { US: 'USA', CA: 'Canada' } as const;

/** Maps a row to the API's agent. */
export function shown(row: AgentRow): ResellerAgent {
  const { countries, ...rest } = row;
  return {
    ...rest,
    selectedCountries: countries.map((code) => countryNames[code as keyof typeof countryNames]).filter(Boolean),
    joinedAt: row.joinedAt.toISOString(),
    leftAt: row.leftAt?.toISOString() ?? null,
  };
}
