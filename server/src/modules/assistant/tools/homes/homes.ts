import { formatRate } from '@lintel/geo';
import { z } from 'zod';
import { Id } from '../../../../platform/serve/contract.ts';
import { appointmentsOf } from '../../../appointments/index.ts';
import type { Property, PropertyDetail } from '../../../listings/index.ts';
import { publicDetailsByIds, ratesToken } from '../../../listings/index.ts';
import { savedListingIds } from '../../../saving/index.ts';
import { suggesterToken } from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { homeMark, type StoredHome } from '../../parts/stored-part.ts';
import type { InLanguages } from '../../reading/language.ts';
import { plain } from '../../reading/plain.ts';
import type { ToolContext, ToolResult } from '../tool.ts';
import { choices, text } from '../words.ts';

/** Input that identifies a home by id, MLS number or address. */
export const WhichHome = {
  home: Id.optional().describe('The id of a home that another tool returned'),
  mls: z.string().max(40).optional().describe('An MLS number'),
  address: z.string().max(120).optional().describe('A street address as the person wrote it'),
  of: z
    .enum(['appointment', 'cheapestSaved', 'dearestSaved'])
    .optional()
    .describe('The home of the next showing, or the saved home with the lowest or highest price'),
  inCity: z.string().max(80).optional().describe('The city that was named with the address'),
};
export const HomeIds = z.array(Id).min(2).max(6);

export interface Which {
  home?: number | undefined;
  mls?: string | undefined;
  address?: string | undefined;
  of?: 'appointment' | 'cheapestSaved' | 'dearestSaved' | undefined;
  inCity?: string | undefined;
}

/** Returns the publicly visible homes with these ids, with all details. */
export const homesById = ({ db, resolve, now }: ToolContext, ids: readonly number[]): Promise<PropertyDetail[]> =>
  publicDetailsByIds(db, ids, { rates: resolve(ratesToken)(), now });

/** Returns the identified home, or undefined if none or several match. */
export async function theHome(context: ToolContext, which: Which): Promise<PropertyDetail | undefined> {
  if (which.of === 'cheapestSaved' || which.of === 'dearestSaved') return savedByPrice(context, which.of);
  const id = which.home ?? (which.of ? await visitedHome(context) : found(context, which));
  const home = id === undefined ? undefined : (await homesById(context, [id]))[0];
  // The same street and number in another city is another home.
  return home && which.address && which.inCity && plain(home.city) !== plain(which.inCity) ? undefined : home;
}

/** Returns the saved home for sale with the lowest or highest price. */
async function savedByPrice(
  context: ToolContext,
  of: 'cheapestSaved' | 'dearestSaved',
): Promise<PropertyDetail | undefined> {
  const saved = await homesById(context, (await savedListingIds(context.db, context.me.id)).slice(0, 50));
  const sorted = saved.filter(({ status }) => status !== 'sold').sort((one, other) => one.price - other.price);
  return of === 'cheapestSaved' ? sorted[0] : sorted.at(-1);
}

/** Words of an address that do not name the street. */
const notStreet =
  /^(rue|chemin|avenue|boulevard|calle|avenida|st|street|ave|rd|road|dr|drive|ln|lane|blvd|ct|court|pl|place|way|the|la|le|de|du|des|[nsew]|north|south|east|west|sur|norte|nord|sud)$/;

/** True if an address contains the number and the first name of the street that were asked for. */
function isSameStreet(asked: string, address: string): boolean {
  const words = plain(asked)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const has = new Set(plain(address).split(/[^a-z0-9]+/));
  const street = words.slice(1).find((word) => !notStreet.test(word));
  return has.has(words[0] ?? '') && (street === undefined || has.has(street));
}

/** Returns the id of the home of the next showing. */
async function visitedHome({ db, me }: ToolContext): Promise<number | undefined> {
  const coming = await appointmentsOf(db, me);
  return coming.find(({ listingId }) => listingId !== null)?.listingId ?? undefined;
}

function found({ resolve }: ToolContext, { mls, address }: Which): number | undefined {
  const words = mls ?? address;
  if (words === undefined) return undefined;
  const kinds = new Set([mls === undefined ? 'address' : 'mls'] as const);
  // “123 rue Main” is listed as “123 Main St”.
  const typed = words.replace(/^(\d+),? (rue|chemin|avenue|boulevard|calle|avenida) /i, '$1 ');
  const [first, second] = resolve(suggesterToken).suggest(typed, { limit: 2, kinds });
  if (!first || !('home' in first)) return undefined;
  // A similar address is not the one in question.
  if (first.instead !== undefined) return undefined;
  if (mls === undefined && !isSameStreet(typed, first.home.address ?? '')) return undefined;
  if (mls !== undefined) return first.home.listingId?.toUpperCase() === mls.toUpperCase() ? first.home.id : undefined;
  return second && 'home' in second && second.instead === undefined && second.home.address === first.home.address
    ? undefined
    : first.home.id;
}

/** Returns the stored form of a home card. */
export const storedHome = (home: Property): StoredHome => ({
  id: home.id,
  price: home.price,
  currency: home.currency,
  monthlyTotal: home.monthlyCost?.total ?? null,
  rate: home.monthlyCost?.rate ?? null,
  cashToClose: home.cashToClose?.total ?? null,
});

/** Returns a home as data for the model, without the fields that a feed may restrict: street, remarks, names. */
export const homeAsData = (home: Property) => ({
  id: home.id,
  mention: homeMark(home.id),
  city: home.city,
  state: home.state,
  country: home.country,
  currency: home.currency,
  price: home.price,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  squareFeet: home.squareFeet,
  squareMeters: home.squareFeet === null ? null : Math.round(home.squareFeet * 0.092903),
  type: home.propertyType,
  status: home.status,
  daysOnMarket: home.daysOnMarket,
  yearBuilt: home.yearBuilt,
  hoaMonthly: home.hoaMonthly,
  features: home.features,
  monthlyTotal: home.monthlyCost?.total ?? null,
  monthlyRate: home.monthlyCost && formatRate(home.monthlyCost.rate),
  cashToClose: home.cashToClose?.total ?? null,
});

const noSuch: InLanguages = {
  en: 'I could not find that home among those listed here. It may be off the market, or its seller asked not to show the address.',
  fr: 'Je n’ai pas trouvé cette propriété parmi celles inscrites ici. Elle n’est peut-être plus sur le marché, ou son vendeur cache l’adresse.',
  es: 'No encontré esa casa entre las que se anuncian aquí. Tal vez ya no está en venta, o el vendedor pidió no mostrar la dirección.',
};

export const noSuchHome = (language: keyof InLanguages): ToolResult => ({
  facts: { found: false },
  parts: [text(noSuch[language]), choices(offer(language, 'saved'), offer(language, 'person'))],
});
