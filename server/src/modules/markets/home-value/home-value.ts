import type { Home } from '@lintel/market';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import type { Registry } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { allowsEstimate, type PublicListing, publicListingAt } from '../../listings/index.ts';
import { postalPosition, shownName } from '../../places/index.ts';
import { type HomeFacts, type HomeValue, type HomeValueRequest, marketsContract } from '../contract.ts';
import { losesInToken } from '../scoreboard/losing-areas.ts';
import { type ValuedHome, valuedHomeOf, valueHome } from '../valuation/estimate.ts';
import { modelsToken } from '../valuation/models.ts';
import { factsOf, withFacts } from './facts.ts';

export const homeValue = serve(marketsContract.homeValue, {
  access: anyone('the public facts of homes and the models are public'),
  readOnly: true,
  run: ({ input, db, resolve }) => homeValueAt({ db, resolve }, input),
});

/** Values the home at an address with the facts that its owner stated. */
export async function homeValueAt(
  { db, resolve }: { db: Db; resolve: Registry['resolve'] },
  {
    facts: stated,
    ...typed
  }: Pick<z.output<typeof HomeValueRequest>, 'street' | 'city' | 'state' | 'postalCode' | 'facts'>,
): Promise<HomeValue> {
  const address = { ...typed, country: /^\d/.test(typed.postalCode) ? ('US' as const) : ('CA' as const) };
  const row = await publicListingAt(db, address);
  const listing = row ? { id: row.id, address: row.address } : null;
  const base = row ? withoutPrice(valuedHomeOf(row)) : homeAt(address);
  const subject = { ...base, home: withFacts(base.home, stated) };
  const found = { listing, facts: factsOf(subject.home), effects: [] };
  if (row && isForSale(row) && !(await allowsEstimate(db, row.id)))
    return { ...found, estimate: null, reason: 'seller_declined' };
  const valuing = { db, models: resolve(modelsToken), losesIn: resolve(losesInToken) };
  const valued = await valueHome(valuing, subject);
  if (typeof valued === 'string') return { ...found, estimate: null, reason: valued };
  // Without ten sales in any of its areas, a model of the state says too little about the home.
  if (valued.area === null) return { ...found, estimate: null, reason: 'too_few_sales' };
  const { baseline: _, ...estimate } = valued;
  const before = row && (await valueHome(valuing, base));
  if (!before || typeof before === 'string') return { ...found, estimate, reason: null };
  const corrected = (Object.keys(stated) as (keyof HomeFacts)[]).filter(
    (fact) => stated[fact] !== factsOf(base.home)[fact],
  );
  const effects = await Promise.all(
    corrected.map(async (fact) => {
      const alone = await valueHome(valuing, { ...base, home: withFacts(base.home, { [fact]: stated[fact] }) });
      return typeof alone === 'string' ? [] : [{ fact, amount: alone.estimate - before.estimate }];
    }),
  );
  return { ...found, estimate, effects: effects.flat(), reason: null };
}

const isForSale = ({ status }: PublicListing): boolean => status !== 'sold';

/** The price of a former listing says nothing about today's value. */
function withoutPrice(valued: ValuedHome): ValuedHome {
  const { listPrice: _, ...home } = valued.home;
  return { ...valued, home };
}

/** A home that no listing describes, at the center of its postal code. */
function homeAt(address: {
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: 'US' | 'CA';
}): ValuedHome {
  const { country, state, postalCode } = address;
  const city = shownName(address.city, state) ?? address.city;
  const position = postalPosition(postalCode);
  const home: Home = {
    id: 'address',
    ...(position ? { latitude: position.lat, longitude: position.lon } : {}),
    areas: [country === 'CA' ? postalCode.slice(0, 3) : postalCode, city],
    numbers: {},
    words: { homeType: 'single_family' },
  };
  return { home, country, state, city };
}
