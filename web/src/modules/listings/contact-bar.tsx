import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { useRef } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { useBottomBar } from '../../ui/hooks/use-bottom-bar.ts';
import { signUpFor } from '../accounts/paths.ts';
import { propertyPath } from './paths.ts';

/** On phones: price and contact at the bottom of the screen, above the tray of compared homes. It takes its own space. */
export function ContactBar({ home }: { home: PropertyDetail }) {
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar, '--contact-bar');
  const back = propertyPath(home.id);
  const price = money(home.price, home.currency);
  return (
    <section
      ref={bar}
      data-print="no"
      aria-label={m.listings__contact()}
      className="sticky bottom-[var(--tray,0px)] z-20 -mx-[clamp(1rem,4vw,3rem)] flex items-center gap-2 border-t-2 border-ink bg-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-float md:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight tabular-nums">
        <span className="block truncate text-18 font-semibold">
          {home.monthlyCost
            ? m.listings__amount_a_month({ amount: money(home.monthlyCost.total, home.currency) })
            : price}
        </span>
        {home.monthlyCost && <span className="block truncate text-14 text-soft">{price}</span>}
      </p>
      {home.closedOn === null && (
        <LinkButton
          kind="secondary"
          className="px-3!"
          href={signUpFor({ intent: 'tour-home', property: home.id, back })}
          aria-label={m.listings__request_a_tour()}
        >
          {m.listings__tour()}
        </LinkButton>
      )}
      <LinkButton
        className="px-3!"
        href={signUpFor({ intent: 'connect-agent', property: home.id, back })}
        aria-label={m.listings__connect_to_agent_2()}
      >
        {m.listings__connect()}
      </LinkButton>
    </section>
  );
}
