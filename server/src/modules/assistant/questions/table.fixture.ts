import type { TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { aBuyer, aCompany, anAgent, type TestBuyer } from '../../../../test/people.ts';

const features = ['pool', 'garage', 'fenced_yard', 'fireplace', 'home_office', 'basement', 'new_construction'];
const places = [
  { city: 'Denver', stateOrProvince: 'CO', postalCode: '80202', latitude: 39.74, longitude: -104.99 },
  { city: 'Seattle', stateOrProvince: 'WA', postalCode: '98101', latitude: 47.61, longitude: -122.33 },
  { city: 'Phoenix', stateOrProvince: 'AZ', postalCode: '85001', latitude: 33.45, longitude: -112.07 },
  {
    city: 'Toronto',
    stateOrProvince: 'ON',
    postalCode: 'M5V 2T6',
    latitude: 43.65,
    longitude: -79.38,
    country: 'CA',
    currency: 'CAD',
  },
  {
    city: 'Montréal',
    stateOrProvince: 'QC',
    postalCode: 'H2Y 1C6',
    latitude: 45.5,
    longitude: -73.55,
    country: 'CA',
    currency: 'CAD',
  },
] as const;

/** Creates homes (enough for market figures in Austin, Denver and Toronto), an agent, a mortgage advisor and a buyer. */
export async function tableWorld(app: TestApp): Promise<TestBuyer> {
  const { database } = app.context;
  const austin = Array.from({ length: 14 }, (_, at) =>
    home({
      listPriceCents: (360 + at * 35) * 100_000,
      livingAreaSqft: 1_400 + at * 90,
      bedroomsTotal: 2 + (at % 4),
      bathroomsFull: 1 + (at % 3),
      yearBuilt: 1975 + at * 3,
      taxAnnualAmountCents: (6_200 + at * 410) * 100,
      taxYear: 2025,
      associationFeeCents: at % 3 === 0 ? 8_500 : null,
      associationFeeFrequency: at % 3 === 0 ? 'Monthly' : null,
      associationFeeMonthlyCents: at % 3 === 0 ? 8_500 : 0,
      features: features.filter((_, place) => (at + place) % 3 === 0),
      garageSpaces: at % 2 === 0 ? 2 : null,
      homeType: at % 5 === 4 ? 'condo' : 'single_family',
      walkScore: 40 + at,
      walkScoreSource: 'Test',
      ...(at === 0 ? { listingId: '900001' } : {}),
    }),
  );
  const elsewhere = places.flatMap((place) =>
    Array.from({ length: place.city === 'Denver' || place.city === 'Toronto' ? 11 : 3 }, (_, at) =>
      home({
        ...place,
        listPriceCents: (420 + at * 30) * 100_000,
        homeType: (['single_family', 'condo', 'townhouse'] as const)[at % 3]!,
        bedroomsTotal: 2 + (at % 3),
        features: features.filter((_, index) => (at + index) % 2 === 0),
        taxAnnualAmountCents: (5_000 + at * 100) * 100,
      }),
    ),
  );
  await storeHomes(database, ...austin, ...elsewhere);
  const company = await aCompany(app);
  const agent = await anAgent(app, company, { languages: ['en', 'es'] });
  await anAgent(app, company, { agentType: 'mortgage' });
  return aBuyer(app, agent);
}
