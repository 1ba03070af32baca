import { money } from '../../../platform/serve/viewer.ts';
import type { ListingChange, PublicListing } from '../../listings/index.ts';

interface Words {
  title: string;
  body: string;
}

/** Returns title and text of a notification, or undefined when the change needs none. */
export function wordsOf(
  change: ListingChange,
  listing: PublicListing | undefined,
  relisted: boolean,
): Words | undefined {
  const home = listing ? (listing.address ?? `A home in ${listing.city}`) : 'A home you saved';
  const texts = relisted ? [relistedNow(listing)] : textsOf(change, listing);
  if (texts.length === 0) return undefined;
  const [first, ...others] = texts;
  return { title: `${home}: ${first}`, body: sentences([...others, statusText(listing)]) };
}

function textsOf(
  { kinds, priceCents, priceBeforeCents, status }: ListingChange,
  listing: PublicListing | undefined,
): string[] {
  const texts: string[] = [];
  if (listing && priceCents !== null && priceBeforeCents !== null) {
    const by = money(Math.abs(priceCents - priceBeforeCents), listing.currency);
    const to = money(priceCents, listing.currency);
    if (kinds.includes('price_drop')) texts.push(`price down ${by} to ${to}`);
    if (kinds.includes('price_rise')) texts.push(`price up ${by} to ${to}`);
  }
  if (kinds.includes('back_on_market')) texts.push('back on the market');
  if (kinds.includes('status')) texts.push(status === 'sold' ? soldFor(listing) : 'an offer was accepted (pending)');
  if (kinds.includes('off_market')) texts.push('no longer listed');
  if (kinds.includes('open_house') && listing?.openHouseStartsAt)
    texts.push(`open house on ${moment(listing.openHouseStartsAt, listing.timeZone)}`);
  return texts;
}

const relistedNow = (listing: PublicListing | undefined): string =>
  listing ? `listed again at ${money(listing.listPriceCents, listing.currency)}` : 'listed again';

const soldFor = (listing: PublicListing | undefined): string =>
  listing?.closePriceCents == null ? 'sold' : `sold for ${money(listing.closePriceCents, listing.currency)}`;

function statusText(listing: PublicListing | undefined): string {
  if (!listing) return 'it stays on your list with your notes';
  if (listing.status === 'sold') return 'it stays on your list until you remove it';
  return 'you saved this home';
}

/** In the home's own time zone. */
const moment = (at: Date, timeZone: string | null): string =>
  at.toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
  });

const sentences = (parts: readonly string[]): string =>
  parts.map((part) => `${part[0]!.toUpperCase()}${part.slice(1)}.`).join(' ');
