import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { day, money } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import type { SavedHome } from '../queries.ts';

export const statusWords: Record<SavedHome['statusNow'], string> = texts({
  active: m.saving__for_sale,
  pending: m.saving__pending,
  sold: m.saving__sold,
  gone: m.saving__no_longer_listed,
});

/** Describes the price change since saving: “Down $15,000 since you saved it”; undefined if there is none. */
export function priceMove({ priceThen, priceNow, currency, savedByMe, statusNow }: SavedHome) {
  const by = priceNow - priceThen;
  if (by === 0) return undefined;
  const saved = savedByMe ? m.saving__you_saved_it() : m.saving__it_was_saved();
  const amount = money(Math.abs(by), currency);
  if (statusNow === 'sold')
    return { down: by < 0, text: m.saving__sold_for_than_when({ amount, value: by < 0 ? 'less' : 'more', saved }) };
  return { down: by < 0, text: m.saving__since({ value: by < 0 ? m.saving__down() : m.saving__up(), amount, saved }) };
}

/** Describes a home that is no longer listed: “3-bedroom house in Austin, TX”. */
export function goneName({ lastSeen }: SavedHome): string {
  if (!lastSeen) return m.saving__a_home();
  const { bedrooms, propertyType, city, state } = lastSeen;
  const type = typeNames[propertyType];
  const what = bedrooms ? m.saving__bedroom({ bedrooms, name: type.toLowerCase() }) : type;
  return m.saving__in({ what, city, state });
}

export const lastSeenLine = ({ lastSeen, currency }: SavedHome): string =>
  lastSeen
    ? m.saving__no_longer_listed_last_seen({ on: day(lastSeen.on), price: money(lastSeen.price, currency) })
    : '';

export const voteWords = texts({ love: m.saving__love_it, maybe: m.saving__maybe, no: m.saving__not_for_us });

export const sortOptions = [
  {
    value: 'saved',
    get label() {
      return m.saving__recently_saved();
    },
  },
  {
    value: 'price_change',
    get label() {
      return m.saving__biggest_price_drop();
    },
  },
  {
    value: 'price_up',
    get label() {
      return m.saving__price_low_to_high();
    },
  },
  {
    value: 'price_down',
    get label() {
      return m.saving__price_high_to_low();
    },
  },
  {
    value: 'votes',
    get label() {
      return m.saving__top_votes();
    },
  },
] as const;
