import type { Currency } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';

export const ownStatusNames = texts({
  Incomplete: m.own_listings__status_draft,
  ComingSoon: m.own_listings__status_coming_soon,
  Active: m.own_listings__status_active,
  ActiveUnderContract: m.own_listings__status_under_contract,
  Pending: m.own_listings__status_pending,
  Hold: m.own_listings__status_hold,
  Withdrawn: m.own_listings__status_withdrawn,
  Canceled: m.own_listings__status_canceled,
  Closed: m.own_listings__status_sold,
});

interface Change {
  kind: 'published' | 'updated' | 'price' | 'status';
  data: Record<string, string | number | null>;
}

const nameOf = (status: unknown): string => ownStatusNames[status as keyof typeof ownStatusNames] ?? String(status);

/** Describes a change of a listing; `money` formats an amount for its reader. */
export function changeText(
  { kind, data }: Change,
  currency: Currency,
  money: (amount: number, currency: Currency) => string,
): string {
  const { from, to, status } = data;
  if (kind === 'published') return m.own_listings__published_as({ status: nameOf(status) });
  if (kind === 'updated') return m.own_listings__changes_published();
  if (kind === 'status') return m.own_listings__status_changed({ from: nameOf(from), to: nameOf(to) });
  return m.own_listings__price_changed({ from: money(Number(from), currency), to: money(Number(to), currency) });
}
