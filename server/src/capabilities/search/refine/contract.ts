import { sorts } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call } from '../../../foundation/contract.ts';
import { Filters, Sentence, typed } from '../filters/contract.ts';

const Span = z.tuple([z.number().int(), z.number().int()]);
const SortName = z.enum([...sorts, 'match']);
const LabelledFact = z.object({
  /** Canonical text. */
  fact: z.string(),
  /** For people: "Up to $450,000". */
  label: z.string(),
});

/** What one stretch of the sentence did to the search. */
export const RefineChange = z.object({
  kind: z.enum(['added', 'replaced', 'dropped']),
  /** What no longer holds; empty where something was added. */
  was: z.array(LabelledFact),
  /** What holds now; empty where something was dropped. */
  now: z.array(LabelledFact),
  /** The words that asked for it, and where they stand in the sentence. */
  words: z.string(),
  span: Span,
  /** Where "cheaper" began at the middle of what was found: how many homes it is the middle of. */
  middleOf: z.number().int().nullable(),
});
export type RefineChange = z.infer<typeof RefineChange>;

/** A search as its page holds it, after a sentence was said on top of it. */
export const Refined = z.object({
  /**
   * `new`: the sentence is a search of its own and nothing of the present one holds; `same`: it changes nothing; `undo`: it
   * asks for the search before this one, which only the page knows.
   */
  kind: z.enum(['changed', 'new', 'same', 'undo']),
  /** The sentence that `off`, `soft` and `hard` speak of; null where facts alone say all. */
  query: z.string().nullable(),
  off: z.array(z.string()),
  soft: z.array(z.string()),
  hard: z.array(z.string()),
  add: z.array(z.string()),
  /** Null: as the facts ask. */
  sort: SortName.nullable(),
  /** Filters that give way to a place that was named: the text of `q`, the part of the map, the drawn areas. */
  drops: z.array(z.enum(['words', 'bounds', 'area'])),
  /** In the order of the sentence. */
  changes: z.array(RefineChange),
  /** Words that were not understood, to be offered as a search in the listings' text. */
  unread: z.array(z.object({ words: z.string(), span: Span })),
  refused: z.array(z.object({ class: z.string(), words: z.string(), reason: z.string(), alternative: z.string() })),
  unsupported: z.array(z.object({ words: z.string(), note: z.string() })),
  ignored: z.array(z.object({ words: z.string(), rule: z.string() })),
  contradictions: z.array(z.object({ facts: z.tuple([z.string(), z.string()]), text: z.string() })),
  /** Homes that the search finds now. */
  total: z.number().int(),
});
export type Refined = z.infer<typeof Refined>;

/** The present search as it is asked for elsewhere, and what was said on top of it. Other filters hold beside. */
export const refine = call
  .route({
    method: 'POST',
    path: '/hypersearch/refine',
    summary: 'Changes a search by a sentence: "cheaper", "with a pool too", "forget Denver, try Boulder"',
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
        .describe('What is to change'),
    }),
  )
  .output(Refined);
