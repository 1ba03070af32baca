import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { buyerProfiles } from '../../companies/index.ts';
import type { SharedFact } from '../contract.ts';
import { connections } from '../tables.ts';
import { isConcealed, sharedWithout } from './shared-with.ts';

/** Facts of a buyer's account that an agent may read now; a fact that is not shared is null. */
export interface ClientFacts {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  budgetMaxCents: number | null;
  city: string | null;
}

/**
 * Returns the account facts of an agent's buyers by their ids. A buyer whose connection is over, or pending, has a name
 * only; one who has withdrawn the name too is missing.
 */
export async function clientFactsOf(
  db: Db,
  pairs: { agentId: number; buyerId: number }[],
): Promise<Map<string, ClientFacts>> {
  if (pairs.length === 0) return new Map();
  const agentIds = [...new Set(pairs.map(({ agentId }) => agentId))];
  const buyerIds = [...new Set(pairs.map(({ buyerId }) => buyerId))];
  const people = await db
    .select({
      id: personProfiles.id,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      email: personProfiles.email,
      emailIsPlaceholder: personProfiles.emailIsPlaceholder,
      phone: personProfiles.phone,
      agentId: buyerProfiles.agentId,
      budgetMaxCents: buyerProfiles.budgetMaxCents,
      city: buyerProfiles.city,
      cameByOwnCode: buyerProfiles.cameByOwnCode,
    })
    .from(personProfiles)
    .innerJoin(buyerProfiles, eq(buyerProfiles.personId, personProfiles.id))
    .where(inArray(personProfiles.id, buyerIds));
  const open = await db
    .select()
    .from(connections)
    .where(
      and(
        inArray(connections.agentId, agentIds),
        inArray(connections.buyerId, buyerIds),
        eq(connections.state, 'connected'),
      ),
    );
  const concealed = await db
    .selectDistinct({ agentId: connections.agentId, buyerId: connections.buyerId })
    .from(connections)
    .where(
      and(
        inArray(connections.agentId, agentIds),
        inArray(connections.buyerId, buyerIds),
        sql`${isConcealed(connections.agentId, connections.buyerId)}`,
      ),
    );
  const hidden = new Set(concealed.map(keyOf));
  const sharedByPair = new Map(open.map((row) => [keyOf(row), row.shared as SharedFact[]]));
  const personById = new Map(people.map((person) => [person.id, person]));
  const facts = new Map<string, ClientFacts>();
  for (const pair of pairs) {
    const person = personById.get(pair.buyerId);
    if (!person || hidden.has(keyOf(pair))) continue;
    const byCode = person.agentId === pair.agentId ? sharedWithout(person.cameByOwnCode) : ['name'];
    const shared: readonly string[] = sharedByPair.get(keyOf(pair)) ?? byCode;
    const sees = (fact: SharedFact) => shared.includes(fact);
    facts.set(keyOf(pair), {
      firstName: person.firstName,
      lastName: person.lastName,
      email: sees('email') && !person.emailIsPlaceholder ? person.email : null,
      phone: sees('phone') ? person.phone : null,
      budgetMaxCents: sees('budget') ? person.budgetMaxCents : null,
      city: sees('preferences') ? person.city : null,
    });
  }
  return facts;
}

const keyOf = ({ agentId, buyerId }: { agentId: number; buyerId: number }): string => `${agentId}:${buyerId}`;
