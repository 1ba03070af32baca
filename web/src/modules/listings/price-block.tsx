import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { Badge } from '../../ui/badge.tsx';
import { day, money } from '../../ui/format.ts';
import { costNote, costWords, noCost } from './cost-words.ts';
import { badgesOf, factLine } from './home/home-facts.ts';

/** The price, the monthly cost and the line of facts. */
export function PriceBlock({ home }: { home: PropertyDetail }) {
  const { currency, monthlyCost: cost, priceCut, closedOn } = home;
  const missing = noCost(home);
  return (
    <section aria-label={m.listings__price()} className="lintel grid gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="font-display text-36 font-semibold tabular-nums">{money(home.price, currency)}</p>
        {badgesOf(home).map((badge) => (
          <Badge key={badge.text} tone={badge.tone}>
            {badge.text}
          </Badge>
        ))}
      </div>
      <p className="text-18 tabular-nums">{factLine(home)}</p>
      {cost && (
        <p className="text-14 text-soft">
          <a href="#monthly-cost" className="link font-semibold tabular-nums">
            {costWords(cost, currency)}
          </a>
          . {costNote(cost, currency)}
        </p>
      )}
      {missing && <p className="text-14 text-soft">{missing}</p>}
      {priceCut && (
        <p className="text-14 text-accent">
          {m.listings__price_cut_by_on({ amount: money(priceCut.amount, currency), on: day(priceCut.on) })}
        </p>
      )}
      {closedOn && (
        <p className="text-14 text-soft">
          {m.listings__sold_on({ closedOn: day(closedOn) })}
          {home.closePrice === null
            ? m.listings__closing_price_not_public()
            : m.listings__for_2({ closePrice: money(home.closePrice, currency) })}
        </p>
      )}
    </section>
  );
}
