import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Property, PropertyDetail } from '@lintel/server/listings';
import { area, decimal, lot, money, whole } from '../../../ui/format.ts';

export const typeNames: Record<Property['propertyType'], string> = texts({
  single_family: m.listings__house,
  semi_detached: m.listings__semi_detached,
  townhouse: m.listings__townhouse,
  condo: m.listings__condo,
  multi_family: m.listings__multi_family,
  manufactured: m.listings__manufactured_home,
  land: m.listings__land,
  farm: m.listings__farm_or_ranch,
});

/** Formats `3 bd · 2.5 ba · 1,840 sq ft · Townhouse`; unknown values are omitted. */
export function factLine(home: Property): string {
  return [
    home.bedrooms === null
      ? undefined
      : home.bedrooms === 0
        ? m.listings__studio()
        : m.listings__bd({ bedrooms: home.bedrooms }),
    home.bathrooms === null ? undefined : m.listings__ba({ bathrooms: decimal(home.bathrooms) }),
    home.squareFeet === null ? undefined : area(home.squareFeet, home.country),
    home.squareFeet === null && home.lotAcres !== null ? lot(home.lotAcres, home.country) : undefined,
    typeNames[home.propertyType],
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** Formats `Ballard, Seattle, WA 98107`. */
export const cityLine = (home: Property): string =>
  [home.neighbourhood, home.city, [home.state, home.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** One-line name of a home for titles, links and messages. */
export const homeName = (home: Property): string =>
  home.address === null
    ? m.listings__in({ typeNames: typeNames[home.propertyType], home: cityLine(home) })
    : `${home.address}, ${cityLine(home)}`;

export interface HomeBadge {
  text: string;
  tone: 'primary' | 'accent' | 'info' | 'plain';
}

/** Days during which a home counts as new, as in "just listed". */
const newDays = 7;

/** Returns at most two badges, most important first. */
export function badgesOf(home: Property): HomeBadge[] {
  const badges: (HomeBadge | false)[] = [
    home.status === 'pending' && { text: m.listings__pending(), tone: 'plain' },
    home.status === 'sold' && { text: m.listings__sold(), tone: 'plain' },
    home.priceCut !== null && {
      text: m.listings__price_cut({ amount: money(home.priceCut.amount, home.currency) }),
      tone: 'accent',
    },
    home.openHouse !== null && { text: m.listings__open_house(), tone: 'info' },
    home.status === 'active' &&
      home.daysOnMarket !== null &&
      home.daysOnMarket <= newDays && { text: m.listings__new(), tone: 'primary' },
  ];
  return badges.filter((badge) => badge !== false).slice(0, 2);
}

/** States the time on the market if it is known. A relisted home is marked, because it would otherwise look new. */
export function onMarket({ daysOnMarket, daysOnMarketThisListing, timesListed }: PropertyDetail): string | null {
  if (daysOnMarket === null || daysOnMarketThisListing === null) return null;
  if (timesListed === 1)
    return daysOnMarket === 0 ? m.listings__listed_today() : m.count__days_on_the_market({ count: daysOnMarket });
  const currentListing =
    daysOnMarketThisListing === 0
      ? m.listings__relisted_today()
      : m.listings__in_the_latest({ daysOnMarketThisListing: days(daysOnMarketThisListing) });
  return m.listings__on_the_market_for_across({
    daysOnMarket: days(daysOnMarket),
    timesListed: whole(timesListed),
    lately: currentListing,
  });
}

const days = (count: number): string => m.count__days({ count });
