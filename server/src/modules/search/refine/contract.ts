import { sorts } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../platform/serve/contract.ts';
import { Filters, Sentence, typed } from '../filters/contract.ts';

const Span = z.tuple([z.number().int(), z.number().int()]);
const SortName = z.enum([...sorts, 'match']);
const LabelledFact = z.object({
  /** Canonical text. */
  fact: z.string(),
  /** Display label: "Up to $450,000". */
  label: z.string(),
});

/** The effect of one part of the sentence on the search. */
export const RefineChange = z.object({
  kind: z.enum(['added', 'replaced', 'dropped']),
  /** Facts that no longer apply; empty for an addition. */
  was: z.array(LabelledFact),
  /** Facts that apply now; empty for a removal. */
  now: z.array(LabelledFact),
  /** The words that caused the change, and their position in the sentence. */
  words: z.string(),
  span: Span,
  /** The number of homes behind the median from which "cheaper" started. */
  middleOf: z.number().int().nullable(),
});
export type RefineChange = z.infer<typeof RefineChange>;

/** A search as its page holds it, after a sentence changed it. */
export const Refined = z.object({
  /**
   * `new`: the sentence is a separate search and replaces the current one; `same`: it changes nothing;
   * `undo`: it requests the previous search, which only the page knows.
   */
  kind: z.enum(['changed', 'new', 'same', 'undo']),
  /** The sentence that `off`, `soft` and `hard` refer to; null when facts alone express the search. */
  query: z.string().nullable(),
  off: z.array(z.string()),
  soft: z.array(z.string()),
  hard: z.array(z.string()),
  add: z.array(z.string()),
  /** Null: as the facts ask. */
  sort: SortName.nullable(),
  /** Filters removed because a place was named: the text of `q`, the visible map, the drawn areas. */
  drops: z.array(z.enum(['words', 'bounds', 'area'])),
  /** In the order of the sentence. */
  changes: z.array(RefineChange),
  /** Words that were not understood, offered as a text search in listings. */
  unread: z.array(z.object({ words: z.string(), span: Span })),
  refused: z.array(z.object({ class: z.string(), words: z.string(), reason: z.string(), alternative: z.string() })),
  unsupported: z.array(z.object({ words: z.string(), note: z.string() })),
  ignored: z.array(z.object({ words: z.string(), rule: z.string() })),
  contradictions: z.array(z.object({ facts: z.tuple([z.string(), z.string()]), text: z.string() })),
  /** Homes that the search finds now. */
  total: z.number().int(),
});
export type Refined = z.infer<typeof Refined>;

/** The current search, and a sentence that changes it. Other filters stay in effect. */
export const refine = call
  .route({
    method: 'POST',
    path: '/hypersearch/refine',
    summary: 'Change a search with a sentence: "cheaper", "with a pool too", "forget Denver, try Boulder"',
    tags: ['HyperSearch'],
  })
  .input(
    Filters.extend({
      ...Sentence,
      sort: SortName.optional(),
      sentence: typed
        .trim()
        .min(1, { error: () => m.search__must_not_be_empty() })
        .max(2_000)
        .describe('The change, as a sentence'),
    }),
  )
  .output(Refined);
