import { sorts } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageSize } from '../../platform/serve/contract.ts';
import { Property } from '../listings/contract.ts';
import {
  Clusters,
  Facets,
  Filters,
  facts,
  many,
  Relaxation,
  Relaxations,
  Sentence,
  typed,
  zoom,
} from './filters/contract.ts';
import { comparables, Market } from './market/contract.ts';
import { refine } from './refine/contract.ts';

export type { Comparables, PriceSpread } from './market/contract.ts';
export type { RefineChange, Refined } from './refine/contract.ts';

const Paging = {
  /** `reach`: what your buying profile allows first, then what it nearly allows. */
  sort: z.enum([...sorts, 'match', 'reach', 'cash_flow']).optional(),
  limit: PageSize(100, 24),
  cursor: z.string().max(200).optional().describe('From the Link header, or `next` of the previous page'),
};

export const MatchReason = z.object({ text: z.string(), points: z.number().int(), fact: z.string().optional() });
export const Match = Property.extend({
  /** Whole points: the sum of the points of its reasons. */
  score: z.number().int(),
  reasons: z.array(MatchReason),
});
export type Match = z.infer<typeof Match>;

/**
 * A list as an array body, with `X-Total-Count` and `Link: <…>; rel="next"`; with `X-Words-Meant` when typed
 * words occur in no home's text and were replaced by the nearest that do.
 */
const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ headers: z.record(z.string(), z.string()), body: z.array(item) });

const Span = z.tuple([z.number().int(), z.number().int()]);

/** A fact of the reading as the page shows it: words, effect and cost. */
export const Chip = z.object({
  fact: z.string(),
  /** Display label: "3 bedrooms or more". */
  label: z.string(),
  /** The words of the sentence that state it; empty for an added fact. */
  words: z.string(),
  spans: z.array(Span),
  state: z.enum(['applied', 'preference', 'off', 'not_applied', 'unsupported', 'refused']),
  confidence: z.number(),
  /** Number of homes without this fact; only for restricting facts. */
  countWithout: z.number().int().nullable(),
  /** Why it was not applied, unsupported or refused, and what can be done instead. */
  note: z.string().nullable(),
});
export type Chip = z.infer<typeof Chip>;

/** The use of each word of a sentence in the search, or the reason that it is not used. */
const usedFates = ['applied', 'preference', 'assumption'] as const;
const unusedFates = ['context', 'unknown', 'unsupported', 'refused', 'withdrawn', 'filler'] as const;

export const NlpResult = z.object({
  /** Milliseconds the server took for reading and counting. */
  processingTime: z.number(),
  /** Understood criteria and results, in sentences. */
  searchInsights: z.array(z.string()),
  /** Changes that would widen the result, fewest criteria first, then most homes. */
  searchOptimization: z.array(Relaxation),
  language: z.enum(['en', 'fr', 'es']),
  /** Canonical texts of the reading, as in the vocabulary of facts. */
  facts: z.array(z.string()),
  chips: z.array(Chip),
  /** Every word of the sentence is in exactly one part. */
  parts: z.array(
    z.object({
      span: Span,
      fate: z.enum([...usedFates, ...unusedFates]),
    }),
  ),
  /** Assumptions about the purchase: `off` removes one by its text. */
  assumptions: z.array(
    z.object({
      text: z.string(),
      label: z.string(),
      words: z.string(),
      span: Span,
      isOff: z.boolean(),
      /** True if the search uses it. */
      isApplied: z.boolean(),
      /** Effect as a short phrase: "applied to monthly costs", "not used in this search". */
      effect: z.string(),
      /** Use in the search, or the data that would be needed to use it. */
      note: z.string(),
    }),
  ),
  unread: z.array(z.object({ words: z.string(), span: Span })),
  refused: z.array(z.object({ class: z.string(), words: z.string(), reason: z.string(), alternative: z.string() })),
  /** Places of the sentence without homes: what is known of them, and where homes are instead. */
  places: z.array(
    z.object({
      fact: z.string(),
      words: z.string(),
      text: z.string(),
      /** Each offer replaces `fact`: `add` are the facts to add, none when the rest of the sentence names the place. */
      offers: z.array(
        z.object({
          label: z.string(),
          homes: z.number().int(),
          distance: z.string().nullable(),
          add: z.array(z.string()),
        }),
      ),
    }),
  ),
  ignored: z.array(z.object({ words: z.string(), rule: z.string() })),
  contradictions: z.array(z.object({ facts: z.tuple([z.string(), z.string()]), text: z.string() })),
  total: z.number().int(),
});
export type NlpResult = z.infer<typeof NlpResult>;

