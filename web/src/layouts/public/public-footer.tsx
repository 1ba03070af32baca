import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import type { Session } from '../../modules/accounts/session.ts';
import { accuracyPath, homeValuePath, returnsPagePath } from '../../modules/markets/public-paths.ts';
import { discoverPath, propertySearchPath, sentencePath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DemoLogin } from './demo-login.tsx';
import {
  privacyPath,
  propertyPilotPath,
  signInPath,
  signUpPath,
  smartMatchPath,
  supportPath,
  termsPath,
  wholesalerLoginPath,
} from './paths.ts';
import type { Visit } from './visit.ts';
import { Wordmark } from './wordmark.tsx';

const platform = [
  {
    get label() {
      return m.public__discover();
    },
    href: discoverPath,
  },
  {
    get label() {
      return m.public__property_search();
    },
    href: propertySearchPath,
  },
  {
    get label() {
      return m.public__agent_matching();
    },
    href: smartMatchPath,
  },
  {
    get label() {
      return m.public__market_analytics();
    },
    href: sentencePath('homes in Austin', { tab: 'market-analysis' }),
  },
  {
    get label() {
      return m.public__roi_predictions();
    },
    href: propertyPilotPath,
  },
  {
    get label() {
      return m.public__what_is_my_home_worth();
    },
    href: homeValuePath,
  },
  {
    get label() {
      return m.public__roi_analysis();
    },
    href: returnsPagePath,
  },
  {
    get label() {
      return m.public__estimate_accuracy();
    },
    href: accuracyPath,
  },
];

const legal = [
  {
    get label() {
      return m.public__privacy_policy();
    },
    href: privacyPath,
  },
  {
    get label() {
      return m.public__terms_of_service();
    },
    href: termsPath,
  },
  {
    get label() {
      return m.public__support();
    },
    href: supportPath,
  },
];

const operators = [
  {
    get label() {
      return m.public__wholesaler();
    },
    href: wholesalerLoginPath,
  },
];

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-14 font-semibold tracking-normal">{title}</h2>
      {children}
    </div>
  );
}

const Links = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className="text-14">
    {links.map(({ label, href }) => (
      <li key={label}>
        <AppLink href={href} className="inline-flex min-h-8 items-center text-soft hover:text-ink hover:underline">
          {label}
        </AppLink>
      </li>
    ))}
  </ul>
);

/** Attribution of the place names, which their license requires. */
const PlaceSource = () => (
  <p>
    {m.public__place_names_and_coordinates()}{' '}
    <a href="https://www.geonames.org/" rel="noreferrer" className="link">
      {m.public__geonames()}
    </a>
    {m.public__cc_by_4_0()}
  </p>
);

/** The footer of people who are signed in: one line, because their pages are for work. */
function CompactFooter() {
  return (
    <footer data-print="no" className="mt-8 border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 py-3 text-12 text-soft">
        <ul className="flex flex-wrap gap-x-4">
          {legal.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href} className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
        <p>{m.public__equal_housing_opportunity_we_search()}</p>
        <PlaceSource />
      </div>
    </footer>
  );
}

export function PublicFooter({ visit, session }: { visit: Visit; session: Session }) {
  if (session.person) return <CompactFooter />;
  const { host } = new URL(visit.origin);
  return (
    <footer className="mt-16 border-t-2 border-ink bg-sunk print:mt-6 print:bg-transparent">
      <div data-print="no" className="page grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="grid content-start gap-3">
          <Wordmark />
          <p className="max-w-[40ch] text-14 text-soft">{m.public__search_for_a_home_in()}</p>
        </div>
        <Column title={m.public__platform()}>
          <Links links={platform} />
        </Column>
        <Column title={m.public__legal()}>
          <Links links={[...legal, ...operators]} />
        </Column>
        <Column title={m.public__get_started()}>
          <div className="flex flex-wrap gap-2 pt-1">
            <LinkButton href={signUpPath}>{m.public__sign_up_free()}</LinkButton>
            <LinkButton href={signInPath} kind="secondary">
              {m.public__sign_in()}
            </LinkButton>
            {session.demo && <DemoLogin />}
          </div>
        </Column>
      </div>
      <div className="page pb-8 text-12 text-soft">
        <div className="grid gap-2 border-t border-line pt-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure">{m.public__equal_housing_opportunity_we_search()}</p>
          <p className="md:text-right">
            {m.public__lintel({ year: visit.year })}{' '}
            {visit.supportEmail && (
              <>
                {m.public__support()}{' '}
                <a href={`mailto:${visit.supportEmail}`} className="link">
                  {visit.supportEmail}
                </a>{' '}
                ·{' '}
              </>
            )}
            <AppLink href="/" className="link">
              {host}
            </AppLink>
          </p>
          <PlaceSource />
        </div>
      </div>
    </footer>
  );
}
