import { useNavigate } from '@tanstack/react-router';
import { Plans } from '../../capabilities/billing/plans.tsx';
import { HomeCard } from '../../capabilities/listings/home-card.tsx';
import { FigureValue } from '../../capabilities/network/figure-value.tsx';
import { FiguresNote } from '../../capabilities/network/figures-note.tsx';
import { FourTiers } from '../../capabilities/network/four-tiers.tsx';
import { agentSignUpPath, endUserSignUpPath } from '../../capabilities/network/signups/paths.ts';
import { ExampleQueries } from '../../capabilities/search/example-queries.tsx';
import { hyperSearchPath, propertySearchPath } from '../../capabilities/search/paths.ts';
import { QueryBox } from '../../capabilities/search/query-box.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { businessModelPath, signInPath, smartMatchPath } from '../public/paths.ts';
import { HowItReads } from './how-it-reads.tsx';
import type { LandingAnswers } from './landing-answers.ts';
import { Section } from './section.tsx';

/** The front door: what Lintel does, shown with what is really there. */
export function LandingPage({ day, answers }: { day: number; answers: LandingAnswers }) {
  const navigate = useNavigate();
  const { network, homes, example, catalogue } = answers;
  const figures = network?.figures ?? [];

  return (
    <>
      <section className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-12 pb-16 md:pt-20">
        <h1 className="max-w-[20ch] text-36 md:text-48">Say what home you want, in your own words</h1>
        <p className="max-w-measure text-18 text-soft">
          Lintel reads the whole sentence, shows what it understood, and finds the homes, with the reasons.
          {network && (
            <>
              {' '}
              <FigureValue figures={figures} metric="listings" /> homes in{' '}
              <FigureValue figures={figures} metric="markets" /> cities of the USA and Canada.
            </>
          )}
        </p>
        <QueryBox onAsk={(q) => void navigate({ to: hyperSearchPath, search: { q } })} />
        <ExampleQueries day={day} />
      </section>

      {homes.length > 0 && (
        <Section
          title="New on the market"
          aside={
            <AppLink href={propertySearchPath} className="link">
              Search all homes
            </AppLink>
          }
        >
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {homes.map((home) => (
              <li key={home.id} className="grid">
                <HomeCard home={home} back="/" />
              </li>
            ))}
          </ul>
        </Section>
      )}

      {example && <HowItReads {...example} />}

      <Section title="SmartMatch finds the person for it">
        <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure text-soft">
            An agent should be chosen by their record: what they sold, where, for how much, how fast they answer, and
            what clients said.
            {network && (
              <>
                {' '}
                SmartMatch ranks <FigureValue figures={figures} metric="agents" /> agents,{' '}
                <FigureValue figures={figures} metric="mortgageAgents" /> of them for mortgages, and says why each
                stands where they stand.
              </>
            )}
          </p>
          <LinkButton kind="secondary" href={smartMatchPath}>
            Find your match
          </LinkButton>
        </div>
      </Section>

      <Section
        title="A network in four tiers"
        aside={
          <AppLink href={businessModelPath} className="link">
            How the network works
          </AppLink>
        }
      >
        <FourTiers figures={figures} />
        {network && <FiguresNote asOf={network.asOf} sample={network.sample} />}
      </Section>

      {catalogue && (
        <Section
          title="Plans for companies"
          aside={
            <AppLink href={businessModelPath} className="link">
              Who pays whom
            </AppLink>
          }
        >
          <Plans {...catalogue} />
        </Section>
      )}

      <Section title="Get started">
        <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure text-soft">
            Searching needs no account. Buyers sign up for free, agents with the code of their company, companies with a
            plan.
          </p>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={endUserSignUpPath}>Sign Up Free</LinkButton>
            <LinkButton kind="secondary" href={agentSignUpPath}>
              Join as an agent
            </LinkButton>
            <LinkButton kind="secondary" href={signInPath}>
              Professional Sign In
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
