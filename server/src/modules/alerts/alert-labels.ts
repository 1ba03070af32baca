import type { Currency } from '@lintel/geo';
import { parseFact } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { money } from '../../platform/serve/viewer.ts';
import { factLabel } from '../search/index.ts';
import { furtherLabels } from './labels.ts';
import type { StoredQuery } from './stored-query.ts';
import type { searchAlerts } from './tables.ts';

export type AlertRow = typeof searchAlerts.$inferSelect;
type AlertFacts = Pick<AlertRow, 'event' | 'priceCents' | 'priceBeforeCents' | 'status' | 'opensAt'>;

/** The home fields used in the line. */
interface AboutHome {
  currency: Currency;
  timeZone: string | null;
}

function priceDrop({ priceCents, priceBeforeCents }: AlertFacts, currency: Currency): string {
  if (priceCents === null) return m.alerts__price_dropped();
  if (priceBeforeCents === null) return m.alerts__price_dropped_to({ priceCents: money(priceCents, currency) });
  return m.alerts__price_dropped_to_2({
    money: money(priceBeforeCents - priceCents, currency),
    priceCents: money(priceCents, currency),
  });
}

const atPrice = ({ priceCents }: AlertFacts, currency: Currency): string =>
  priceCents === null ? '' : m.alerts__at({ priceCents: money(priceCents, currency) });

/** Describes what changed, in a line. */
export function titleOf(alert: AlertFacts, { currency, timeZone }: AboutHome): string {
  switch (alert.event) {
    case 'new':
      return `New${atPrice(alert, currency)}`;
    case 'price_drop':
      return priceDrop(alert, currency);
    case 'back_on_market':
      return m.alerts__back_on_the_market({ alert: atPrice(alert, currency) });
    case 'status':
      return alert.status === 'sold' ? m.alerts__sold() : m.alerts__sale_pending();
    case 'open_house':
      return alert.opensAt === null
        ? m.alerts__open_house()
        : m.alerts__open_house_2({ opensAt: moment(alert.opensAt, timeZone ?? 'UTC') });
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

/** Describes the criteria that were met; criteria that are not facts come from the stored query. */
export const matchedBecause = ({ met }: Pick<AlertRow, 'met'>, question: StoredQuery): string[] =>
  met.length === 0
    ? [m.alerts__your_search_includes_all_homes()]
    : met.map((text) => {
        const further = furtherLabels[text as keyof typeof furtherLabels]?.(question);
        const fact = parseFact(text);
        const label = further ?? (fact ? factLabel(fact.kind === 'prefer' ? fact.criterion : fact) : text);
        return label.charAt(0).toUpperCase() + label.slice(1);
      });
