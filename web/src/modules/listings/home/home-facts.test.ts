import type { Property, PropertyDetail } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import { describe, expect, it } from 'vitest';
import { badgesOf, cityLine, factLine, homeName, onMarket } from './home-facts.ts';

const home: Property = {
  id: 1,
  mlsNumber: null,
  address: '12 Oak Street',
  addressHidden: false,
  city: 'Austin',
  neighbourhood: 'Mueller',
  state: 'TX',
  zipCode: '78723',
  country: 'US',
  latitude: null,
  longitude: null,
  currency: 'USD',
  listPrice: 485_000,
  price: 485_000,
  originalListPrice: null,
  priceCut: null,
  bedrooms: 3,
  bathrooms: 2.5,
  bathroomsFull: 2,
  bathroomsHalf: 1,
  squareFeet: 1840,
  lotAcres: 0.2,
  yearBuilt: 2004,
  stories: 2,
  garageSpaces: 2,
  taxAnnual: null,
  hoaMonthly: 0,
  propertyType: 'townhouse',
  status: 'active',
  daysOnMarket: 30,
  daysOnMarketThisListing: 30,
  relisted: false,
  listedOn: '2026-10-21',
  schoolRating: null,
  walkScore: null,
  features: [],
  photo: null,
  photoCount: 0,
  openHouse: null,
  monthlyPayment: null,
  monthlyCost: null,
  cashToClose: null,
  agentId: null,
  agent: null,
};

describe('the line of facts', () => {
  it.each<[Partial<Property>, string]>([
    [{}, '3 bd · 2.5 ba · 1,840 sq ft · Townhouse'],
    [{ bathrooms: 1.75 }, '3 bd · 1.75 ba · 1,840 sq ft · Townhouse'],
    [{ bedrooms: 0, bathrooms: 1, squareFeet: 410, propertyType: 'condo' }, 'Studio · 1 ba · 410 sq ft · Condo'],
    [{ bedrooms: null, bathrooms: null, squareFeet: null, lotAcres: 5.25, propertyType: 'land' }, '5.25 acres · Land'],
    [{ bedrooms: null, bathrooms: null, squareFeet: null, lotAcres: null, propertyType: 'farm' }, 'Farm or ranch'],
  ])('contains only known facts: %j', (changes, line) => {
    expect(factLine({ ...home, ...changes })).toBe(line);
  });
});

describe('a home without an address', () => {
  const hidden = { ...home, address: null, addressHidden: true, zipCode: null };

  it('states that the seller has hidden it only if the listing says so', () => {
    expect(streetLine(hidden)).toBe('The seller has hidden this address');
    expect(streetLine({ ...hidden, addressHidden: false })).toBe('Address not in the listing');
    expect(cityLine(hidden)).toBe('Mueller, Austin, TX');
    expect(homeName(hidden)).toBe('Townhouse in Mueller, Austin, TX');
  });
});

describe('badges', () => {
  it('are at most two: a price cut before an open house before “new”', () => {
    const busy = {
      ...home,
      daysOnMarket: 2,
      priceCut: { amount: 15_000, on: '2026-11-19' },
      openHouse: { startsAt: '2026-11-21T19:00:00Z', endsAt: '2026-11-21T21:00:00Z' },
    };
    expect(badgesOf(busy).map((badge) => badge.text)).toEqual(['Price cut −$15,000', 'Open house']);
  });

  it('mark a home as new for a week, and never a sold one', () => {
    expect(badgesOf({ ...home, daysOnMarket: 7 }).map((badge) => badge.text)).toEqual(['New']);
    expect(badgesOf({ ...home, daysOnMarket: 8 })).toEqual([]);
    expect(badgesOf({ ...home, daysOnMarket: null, listedOn: null })).toEqual([]);
    expect(badgesOf({ ...home, daysOnMarket: 3, status: 'sold' }).map((badge) => badge.text)).toEqual(['Sold']);
  });
});

describe('the time on the market', () => {
  const told = (its: Pick<PropertyDetail, 'daysOnMarket' | 'daysOnMarketThisListing' | 'timesListed'>) =>
    onMarket(its as PropertyDetail);

  it('adds up consecutive listings and says so, so that a relisted home does not look new', () => {
    expect(told({ daysOnMarket: 0, daysOnMarketThisListing: 0, timesListed: 1 })).toBe('Listed today');
    expect(told({ daysOnMarket: null, daysOnMarketThisListing: null, timesListed: 1 })).toBeNull();
    expect(told({ daysOnMarket: 1, daysOnMarketThisListing: 1, timesListed: 1 })).toBe('1 day on the market');
    expect(told({ daysOnMarket: 131, daysOnMarketThisListing: 12, timesListed: 2 })).toBe(
      'On the market for 131 days across 2 listings, 12 days in the latest one',
    );
    expect(told({ daysOnMarket: 131, daysOnMarketThisListing: 0, timesListed: 3 })).toBe(
      'On the market for 131 days across 3 listings, relisted today',
    );
  });
});
