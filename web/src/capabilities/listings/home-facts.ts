import type { Property, PropertyDetail } from '@lintel/server/listings';
import { area, counted, decimal, lot, money, whole } from '../../ui/format.ts';

export const typeNames: Record<Property['propertyType'], string> = {
  single_family: 'House',
  semi_detached: 'Semi-detached',
  townhouse: 'Townhouse',
  condo: 'Condo',
  multi_family: 'Multi-family',
  manufactured: 'Manufactured home',
  land: 'Land',
  farm: 'Farm or ranch',
};

/** `3 bd · 2.5 ba · 1,840 sq ft · Townhouse`; what is not known is left out. */
export function factLine(home: Property): string {
  return [
    home.bedrooms === null ? undefined : home.bedrooms === 0 ? 'Studio' : `${home.bedrooms} bd`,
    home.bathrooms === null ? undefined : `${decimal(home.bathrooms)} ba`,
    home.squareFeet === null ? undefined : area(home.squareFeet, home.country),
    home.squareFeet === null && home.lotAcres !== null ? lot(home.lotAcres, home.country) : undefined,
    typeNames[home.propertyType],
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

/** `Ballard, Seattle, WA 98107` */
export const cityLine = (home: Property): string =>
  [home.neighbourhood, home.city, [home.state, home.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The one line that names a home where there is no picture of it: in titles, links and messages. */
export const homeName = (home: Property): string =>
  home.address === null ? `${typeNames[home.propertyType]} in ${cityLine(home)}` : `${home.address}, ${cityLine(home)}`;

export interface HomeBadge {
  text: string;
  tone: 'primary' | 'accent' | 'info' | 'plain';
}

/** A home counts as new for a week, as in "just listed". */
const newDays = 7;

/** At most two, the most telling first. */
export function badgesOf(home: Property): HomeBadge[] {
  const badges: (HomeBadge | false)[] = [
    home.status === 'pending' && { text: 'Pending', tone: 'plain' },
    home.status === 'sold' && { text: 'Sold', tone: 'plain' },
    home.priceCut !== null && { text: `Price cut −${money(home.priceCut.amount, home.currency)}`, tone: 'accent' },
    home.openHouse !== null && { text: 'Open house', tone: 'info' },
    home.status === 'active' &&
      home.daysOnMarket !== null &&
      home.daysOnMarket <= newDays && { text: 'New', tone: 'primary' },
  ];
  return badges.filter((badge) => badge !== false).slice(0, 2);
}

/** How long it has been for sale, if that is known; a home that was listed again says so, or it would look new. */
export function onMarket({ daysOnMarket, daysOnMarketThisListing, timesListed }: PropertyDetail): string | null {
  if (daysOnMarket === null || daysOnMarketThisListing === null) return null;
  if (timesListed === 1)
    return daysOnMarket === 0 ? 'Listed today' : counted(daysOnMarket, 'day on the market', 'days on the market');
  const lately =
    daysOnMarketThisListing === 0 ? 'listed again today' : `${days(daysOnMarketThisListing)} in the latest`;
  return `On the market for ${days(daysOnMarket)} across ${whole(timesListed)} listings, ${lately}`;
}

const days = (count: number): string => counted(count, 'day', 'days');
