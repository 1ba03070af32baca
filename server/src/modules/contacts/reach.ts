import { m } from '@lintel/messages';
import type { Reachable } from './contract.ts';
import type { contactConsents } from './tables.ts';
import { zonedHour } from './zoned-hour.ts';

export type ConsentRow = Pick<typeof contactConsents.$inferSelect, 'channel' | 'basis' | 'givenAt'>;
type Channel = ConsentRow['channel'];

/**
 * Months for which an implied basis holds: an inquiry 6 months and an existing business relationship 24 months
 * (CASL, S.C. 2010, c. 23, s. 10(10); in the United States the established business relationship for calls lasts
 * 3 and 18 months, 47 CFR 64.1200(f)(5)). Express consent has no end.
 */
const monthsOf = {
  CAD: { inquiry: 6, existing_business: 24 },
  USD: { inquiry: 3, existing_business: 18 },
} as const;

/** Local hours in which calls and text messages are allowed: 8:00 to 21:00 (47 CFR 64.1200(c)(1)). */
const firstHour = 8;
const endHour = 21;

/** The last instant on which a basis holds; null for express consent. */
export function validUntil({ basis, givenAt }: Omit<ConsentRow, 'channel'>, currency: 'USD' | 'CAD'): Date | null {
  if (basis !== 'inquiry' && basis !== 'existing_business') return null;
  const end = new Date(givenAt);
  end.setUTCMonth(end.getUTCMonth() + monthsOf[currency][basis]);
  return end;
}

interface Person {
  currency: 'USD' | 'CAD';
  /** IANA name; without one no hour is known, and calls and texts wait for the agent's judgment. */
  timeZone: string | null;
  hasEmail: boolean;
  hasPhone: boolean;
  /** Consents, the newest of each channel first. */
  consents: readonly ConsentRow[];
}

/** Decides for each channel whether the contact may be reached now. */
export function reachable(person: Person, now: Date): Reachable[] {
  return (['call', 'text', 'email'] as const).map((channel) => {
    const reason = obstacle(channel, person, now);
    return { channel, isAllowed: reason === null, reason };
  });
}

function obstacle(channel: Channel, person: Person, now: Date): string | null {
  if (channel === 'email' ? !person.hasEmail : !person.hasPhone)
    return channel === 'email' ? m.contacts__no_email_address() : m.contacts__no_phone_number();
  const consent = person.consents.find((each) => each.channel === channel);
  if (!consent) return m.contacts__no_consent_recorded();
  if (consent.basis === 'withdrawn') return m.contacts__consent_was_withdrawn();
  const end = validUntil(consent, person.currency);
  if (end && end < now) return m.contacts__consent_has_expired();
  // Text messages for marketing need prior express consent in both countries.
  if (channel === 'text' && end) return m.contacts__texts_need_express_consent();
  if (channel === 'email' || !person.timeZone) return null;
  const hour = zonedHour(now, person.timeZone);
  return hour >= firstHour && hour < endHour ? null : m.contacts__outside_quiet_hours();
}
