import type { Fact } from '@lintel/hypersearch';
import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';
import { type Finder, find, finderPart, matchesOf, wholeQuery } from './finder.ts';
import { factLabel } from './labels.ts';
import { activeColumns, fewest, listPriceTrend, marketFigures } from './market-figures.ts';
import { understand } from './sentence.ts';

const isPlace = (fact: Fact): boolean =>
  fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not);

const daysOfYear = 365;

/** The figures of the homes that facts find. */
function figuresOf(finder: Finder, facts: readonly Fact[]) {
  const whole = wholeQuery(finder, { facts });
  const active = finder.index.columns(whole, activeColumns);
  const cut: Fact = { kind: 'feature', feature: 'price_reduced', not: false };
  const cuts = finder.index.find({ ...whole, facts: [...facts, cut] }, { limit: 0 }).total;
  const sold = finder.index.columns({ ...whole, statuses: ['sold'] }, ['offMarketDay']).figures.offMarketDay;
  const soldInYear = sold.filter((day) => day > whole.today - daysOfYear).length;
  return marketFigures(active, cuts, soldInYear, whole.today);
}

export const analyze = serve(searchContract.hypersearch.analyze, {
  access: anyone('market figures are public'),
  async run({ input, db, use }) {
    const finder = use(finderPart);
    const now = finder.clock();
    const { facts } = understand(input, finder.placeNames, now);
    const places = facts.filter(isPlace);
    const set = figuresOf(finder, facts);
    const everything = wholeQuery(finder, {
      facts: places.length > 0 ? places : facts,
      statuses: ['active', 'pending', 'sold'],
    });
    const best = find(finder, { facts }, { limit: 1 });

    const notes: string[] = [];
    if (set.homes < fewest) notes.push('Figures need at least ten homes; this result has fewer.');
    else if (set.currency === null) {
      notes.push('The result holds homes in US and Canadian dollars, so it has no common median price.');
    }
    return {
      asOf: now.toISOString(),
      set,
      area:
        places.length > 0
          ? { name: places.map((fact) => factLabel(fact)).join(', '), ...figuresOf(finder, places) }
          : null,
      trend: listPriceTrend(finder.index.columns(everything, ['price', 'listedDay']), everything.today),
      topMatch: (await matchesOf(db, finder, best.hits))[0] ?? null,
      notes,
    };
  },
});
