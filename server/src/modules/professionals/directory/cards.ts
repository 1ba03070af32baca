import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, buyerProfiles, companyProfiles } from '../../companies/index.ts';
import { heldLicenses, licenseDay, takesLeads } from '../../licensing/index.ts';
import type { Professional } from '../contract.ts';
import { ratingOf } from '../reviews/records.ts';
import { connections } from '../tables.ts';
import { placeOf } from './place.ts';

/** Minimum number of requests for a reply time, so that it reveals no single request. */
const enoughRequests = 10;

interface LicenseRow {
  jurisdiction: string;
  status: 'pending' | 'verified' | 'rejected' | 'expired';
  expires_on: string | null;
  checked_on: string | null;
}

interface ReplyRow {
  requests: number;
  minutes: number | null;
}

/** The caller's relationship to the agents of a query. */
export const connectionState = (personId: number): SQL<Professional['connection']> => sql<
  Professional['connection']
>`case
  when exists (select from ${buyerProfiles} as client where client.person_id = ${personId} and client.agent_id = ${agentProfiles}.id)
    then 'connected'
  else coalesce((select open.state from ${connections} as open where open.agent_id = ${agentProfiles}.id
    and open.buyer_id = ${personId} and open.state in ('pending', 'connected')), 'none') end`;

/** A valid license is preferred to an invalid one. */
const license = (today: string): SQL<LicenseRow | null> => sql<LicenseRow | null>`(
  select json_build_object('jurisdiction', held.jurisdiction, 'status', held.status, 'expires_on', held.expires_on,
    'checked_on', (held.checked_at at time zone 'UTC')::date)
  from ${heldLicenses} as held where held.agent_id = ${agentProfiles}.id
  order by (held.status = 'verified' and coalesce(held.expires_on, 'infinity'::date) >= ${today}::date) desc,
    held.expires_on desc nulls first, held.id limit 1)`;

/**
 * Reply time of the last 12 months. Lapsed requests count as slower than all answered ones, without an invented
 * duration.
 */
const reply = (now: Date): SQL<ReplyRow> => sql<ReplyRow>`(
  select json_build_object('requests', count(*)::integer, 'minutes', nullif(percentile_disc(0.5) within group (order by
    case when asked.state = 'lapsed' then 'infinity'::float8
      else extract(epoch from asked.answered_at - asked.created_at)::float8 / 60 end), 'infinity'::float8))
  from ${connections} as asked where asked.agent_id = ${agentProfiles}.id and asked.origin = 'request'
    and (asked.answered_at is not null or asked.state = 'lapsed')
    and asked.created_at > ${now.toISOString()}::timestamptz - interval '12 months')`;

/** Base query of agent cards; callers add filters and order. */
export const selectCards = (db: Db, personId: number, now: Date) =>
  db
    .select({
      id: agentProfiles.id,
      personId: agentProfiles.personId,
      firstName: personProfiles.firstName,
      lastName: personProfiles.lastName,
      imageUrl: personProfiles.image,
      agentType: agentProfiles.agentType,
      city: agentProfiles.city,
      state: agentProfiles.stateOrProvince,
      specializations: agentProfiles.specialties,
      languages: agentProfiles.languages,
      company: companyProfiles.companyName,
      countries: agentProfiles.countries,
      joinedAt: agentProfiles.joinedAt,
      companyCity: companyProfiles.city,
      companyState: companyProfiles.stateOrProvince,
      companyPostalCode: companyProfiles.postalCode,
      license: license(licenseDay(now)),
      reply: reply(now),
      given: ratingOf(sql`${agentProfiles}.id`),
      connection: connectionState(personId),
      takesClients: takesLeads(now),
    })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .$dynamic();

export type Card = Awaited<ReturnType<typeof selectCards>>[number];

export const licenseState = (row: LicenseRow, today: string) => ({
  jurisdiction: row.jurisdiction,
  status: stateOf(row, today),
  expiresOn: row.expires_on,
  checkedOn: row.checked_on,
});

function stateOf({ status, expires_on }: LicenseRow, today: string): 'verified' | 'expired' | 'not_verified' {
  if (status === 'expired' || (status === 'verified' && expires_on !== null && expires_on < today)) return 'expired';
  return status === 'verified' ? 'verified' : 'not_verified';
}

/** Maps a row to an API card. The rating is the plain mean of client reviews and does not affect the order. */
export const presentCard = (card: Card, now: Date): Professional => ({
  id: card.id,
  firstName: card.firstName,
  lastName: card.lastName,
  imageUrl: card.imageUrl,
  type: card.agentType === 'mortgage' ? 'mortgage_advisor' : 'agent',
  rating: card.given.mean,
  reviewCount: card.given.n,
  city: card.city,
  state: card.state,
  specializations: card.specializations,
  languages: card.languages,
  company: card.company,
  place: placeOf(card),
  license: card.license && licenseState(card.license, licenseDay(now)),
  replyTime:
    card.reply.requests >= enoughRequests
      ? {
          requests: card.reply.requests,
          medianMinutes: card.reply.minutes === null ? null : Math.round(card.reply.minutes),
        }
      : null,
  connection: card.connection,
  takesClients: card.takesClients,
});