/** A suggestion for the typed text: a home, or a place as the facts that a search adds. */
export const Suggestion = z.object({
  kind: z.enum(['address', 'mls', 'city', 'neighbourhood', 'zip', 'state', 'landmark']),
  /** Display label: "1234 Oak St #5", "Montréal". */
  label: z.string(),
  /** Distinguishes it from others of the same name: "Austin, TX 78704", "QC · 1,204 homes". */
  detail: z.string(),
  /** Characters of the label that match the typed text. */
  highlights: z.array(Span),
  /** The difference between a home and the typed text: "No home at 1324 Oak St". */
  note: z.string().nullable(),
  /** Canonical texts that together mean the place; empty for a home. */
  facts: z.array(z.string()),
  /** Homes for sale there; null for a home. */
  homes: z.number().int().nullable(),
  propertyId: Id.nullable(),
  /** Degrees; null when unknown. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Around the homes of a place: west,south,east,north in degrees. */
  bounds: z.string().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const searchContract = {
  list: call
    .route({
      method: 'GET',
      path: '/properties',
      summary: 'Search homes by filters',
      tags: ['Properties'],
      outputStructure: 'detailed',
    })
    .input(
      Filters.extend({ ...Paging, add: facts.describe('Facts in addition to the filters, in the fact vocabulary') }),
    )
    .output(listOf(Match)),
  facets: call
    .route({
      method: 'GET',
      path: '/properties/facets',
      summary: 'Number of homes that each further filter would find',
      tags: ['Properties'],
    })
    .input(Filters.extend(Sentence))
    .output(Facets),
  relaxations: call
    .route({
      method: 'GET',
      path: '/properties/relaxations',
      summary: 'Filters whose removal would find more homes',
      tags: ['Properties'],
    })
    .input(Filters.extend(Sentence))
    .output(Relaxations),
  clusters: call
    .route({
      method: 'GET',
      path: '/properties/clusters',
      summary: 'At most 500 map cells; their counts and the homes without a position add up to the total',
      tags: ['Properties'],
    })
    .input(Filters.extend({ ...Sentence, zoom }))
    .output(Clusters),
  view: call
    .route({
      method: 'GET',
      path: '/properties/view',
      summary: 'Get a page of results: homes, counts for further filters, and map cells',
      tags: ['Properties'],
      outputStructure: 'detailed',
    })
    .input(
      Filters.extend({
        ...Sentence,
        ...Paging,
        zoom: zoom.optional().describe('If set, the response includes the map cells of the whole result'),
      }),
    )
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        body: z.object({ homes: z.array(Match), facets: Facets, clusters: Clusters.nullable() }),
      }),
    ),
  suggest: call
    .route({
      method: 'GET',
      path: '/suggestions',
      summary: 'Suggest addresses, MLS numbers and places for typed text, best first; tolerates typos',
      tags: ['Properties'],
    })
    .input(
      z.strictObject({
        q: typed.trim().min(1).max(200).describe('The typed text; case and accents are ignored'),
        limit: PageSize(20, 8),
        kind: many(Suggestion.shape.kind).describe('Only these kinds'),
        near: z.string().max(60).optional().describe('lon,lat in degrees; among equals, nearer ones rank first'),
      }),
    )
    .output(z.array(Suggestion)),
  market: call
    .route({
      method: 'GET',
      path: '/properties/market',
      summary: 'Get the market of the results and of their area: figures, months and insights, each with n',
      tags: ['Properties'],
    })
    .input(Filters.extend(Sentence))
    .output(Market),
  comparables,
  similar: call
    .route({
      method: 'GET',
      path: '/properties/{id}/similar',
      summary: 'List similar homes nearby',
      tags: ['Properties'],
    })
    .input(
      z.strictObject({
        id: IdParam,
        limit: PageSize(12, 6),
      }),
    )
    .output(z.array(Match)),
  hypersearch: {
    nlp: call
      .route({
        method: 'POST',
        path: '/hypersearch/nlp',
        summary: 'Interpret a sentence and count the homes it finds',
        tags: ['HyperSearch'],
      })
      .input(
        Filters.extend({
          ...Sentence,
          query: typed
            .trim()
            .min(1, { error: () => m.search__must_not_be_empty() })
            .max(2_000),
        }),
      )
      .output(NlpResult),
    refine,
    properties: call
      .route({
        method: 'GET',
        path: '/hypersearch/properties',
        summary: 'Search homes by a sentence and filters',
        tags: ['HyperSearch'],
        outputStructure: 'detailed',
      })
      .input(Filters.extend({ ...Sentence, ...Paging, limit: PageSize(100, 9) }))
      .output(listOf(Match)),
    analyze: call
      .route({
        method: 'POST',
        path: '/hypersearch/analyze',
        summary: 'Get figures of a result set and of its area, each with n',
        tags: ['HyperSearch'],
      })
      .input(
        Filters.extend({
          ...Sentence,
          query: typed
            .trim()
            .min(1, { error: () => m.search__must_not_be_empty() })
            .max(2_000),
        }),
      )
      .output(Market.extend({ topMatch: Match.nullable() })),
  },
};
