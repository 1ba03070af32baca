import { m } from '@lintel/messages';
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
  const home = listing
    ? (listing.address ?? m.saving__a_home_in({ city: listing.city }))
    : m.saving__a_home_you_saved();
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
    if (kinds.includes('price_drop')) texts.push(m.saving__price_down_to({ by, to }));
    if (kinds.includes('price_rise')) texts.push(m.saving__price_up_to({ by, to }));
  }
  if (kinds.includes('back_on_market')) texts.push(m.saving__back_on_the_market());
  if (kinds.includes('status'))
    texts.push(status === 'sold' ? soldFor(listing) : m.saving__an_offer_was_accepted_pending());
  if (kinds.includes('off_market')) texts.push(m.saving__no_longer_listed_2());
  if (kinds.includes('open_house') && listing?.openHouseStartsAt)
    texts.push(m.saving__open_house_on({ value: moment(listing.openHouseStartsAt, listing.timeZone) }));
  return texts;
}

const relistedNow = (listing: PublicListing | undefined): string =>
  listing
    ? m.saving__listed_again_at({ value: money(listing.listPriceCents, listing.currency) })
    : m.saving__listed_again();

const soldFor = (listing: PublicListing | undefined): string =>
  listing?.closePriceCents == null
    ? 'sold'
    : m.saving__sold_for({ value: money(listing.closePriceCents, listing.currency) });

function statusText(listing: PublicListing | undefined): string {
  if (!listing) return m.saving__it_stays_on_your_list();
  if (listing.status === 'sold') return m.saving__it_stays_on_your_list_2();
  return m.saving__you_saved_this_home();
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
