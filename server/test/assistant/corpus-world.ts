import { eq } from 'drizzle-orm';
import { people } from '../../src/modules/accounts/tables.ts';
import { upload } from '../../src/modules/documents/documents.fixture.ts';
import { gazetteer } from '../../src/modules/places/index.ts';
import type { TestApp } from '../harness.ts';
import { home, storeHomes } from '../homes.ts';
import { aBuyer, aCompany, anAgent, type TestBuyer } from '../people.ts';

/** The cities with homes: larger cities of both countries. */
const cities =
  `Austin TX|Dallas TX|Houston TX|San Antonio TX|Fort Worth TX|El Paso TX|Phoenix AZ|Tampa FL|Orlando FL|Miami FL|Jacksonville FL
Atlanta GA|Charlotte NC|Raleigh NC|Nashville TN|Columbus OH|Cleveland OH|Cincinnati OH|Chicago IL|Detroit MI|Denver CO|Las Vegas NV|Seattle WA
Portland OR|Los Angeles CA|San Diego CA|Sacramento CA|Riverside CA|Fresno CA|New York NY|Philadelphia PA|Boston MA|Minneapolis MN
Toronto ON|Ottawa ON|Mississauga ON|Hamilton ON|London ON|Montréal QC|Québec QC|Laval QC|Gatineau QC|Longueuil QC|Sherbrooke QC
Calgary AB|Edmonton AB|Vancouver BC|Victoria BC|Winnipeg MB|Halifax NS|Regina SK|Saskatoon SK|Moncton NB|Charlottetown PE`
    .split(/[|\n]/)
    .map((row) => [row.slice(0, -3), row.slice(-2)] as const);
const provinces = new Set(['ON', 'QC', 'AB', 'BC', 'MB', 'NS', 'SK', 'NB', 'PE']);
const types = ['single_family', 'condo', 'townhouse', 'single_family', 'multi_family', 'semi_detached'] as const;
const features = [
  'pool',
  'garage',
  'fenced_yard',
  'basement',
  'single_story',
  'elevator',
  'finished_basement',
  'pet_friendly',
];

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

function homesOf([city, state]: readonly [string, string]) {
  const place = gazetteer().places.find((each) => each.kind === 'city' && each.name === city && each.state === state);
  const canada = provinces.has(state);
  const where = {
    city,
    stateOrProvince: state,
    postalCode: canada ? 'M5V 2T6' : '78704',
    country: canada ? ('CA' as const) : ('US' as const),
    currency: canada ? ('CAD' as const) : ('USD' as const),
    latitude: place?.lat ?? 45,
    longitude: place?.lon ?? -75,
  };
  const active = Array.from({ length: 14 }, (_, at) =>
    home({
      ...where,
      listPriceCents: (240 + at * 45) * 100_000,
      homeType: types[at % types.length]!,
      bedroomsTotal: 2 + (at % 4),
      bathroomsFull: 1 + (at % 3),
      livingAreaSqft: 1_000 + at * 110,
      yearBuilt: 1970 + at * 3,
      listedOn: day(5 + at * 6),
      taxAnnualAmountCents: (3_000 + at * 350) * 100,
      taxYear: 2025,
      associationFeeCents: at % 3 === 1 ? 32_000 : null,
      associationFeeFrequency: at % 3 === 1 ? 'Monthly' : null,
      associationFeeMonthlyCents: at % 3 === 1 ? 32_000 : 0,
      garageSpaces: at % 2 === 0 ? 2 : null,
      features: features.filter((_, index) => (index + at) % 2 === 0),
    }),
  );
  const sold = Array.from({ length: 11 }, (_, at) =>
    home({
      ...where,
      listPriceCents: (300 + at * 30) * 100_000,
      standardStatus: 'Closed',
      closePriceCents: (297 + at * 30) * 100_000,
      closeDate: day(20 + at * 25),
      listedOn: day(60 + at * 25),
    }),
  );
  return [...active, ...sold];
}

export interface CorpusPerson {
  buyer: TestBuyer;
  country: 'US' | 'CA';
}

/**
 * Creates the people who ask: one in the USA and one in Canada. Each has the agent Grace Chen, who has not replied yet,
 * four saved homes, a saved search, a showing on Saturday, an uploaded pay stub and missing tax returns.
 */
export async function corpusWorld(
  app: TestApp,
  needs: (city: string) => boolean,
): Promise<Record<'US' | 'CA', CorpusPerson>> {
  const { database } = app.context;
  const own = ['Austin', 'Toronto'];
  const here = cities.filter(([city]) => own.includes(city) || needs(city));
  const homes = here.flatMap(homesOf);
  const main = (its: object) =>
    home({ unparsedAddress: '123 Main St', homeType: 'townhouse', listedOn: day(70), ...its });
  const ids = await storeHomes(database, main({}), ...homes);
  const company = await aCompany(app);
  const grace = await anAgent(app, company, { languages: ['en', 'es'] });
  await database.db.update(people).set({ firstName: 'Grace', lastName: 'Chen' }).where(eq(people.id, grace.id));
  for (let at = 0; at < 3; at++) {
    await anAgent(app, company, { agentType: 'mortgage', languages: ['en', 'fr', 'es'] });
    await anAgent(app, company, { languages: ['en', 'fr', 'es'] });
  }
  const person = async (country: 'US' | 'CA'): Promise<CorpusPerson> => {
    const buyer = await aBuyer(app, grace);
    const post = async (path: string, body: object, as = buyer.as) => {
      const reply = await app.request('POST', path, body, as);
      if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
      return reply.body;
    };
    const city = country === 'US' ? 'Austin' : 'Toronto';
    const first = 1 + here.findIndex(([name]) => name === city) * 25;
    for (const id of ids.slice(first, first + 4)) await post('/api/user-properties', { propertyId: id });
    await post('/api/saved-searches', { search: { query: `3 bedroom homes in ${city} under 500k` } });
    const saturday = new Date();
    saturday.setUTCDate(saturday.getUTCDate() + ((6 - saturday.getUTCDay() + 7) % 7 || 7));
    // The same agent has both showings.
    saturday.setUTCHours(country === 'US' ? 16 : 19, 0, 0, 0);
    const showing = await post('/api/appointments', {
      ...{ professionalId: grace.agentId, kind: 'showing', listingId: ids[first], times: [saturday.toISOString()] },
      timeZone: 'America/Chicago',
    });
    if (country === 'US')
      await post(
        '/api/buyer-agreements',
        { clientId: buyer.id, signedOn: '2026-01-02', expiresOn: '2099-01-02' },
        grace.as,
      );
    await post(
      `/api/appointments/${showing.id}/answer`,
      { answer: { action: 'confirm', at: saturday.toISOString(), anyway: true } },
      grace.as,
    );
    const thread = await post('/api/messages/threads', { agentId: grace.agentId });
    await post(`/api/messages/threads/${thread.id}/messages`, { body: 'Could we see it earlier?' });
    await upload(app, buyer.as, { fileName: 'stub.pdf', category: 'pay_stubs' });
    return { buyer, country };
  };
  return { US: await person('US'), CA: await person('CA') };
}
