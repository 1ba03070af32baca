import { parseFact } from '@lintel/hypersearch';
import { factLabel } from '../search/index.ts';
import type { StoredQuestion } from './question.ts';
import type { searchAlerts } from './tables.ts';
import { furtherLabels } from './words.ts';

export type AlertRow = typeof searchAlerts.$inferSelect;
type Told = Pick<AlertRow, 'event' | 'priceCents' | 'priceBeforeCents' | 'status' | 'opensAt'>;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** Whole currency units of minor units; cents are not said. */
const money = (cents: number): string => `$${number.format(cents / 100)}`;

function priceDrop({ priceCents, priceBeforeCents }: Told): string {
  if (priceCents === null) return 'Price down';
  if (priceBeforeCents === null) return `Price down to ${money(priceCents)}`;
  return `Price down ${money(priceBeforeCents - priceCents)} to ${money(priceCents)}`;
}

const atPrice = ({ priceCents }: Told): string => (priceCents === null ? '' : ` at ${money(priceCents)}`);

/** What changed, in a line. `timeZone` is that of the home. */
export function titleOf(alert: Told, timeZone = 'UTC'): string {
  switch (alert.event) {
    case 'new':
      return `New${atPrice(alert)}`;
    case 'price_drop':
      return priceDrop(alert);
    case 'back_on_market':
      return `Back on the market${atPrice(alert)}`;
    case 'status':
      return alert.status === 'sold' ? 'Sold' : 'Sale pending';
    case 'open_house':
      return alert.opensAt === null ? 'Open house' : `Open house ${moment(alert.opensAt, timeZone)}`;
  }
}

const moment = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);

/** The wishes that were met, in words; what is no fact stands in the question. */
export const matchedBecause = ({ met }: Pick<AlertRow, 'met'>, question: StoredQuestion): string[] =>
  met.length === 0
    ? ['Your search asks for all homes']
    : met.map((text) => {
        const further = furtherLabels[text as keyof typeof furtherLabels]?.(question);
        const fact = parseFact(text);
        const label = further ?? (fact ? factLabel(fact.kind === 'prefer' ? fact.wish : fact) : text);
        return label.charAt(0).toUpperCase() + label.slice(1);
      });
