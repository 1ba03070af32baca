import type { Fact } from '@lintel/hypersearch';
import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { searchContract } from './contract.ts';
import { type Finder, find, finderPart, matchesOf, wholeQuery } from './finder.ts';
import { factLabel } from './labels.ts';
import { listPriceTrend, marketFigures } from './market-figures.ts';
import { understand } from './sentence.ts';

const isPlace = (fact: Fact): boolean =>
  fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not);

/** The homes that facts find, for sale and sold. */
function idsOf(finder: Finder, facts: readonly Fact[]) {
  const ids = (statuses: ('active' | 'pending' | 'sold')[]) =>
    finder.index.ids(wholeQuery(finder, { facts, statuses }));
  return { active: ids(['active']), sold: ids(['sold']), all: ids(['active', 'pending', 'sold']) };
}

export const analyze = serve(searchContract.hypersearch.analyze, {
  access: anyone('market figures are public'),
  async run({ input, db, use }) {
    const finder = use(finderPart);
    const now = finder.clock();
    const today = now.toISOString().slice(0, 10);
    const { facts } = understand(input, finder.placeNames, now);
    const places = facts.filter(isPlace);
    const set = idsOf(finder, facts);
    const area = places.length > 0 ? idsOf(finder, places) : undefined;
    const best = find(finder, { facts }, { limit: 1 });

    const areaName = places.map((fact) => factLabel(fact)).join(', ');
    const setFigures = await marketFigures(db, set.active, set.sold, today);
    const notes: string[] = [];
    if (setFigures.homes < 10) notes.push('Figures need at least ten homes; this result has fewer.');
    if (setFigures.homes >= 10 && setFigures.currency === null) {
      notes.push('The result holds homes in US and Canadian dollars, so it has no common median price.');
    }
    return {
      asOf: now.toISOString(),
      set: setFigures,
      area: area ? { name: areaName, ...(await marketFigures(db, area.active, area.sold, today)) } : null,
      trend: await listPriceTrend(db, (area ?? set).all, today),
      topMatch: (await matchesOf(db, finder, best.hits))[0] ?? null,
      notes,
    };
  },
});
