import { factText, isCriterion } from '@lintel/hypersearch';
import { describe, expect, it } from 'vitest';
import { placeNames } from '../places/index.ts';
import { understand } from '../search/index.ts';
import { type OfferName, offers } from './offers.ts';
import { languages } from './reading/language.ts';
import { readMessage } from './reading/message.ts';
import { planOf } from './reading/plan-of.ts';
import type { ReadSearch } from './reading/search-reading.ts';
import type { Talk } from './reading/talk.ts';

const readSearch: ReadSearch = (text) => {
  const { facts } = understand({ query: text }, placeNames(), new Date('2026-11-23'));
  return {
    criteria: facts.filter((fact) => isCriterion(fact) || fact.kind === 'sort').map(factText),
    refused: [],
    unsupported: [],
    language: 'en',
    refines: false,
  };
};

const shown: Talk = { shown: [1, 2, 3], search: { facts: ['place:austin'], told: 3 }, tool: 'searchHomes' };
const one: Talk = { ...shown, home: 2, tool: 'homeFacts' };
const costs: Talk = { ...one, costs: { home: 2, terms: {} }, tool: 'monthlyCost' };
const means: Talk = { shown: [], means: { incomeYearly: 120_000 }, tool: 'affordability' };

/** The subject that an offer needs, and the tool that answers it. */
const inTalk: Partial<Record<OfferName, readonly [Talk, string]>> = {
  compare: [shown, 'compareHomes'],
  compareTwo: [shown, 'compareHomes'],
  month: [shown, 'monthlyCost'],
  showingFirst: [shown, 'handOver'],
  showing: [one, 'handOver'],
  itsMonth: [one, 'monthlyCost'],
  itsHistory: [one, 'homeFacts'],
  itsTaxes: [one, 'homeFacts'],
  down10: [costs, 'monthlyCost'],
  years15: [costs, 'monthlyCost'],
  cash: [costs, 'monthlyCost'],
  debts: [means, 'affordability'],
  afford: [means, 'affordability'],
};

describe('suggested next questions', () => {
  const cases = (Object.keys(offers) as OfferName[]).flatMap((name) =>
    languages.map((language) => [name, language] as const),
  );
  it.each(cases.filter(([name]) => offers[name].use ?? inTalk[name]))(
    '“%s” in %s is answered by its tool',
    (name, language) => {
      const [talk, tool] = inTalk[name] ?? [{ shown: [] }, offers[name].use!.tool];
      const message = readMessage(offers[name][language], { ...talk, language }, readSearch);
      expect([message.language, planOf(message)]).toMatchObject([language, { kind: 'use', tool }]);
    },
  );
});
