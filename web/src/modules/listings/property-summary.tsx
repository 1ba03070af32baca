import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import { CalendarDays, Printer } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { day, money } from '../../ui/format.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import { signUpFor } from '../accounts/paths.ts';
import { SaveButton } from '../saving/index.ts';
import { costWords, noCost } from './cost-words.ts';
import { badgesOf, homeName } from './home/home-facts.ts';
import { propertyPath } from './paths.ts';

/** Price, costs and actions of a home. On phones the contact bar has the links to an agent. */
export function PropertySummary({ home }: { home: PropertyDetail }) {
  const back = propertyPath(home.id);
  return (
    <div className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <Price home={home} />
      <div data-print="no" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <LinkButton
          size="lg"
          className="max-md:hidden"
          href={signUpFor({ intent: 'connect-agent', property: home.id, back })}
        >
          {m.listings__connect_to_agent_2()}
        </LinkButton>
        {home.closedOn === null && (
          <LinkButton
            kind="secondary"
            size="lg"
            className="max-md:hidden"
            href={signUpFor({ intent: 'tour-home', property: home.id, back })}
          >
            <CalendarDays aria-hidden size={20} strokeWidth={1.5} /> {m.listings__request_a_tour()}
          </LinkButton>
        )}
        <SaveButton id={home.id} name={streetLine(home)} back={back} />
        <div className="grid grid-cols-2 gap-2">
          <ShareButton title={homeName(home)} />
          <Button kind="quiet" onClick={() => window.print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.listings__print()}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Price({ home }: { home: PropertyDetail }) {
  const { currency, monthlyCost, cashToClose, closedOn } = home;
  const missing = noCost(home);
  return (
    <section aria-label={m.listings__price()} className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="font-display text-36 font-semibold tabular-nums">{money(home.price, currency)}</p>
        {badgesOf(home).map((badge) => (
          <Badge key={badge.text} tone={badge.tone}>
            {badge.text}
          </Badge>
        ))}
      </div>
      {monthlyCost && (
        <p>
          <a href="#monthly-cost" className="link tabular-nums">
            {costWords(monthlyCost, currency)}
          </a>
        </p>
      )}
      {cashToClose && (
        <p className="text-soft tabular-nums">
          {m.listings__cash_to_close_amount({ amount: money(cashToClose.total, currency) })}
        </p>
      )}
      {missing && <p className="text-14 text-soft">{missing}</p>}
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
