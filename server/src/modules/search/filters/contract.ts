import { fields } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';
import { FeatureName, HomeTypeName } from '../../listings/contract.ts';

/** `?a=1&a=2`, `?a[]=1` and `?a=1` all give a list. */
export const many = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(40).optional(),
  );

const name = z.string().trim().min(1).max(80);
const factText = z.string().trim().min(3).max(120);

const bound = z.coerce.number().min(0).max(1_000_000_000_000);
type BoundName = `${(typeof fields)[number]}${'Min' | 'Max'}`;
const bounds = Object.fromEntries(
  fields.flatMap((field) => [
    [`${field}Min`, bound.optional()],
    [`${field}Max`, bound.optional()],
  ]),
) as Record<BoundName, z.ZodOptional<typeof bound>>;

/**
 * Words that are read and not stored: a NUL, which no database stores, becomes another character, so that
 * positions stay the same.
 */
export const typed = z.string().overwrite((words) => words.replaceAll('\0', '\u0001'));

/**
 * The one filter model: every list, facet, cluster and figure of homes uses it. An unknown name is an error.
 */
export const Filters = z.strictObject({
  place: many(name).describe('City or neighborhood; several are alternatives'),
  notPlace: many(name),
  state: many(
    z
      .string()
      .trim()
      .regex(/^[A-Za-z]{2}$/, { error: () => m.search__must_be_two_letters() }),
  ),
  zip: many(z.string().trim().min(3).max(7)).describe('ZIP or the beginning of a Canadian postal code'),
  near: many(name).describe('A landmark, with or without a limit: "downtown", "airport<=20min"'),
  ...bounds,
  type: many(HomeTypeName),
  notType: many(HomeTypeName),
  has: many(FeatureName),
  no: many(FeatureName),
  prefer: many(factText).describe('Preferences that order results and exclude nothing, as fact texts: "has:pool"'),
  status: many(z.enum(['active', 'pending', 'sold'])).describe('Default: active'),
  canBuy: z
    .enum(['yes', 'nearly'])
    .optional()
    .describe('Homes that your own stored buying profile allows, or nearly allows; no effect without a profile'),
  bounds: z.string().max(100).optional().describe('west,south,east,north in degrees'),
  polygon: many(z.string().max(50_000)).describe(
    'lon,lat;lon,lat;… in degrees, at most 1,000 points, without self-intersections; several areas are alternatives',
  ),
  circle: many(z.string().max(100)).describe('lon,lat,radius in meters; alternatives to the polygons'),
  notPolygon: many(z.string().max(50_000)).describe('Areas to exclude, in the format of `polygon`'),
  notCircle: many(z.string().max(100)).describe('Areas to exclude, in the format of `circle`'),
  q: typed
    .max(200)
    .optional()
    .describe(
      'A place ("Austin, TX", "78704"), or else words that must all occur in address, place, MLS number or remarks',
    ),
});

/** Canonical texts of facts. */
export const facts = many(factText);

/** A sentence, and what the person changed about its reading. Each change is the canonical text of a fact. */
export const Sentence = {
  query: typed.max(2_000).optional(),
  off: facts.describe('Facts of the interpretation to exclude'),
  soft: facts.describe('Facts of the interpretation to turn into preferences'),
  hard: facts.describe('Preferences of the interpretation to require'),
  add: facts.describe('Facts to add'),
};

const count = z.number().int();

/**
 * Number of homes for each filter value: homes that meet all other criteria and this value in place of the
 * current criteria on the same field.
 */
export const Facets = z.object({
  total: count,
  types: z.record(z.string(), count),
  features: z.record(z.string(), count),
  statuses: z.record(z.string(), count),
  /** Number of homes in each range that forms offer, by field and in their order (`boundFilters`). */
  steps: z.record(z.string(), z.array(count)),
  /** Thirty equal steps, in whole currency units. */
  price: z.object({ edges: z.array(z.number()), counts: z.array(count) }),
});

/**
 * One criterion or, when no single one helps, several to drop. Besides facts: `places` and `types` stand for
 * all of them, `area` for the drawn areas, `bounds` for the visible map, `words` and `status` for those
 * filters.
 */
export const Relaxation = z.object({ drop: z.array(z.string()), label: z.string(), total: count });
export type Relaxation = z.infer<typeof Relaxation>;

/** Fewest criteria first, then most homes. */
export const Relaxations = z.object({ total: count, ways: z.array(Relaxation) });

export const Clusters = z.object({
  total: z.number().int(),
  /** Homes without a shown position: in the total, in no cluster. */
  withoutPosition: z.number().int(),
  /** Zoom level of the cells: the requested one, or a lower one so that there are at most 500. */
  zoom: z.number().int(),
  /** A single home in its cell has its id and its price in whole currency units. */
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.number().int(),
      id: Id.nullable(),
      price: z.number().nullable(),
      currency: z.enum(['USD', 'CAD']).nullable(),
    }),
  ),
});

export const zoom = z.coerce
  .number()
  .int()
  .min(0)
  .max(20)
  .describe('Zoom of a web-mercator map on which cells are 64 pixels wide; cells are wider if there would be too many');
