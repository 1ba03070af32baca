import type { SampleRecord } from '../../insert.ts';
import { Random } from '../../random.ts';
import type { SampleBuyer } from '../network.ts';
import type { Traits } from './traits.ts';

const words: Record<number, readonly string[]> = {
  5: [
    'Always there when a question came up, and told us plainly when a home was not for us.',
    'Knew every street and what homes there had sold for. We closed on the day that was agreed.',
    'Clear from the first call to the keys. I would work with them again.',
    'Read the inspection with us line by line and got the seller to mend what mattered.',
  ],
  4: [
    'Good work all through. Answers in the evening took until the next day.',
    'Helpful and honest. The closing moved by a week, which was nobody’s fault.',
    'Found us a fair price. A little more about the fees beforehand would have been nice.',
  ],
  3: [
    'It worked out in the end, though I had to ask twice for most things.',
    'Correct, not more. The paperwork came late.',
  ],
  2: ['We heard little between the offer and the closing.', 'Promised calls that did not come.'],
  1: ['The deal fell apart and nobody told us why.', 'I would not ask again.'],
};

/**
 * A fifth of the closed deals has a review by a buyer of the city; stars follow service, with the usual
 * positive bias.
 */
export function reviewsOf(
  allTraits: readonly Traits[],
  deals: ReadonlyMap<Traits, readonly SampleRecord[]>,
  buyers: readonly SampleBuyer[],
): SampleRecord[] {
  const byMarket = Map.groupBy(buyers, ({ market }) => market);
  let number = 0;
  return allTraits.flatMap((traits) => {
    const random = new Random(`reviews/${traits.agent.person.email}`);
    const authors = byMarket.get(traits.agent.reseller.market);
    if (!authors) return [];
    return deals.get(traits)!.flatMap((deal): SampleRecord[] => {
      number += 1;
      if (deal.outcome !== 'closed' || !random.chance(0.2)) return [];
      const rating = Math.min(5, Math.max(1, Math.round(4.3 + 0.4 * traits.service + 0.7 * random.normal())));
      return [
        {
          ...{ agent_id: traits.id, author: random.pick(authors).person.email, event_id: number, rating },
          ...{ text: random.pick(words[rating]!), created_at: `${deal.ended_on}T18:00:00Z` },
        },
      ];
    });
  });
}
