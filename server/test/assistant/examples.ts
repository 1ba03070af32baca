import { readFileSync } from 'node:fs';
import { factText, isCriterion, read } from '@lintel/hypersearch';
import { homesAndCosts } from '../../src/modules/assistant/questions/tables/homes-and-costs.ts';
import { peopleAndDocuments } from '../../src/modules/assistant/questions/tables/people-and-documents.ts';
import { amountsOf } from '../../src/modules/assistant/reading/figures/amounts.ts';
import { withDigits } from '../../src/modules/assistant/reading/figures/number-words.ts';
import { type Features, featuresOf } from '../../src/modules/assistant/reading/homes/features.ts';
import { homesMeant } from '../../src/modules/assistant/reading/homes/home-reference.ts';
import { placesIn, withoutOrigins } from '../../src/modules/assistant/reading/homes/places.ts';
import type { Kind } from '../../src/modules/assistant/reading/kind.ts';
import { type Language, languageOf } from '../../src/modules/assistant/reading/language.ts';
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { noTalk, type Talk } from '../../src/modules/assistant/reading/talk.ts';
import { placeNames } from '../../src/modules/places/index.ts';

export interface Example {
  typed: string;
  kind: Kind;
  language: Language;
  features: Features;
  /** Writers who had not seen the assistant, the team's own questions, or the table of the grammar. */
  source: 'writers' | 'own' | 'table';
  weight: number;
}

const folder = new URL('../../src/modules/assistant/questions/corpus/', import.meta.url);

interface Row {
  lang: Language;
  question: string;
  kind: Kind;
  after?: string;
}

const kindOfTool: Readonly<Record<string, Kind>> = {
  searchHomes: 'homes',
  refineSearch: 'homes',
  homeFacts: 'home',
  compareHomes: 'home',
  affordability: 'costs',
  nextSteps: 'status',
  journey: 'status',
  documents: 'status',
  savedHomes: 'status',
  savedSearches: 'status',
  professionals: 'person',
  marketFacts: 'market',
};

/** Returns all labeled questions. */
export function examples(): Example[] {
  const lines = (name: string) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n');
  const rows = (name: string) => lines(name).map((line) => JSON.parse(line) as Row);
  const writers = ['writers', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].flatMap(
    (name) => rows(`${name}.jsonl`),
  );
  const own = lines('own.tsv').map((line): Row => {
    const [kind, lang, question, context] = line.split('\t');
    return {
      kind: kind as Kind,
      lang: lang as Language,
      question: question!,
      ...(context ? { after: after(kind as Kind) } : {}),
    };
  });
  const table = [...homesAndCosts, ...peopleAndDocuments].flatMap(({ ask, expect, after: before }): Row[] => {
    const kind = expect === 'monthlyCost' ? (before ? 'home' : 'costs') : kindOfTool[expect];
    return kind ? [{ kind, lang: languageOf(ask), question: ask, ...(before ? { after: before[0]! } : {}) }] : [];
  });
  return [
    ...writers.map((row) => example(row, 'writers', 1)),
    ...[...own, ...rows('personas.jsonl')].map((row) => example(row, 'own', 1)),
    ...table.map((row) => example(row, 'table', 0.6)),
  ];
}

const after = (kind: Kind): string => (kind === 'costs' ? 'payment on a 300k loan' : 'homes in Austin under 500k');

/** Returns the context of a conversation with this previous question. */
const talkAfter = (asked: string | undefined): Talk => {
  if (asked === undefined) return noTalk;
  return /\b(payment|loan|tax|taxe|afford|earn)\b/.test(asked)
    ? { shown: [], tool: 'monthlyCost' }
    : { shown: [1, 2, 3, 4, 5, 6], tool: 'searchHomes' };
};

const today = { year: 2026, month: 11, day: 23 };

function example({ lang, question, kind, after: before }: Row, source: Example['source'], weight: number): Example {
  const talk = talkAfter(before);
  const text = withDigits(plain(question), lang);
  const facts = read(question, { places: placeNames(), today }).facts.map(({ fact }) => fact);
  const criteria = facts
    .filter((fact) => isCriterion(fact) || fact.kind === 'prefer' || fact.kind === 'sort')
    .flatMap((fact) => /^[a-z]+/.exec(factText(fact))?.[0] ?? []);
  return {
    typed: question,
    kind,
    language: lang,
    source,
    weight,
    features: featuresOf({
      text,
      amounts: amountsOf(text),
      home: homesMeant(text, talk),
      places: withoutOrigins(placesIn(question), text).length,
      criteria: new Set(criteria),
      about: talk.tool === 'monthlyCost' ? 'costs' : talk.shown.length > 0 ? 'homes' : 'nothing',
    }),
  };
}
