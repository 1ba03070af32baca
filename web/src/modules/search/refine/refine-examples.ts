import { type Criterion, type Fact, parseFact } from '@lintel/hypersearch/facts';
import { factLabel, nameCase } from '../vocabulary.ts';

type Language = 'en' | 'fr' | 'es';

/** An example change to the search; one that ends with an ellipsis must be completed. */
export type RefineExample = string;

const words: Record<
  Language,
  {
    cheaper: string;
    newer: string;
    bedroom: string;
    closer(point: string): string;
    elsewhere(place: string): string;
    too: Record<'pool' | 'garage' | 'balcony', string>;
  }
> = {
  en: {
    cheaper: 'cheaper',
    newer: 'newer',
    bedroom: 'one more bedroom',
    closer: (point) => `closer to ${point}`,
    elsewhere: (place) => `forget ${place}, try …`,
    too: { pool: 'with a pool too', garage: 'with a garage too', balcony: 'with a balcony too' },
  },
  fr: {
    cheaper: 'moins cher',
    newer: 'plus récent',
    bedroom: 'une chambre de plus',
    closer: () => 'plus proche',
    elsewhere: (place) => `oublie ${place}, plutôt …`,
    too: { pool: 'avec une piscine aussi', garage: 'avec un garage aussi', balcony: 'avec un balcon aussi' },
  },
  es: {
    cheaper: 'más barato',
    newer: 'más nuevo',
    bedroom: 'una recámara más',
    closer: () => 'más cerca',
    elsewhere: (place) => `olvida ${place}, prueba …`,
    too: { pool: 'con alberca también', garage: 'con garaje también', balcony: 'con balcón también' },
  },
};

/** Points that are no names, and keep their small letters. */
const commonNouns =
  /^(downtown|beach|ocean|lake|river|park|trail|airport|station|subway|metro|school|university|college|hospital|mall|shops|work)\b/;

const shown = 3;

/** Returns three example changes that fit these facts: each refers to an existing fact or adds a missing one. */
export function refineExamples(texts: readonly string[], language: Language = 'en'): RefineExample[] {
  const criteria = texts.flatMap((text) => criterionOf(parseFact(text)) ?? []);
  const phrases = words[language];
  const place = criteria.find((criterion) => criterion.kind === 'place' && !criterion.not);
  const near = criteria.find((criterion) => criterion.kind === 'near');
  const shared = criteria.some(
    (criterion) => criterion.kind === 'type' && criterion.type === 'condo' && !criterion.not,
  );
  const speaks = (name: string) =>
    criteria.some((criterion) => criterion.kind === 'feature' && criterion.feature === name);
  const missing = ([...(shared ? (['balcony'] as const) : []), 'pool', 'garage'] as const).find(
    (name) => !speaks(name),
  );
  const beds = criteria.some(
    (criterion) => criterion.kind === 'bound' && criterion.field === 'beds' && criterion.op === '>=',
  );
  return [
    phrases.cheaper,
    missing && phrases.too[missing],
    place && phrases.elsewhere(factLabel(place)),
    near?.kind === 'near' && phrases.closer(commonNouns.test(near.name) ? near.name : nameCase(near.name)),
    beds && phrases.bedroom,
    phrases.newer,
  ]
    .filter((example) => typeof example === 'string')
    .slice(0, shown);
}

const criterionOf = (fact: Fact | undefined): Criterion | undefined => {
  if (!fact) return undefined;
  if (fact.kind === 'prefer') return fact.criterion;
  return fact.kind === 'sort' || fact.kind === 'refuse' || fact.kind === 'unsupported' ? undefined : fact;
};
