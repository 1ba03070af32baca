import { parseFact } from '@lintel/hypersearch';
import { find, finderToken, matchesOf } from '../../../../search/index.ts';
import type { InLanguages } from '../../../reading/language.ts';
import type { Country } from '../../../reading/talk.ts';
import type { ToolContext } from '../../tool.ts';

/** Median yearly property tax in percent of the price, two decimals, of `homes` homes for sale with a stated tax. */
export interface TaxShare {
  percent: number;
  homes: number;
  where: string;
}

const countryNames: InLanguages<Readonly<Record<Country, string>>> = {
  en: { US: 'the USA', CA: 'Canada' },
  fr: { US: 'États-Unis', CA: 'Canada' },
  es: { US: 'EE. UU.', CA: 'Canadá' },
};

const looked = 120;
/** Minimum sample size. */
const fewest = 10;

/**
 * Estimates the property tax for a question without a home, from the homes for sale in the named places or the places of
 * the last search, else in the country. Returns undefined if too few homes state their tax.
 */
export async function taxShareOf(
  context: ToolContext,
  country: Country,
  named: readonly string[] = [],
): Promise<TaxShare | undefined> {
  const places =
    named.length > 0 ? named : (context.talk.search?.facts.filter((fact) => /^(place|state|zip):/.test(fact)) ?? []);
  return (places.length > 0 ? await among(context, country, places) : undefined) ?? among(context, country, []);
}

async function among(context: ToolContext, country: Country, places: readonly string[]): Promise<TaxShare | undefined> {
  const finder = context.resolve(finderToken);
  const facts = places.flatMap((place) => parseFact(place) ?? []);
  const { hits } = find(finder, { facts }, { limit: looked, sort: 'newest' });
  const homes = (await matchesOf(context.db, finder, hits)).filter((home) => home.country === country);
  const shares = homes
    .flatMap(({ monthlyCost, price }) => (monthlyCost?.tax ? [(monthlyCost.tax * 1200) / price] : []))
    .sort((one, other) => one - other);
  if (shares.length < fewest) return undefined;
  const where =
    places.length > 0 && homes[0] ? `${homes[0].city}, ${homes[0].state}` : countryNames[context.language][country];
  return { percent: Math.round(shares[shares.length >> 1]! * 100) / 100, homes: shares.length, where };
}
