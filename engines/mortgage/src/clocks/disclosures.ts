import { type Calendar, type Counted, count } from './business-days.ts';
import type { Delivery, DisclosedTerms } from './timeline.ts';

/** Waiting days between the receipt of a Closing Disclosure and the signing. */
export const CLOSING_DISCLOSURE_DAYS = 3;
/** Days after which a disclosure that was not delivered in person counts as received. */
export const MAIL_DAYS = 3;
/** 12 CFR 1026.22(a)(2) and (3), in thousandths of a percentage point. */
const TOLERANCE = { regular: 125, irregular: 250 };

/** The day of receipt: proven, of delivery in person, or presumed. 12 CFR 1026.19(e)(1)(iv) and (f)(1)(iii). */
export function received({ sentOn, method, receivedOn }: Delivery, calendar: Calendar): Counted {
  const presumed = count(sentOn, method === 'in_person' ? 0 : MAIL_DAYS, 'precise', calendar);
  return receivedOn !== undefined && receivedOn < presumed.on ? count(receivedOn, 0, 'precise', calendar) : presumed;
}

export type Redisclosure = 'apr' | 'product' | 'prepayment_penalty';

/** Reasons for a new three-day wait. 12 CFR 1026.19(f)(2)(ii). */
export function redisclosureOf(before: DisclosedTerms, now: DisclosedTerms): Redisclosure[] {
  const moved = Math.abs(Math.round(now.aprPercent * 1000) - Math.round(before.aprPercent * 1000));
  const reasons: Redisclosure[] = [];
  if (moved > (now.irregular ? TOLERANCE.irregular : TOLERANCE.regular)) reasons.push('apr');
  if (now.product !== before.product) reasons.push('product');
  if (now.prepaymentPenalty && !before.prepaymentPenalty) reasons.push('prepayment_penalty');
  return reasons;
}

/**
 * The disclosure whose receipt starts the waiting period: the first, or the last that changed the terms beyond tolerance.
 */
export function governing<Disclosure extends Delivery & DisclosedTerms>(
  disclosures: readonly Disclosure[],
): { disclosure: Disclosure; reasons: Redisclosure[] } | undefined {
  let found: { disclosure: Disclosure; reasons: Redisclosure[] } | undefined;
  for (const disclosure of disclosures) {
    if (!found) found = { disclosure, reasons: [] };
    else {
      const reasons = redisclosureOf(found.disclosure, disclosure);
      if (reasons.length > 0) found = { disclosure, reasons };
    }
  }
  return found;
}
