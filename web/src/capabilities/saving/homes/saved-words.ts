import { day, money } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import type { SavedHome } from '../queries.ts';

export const statusWords: Record<SavedHome['statusNow'], string> = {
  active: 'For sale',
  pending: 'Pending',
  sold: 'Sold',
  gone: 'No longer listed',
};

/** How the price moved since it was saved: “Down $15,000 since you saved it”; undefined where it did not. */
export function priceMove({ priceThen, priceNow, currency, savedByMe, statusNow }: SavedHome) {
  const by = priceNow - priceThen;
  if (by === 0) return undefined;
  const saved = savedByMe ? 'you saved it' : 'it was saved';
  const amount = money(Math.abs(by), currency);
  if (statusNow === 'sold')
    return { down: by < 0, text: `Sold for ${amount} ${by < 0 ? 'less' : 'more'} than when ${saved}` };
  return { down: by < 0, text: `${by < 0 ? 'Down' : 'Up'} ${amount} since ${saved}` };
}

/** What a home that is gone was: “3-bedroom house in Austin, TX”. */
export function goneName({ lastSeen }: SavedHome): string {
  if (!lastSeen) return 'A home';
  const { bedrooms, propertyType, city, state } = lastSeen;
  const type = typeNames[propertyType];
  const what = bedrooms ? `${bedrooms}-bedroom ${type.toLowerCase()}` : type;
  return `${what} in ${city}, ${state}`;
}

export const lastSeenLine = ({ lastSeen, currency }: SavedHome): string =>
  lastSeen ? `No longer listed; last seen ${day(lastSeen.on)} at ${money(lastSeen.price, currency)}.` : '';

export const voteWords = { love: 'Love it', maybe: 'Maybe', no: 'Not for us' } as const;

export const sortOptions = [
  { value: 'saved', label: 'Last saved' },
  { value: 'price_change', label: 'Biggest price drop' },
  { value: 'price_up', label: 'Price: low to high' },
  { value: 'price_down', label: 'Price: high to low' },
  { value: 'votes', label: 'Best votes' },
] as const;
