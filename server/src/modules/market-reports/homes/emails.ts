import { whole } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import type { SignedIds } from '../../../platform/secrets/signed-ids.ts';
import { token } from '../../../platform/serve/registry.ts';
import { money } from '../../../platform/serve/viewer.ts';
import type { HomeValue } from '../../markets/index.ts';
import type { homeValueEmails } from './tables.ts';

type Home = typeof homeValueEmails.$inferSelect;
type Estimate = NonNullable<HomeValue['estimate']>;

interface HomeEmailServices {
  publicUrl: string;
  /** Signs the links of these emails. A link confirms or stops the emails about the one home it names. */
  links: SignedIds;
}
export const homeEmailServicesToken = token<HomeEmailServices>('emails of home estimates');

export const addressOf = ({ street, city, state }: Pick<Home, 'street' | 'city' | 'state'>): string =>
  [street, city, state].join(', ');

const pathOf = ({ publicUrl, links }: HomeEmailServices, home: Home): string =>
  `${publicUrl}/home-value-emails/${links.tokenOf(home.id)}`;

/** The email that a visitor confirms the address with. */
export const confirmationEmail = (services: HomeEmailServices, home: Home): Email =>
  renderEmail({
    to: home.email!,
    subject: m.market_reports__confirm_monthly_estimate(),
    body: [m.market_reports__confirm_for_estimates({ home: addressOf(home) }), m.market_reports__ignore_this_email()],
    button: { label: m.market_reports__confirm_emails(), href: pathOf(services, home) },
    reason: m.market_reports__why_confirmation(),
  });

/** Comparable sales of an email. */
const SHOWN_SALES = 3;

/** The estimate of a home; `before` is that of the former email, in the same currency. */
export function estimateEmail(
  services: HomeEmailServices,
  to: string,
  home: Home,
  { estimate, before }: { estimate: Estimate; before: number | null },
): Email {
  const { publicUrl, links } = services;
  const { currency, area, sales } = estimate;
  const inMoney = (amount: number) => money(Math.round(amount / 1_000) * 100_000, currency);
  const range = { low: inMoney(estimate.low), high: inMoney(estimate.high) };
  const title = m.market_reports__estimate_title({ street: home.street, estimate: inMoney(estimate.estimate) });
  return renderEmail({
    to,
    subject: title,
    heading: title,
    body: [
      m.market_reports__estimate_of({ home: addressOf(home), estimate: inMoney(estimate.estimate), ...range }),
      ...(before === null ? [] : [changeOf(estimate.estimate - before, inMoney)]),
      m.market_reports__estimate_from({ sales: whole(sales), area: area ?? home.city, day: dayText(estimate.asOf) }),
    ],
    listTitle: m.market_reports__sales_compared(),
    list: estimate.comparables.slice(0, SHOWN_SALES).map(({ id, address, city, price, soldOn }) => ({
      title: address ?? m.markets__address_hidden({ city }),
      detail: m.market_reports__sold_for({ price: money(price * 100, currency), day: dayText(soldOn) }),
      href: `${publicUrl}/property/${id}`,
    })),
    button: { label: m.market_reports__correct_the_facts(), href: `${publicUrl}/home-value` },
    reason: m.market_reports__why_estimate({ home: addressOf(home) }),
    ending: {
      label: m.market_reports__stop_these_estimates(),
      href: pathOf(services, home),
      post: `${publicUrl}/api/home-value-emails/links/${links.tokenOf(home.id)}/unsubscribe`,
    },
  });
}

/** Changes below this many whole units of currency are noise of a nightly fit. */
const LEAST_CHANGE = 1_000;

function changeOf(change: number, inMoney: (amount: number) => string): string {
  if (Math.abs(change) < LEAST_CHANGE) return m.market_reports__about_the_same();
  const amount = inMoney(Math.abs(change));
  return change > 0 ? m.market_reports__more_than_before({ amount }) : m.market_reports__less_than_before({ amount });
}

const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
