import type { ReactNode } from 'react';
import { accountPath } from '../../capabilities/accounts/paths.ts';
import type { Session } from '../../capabilities/accounts/session.ts';
import { discoverPath, propertySearchPath, sentencePath } from '../../capabilities/search/paths.ts';
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
} from './paths.ts';
import type { Visit } from './visit.ts';
import { Wordmark } from './wordmark.tsx';

const platform = [
  { label: 'Discover', href: discoverPath },
  { label: 'Property Search', href: propertySearchPath },
  { label: 'Agent Matching', href: smartMatchPath },
  { label: 'Market Analytics', href: sentencePath('homes in Austin', { tab: 'market-analysis' }) },
  { label: 'ROI Predictions', href: propertyPilotPath },
];

const legal = [
  { label: 'Privacy Policy', href: privacyPath },
  { label: 'Terms of Service', href: termsPath },
  { label: 'Support', href: supportPath },
];

/** A page of home buyers is not offered to those who would be refused there. */
const isForOthers = ({ href }: { href: string }, { person }: Session): boolean =>
  href === propertyPilotPath && person !== null && person.role !== 'end_user';

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

export function PublicFooter({ visit, session }: { visit: Visit; session: Session }) {
  const { host } = new URL(visit.origin);
  return (
    <footer className="mt-16 border-t-2 border-ink bg-sunk print:mt-6 print:bg-transparent">
      <div data-print="no" className="page grid gap-8 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="grid content-start gap-3">
          <Wordmark />
          <p className="max-w-[40ch] text-14 text-soft">
            Search for a home in your own words, meet an agent chosen by their record, and read the market with the
            number of homes behind every figure.
          </p>
        </div>
        <Column title="Platform">
          <Links links={platform.filter((link) => !isForOthers(link, session))} />
        </Column>
        <Column title="Legal">
          <Links links={legal} />
        </Column>
        {session.person ? (
          <Column title="Your account">
            <Links
              links={[
                { label: 'Dashboard', href: session.person.home },
                { label: 'Account Settings', href: accountPath },
              ]}
            />
          </Column>
        ) : (
          <Column title="Get started">
            <div className="flex flex-wrap gap-2 pt-1">
              <LinkButton href={signUpPath}>Sign Up Free</LinkButton>
              <LinkButton href={signInPath} kind="secondary">
                Sign In
              </LinkButton>
              {session.demo && <DemoLogin />}
            </div>
          </Column>
        )}
      </div>
      <div className="page pb-8 text-12 text-soft">
        <div className="grid gap-2 border-t border-line pt-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure">
            Equal housing opportunity. Homes are searched by what they are, never by who lives near them: the US Fair
            Housing Act and the human rights laws of Canada hold for everybody here.
          </p>
          <p className="md:text-right">
            © {visit.year} Lintel ·{' '}
            {visit.supportEmail && (
              <>
                Support{' '}
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
          <p>
            Place names and coordinates:{' '}
            <a href="https://www.geonames.org/" rel="noreferrer" className="link">
              GeoNames
            </a>
            , CC BY 4.0.
          </p>
        </div>
      </div>
    </footer>
  );
}
