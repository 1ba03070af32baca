import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import { FigureValue } from '../../modules/administration/figures/figure-value.tsx';
import { FiguresNote } from '../../modules/administration/figures/figures-note.tsx';
import { FourTiers } from '../../modules/administration/figures/four-tiers.tsx';
import { Plans } from '../../modules/billing/plans.tsx';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { ExampleQueries } from '../../modules/search/example-queries.tsx';
import { hyperSearchPath, propertySearchPath } from '../../modules/search/paths.ts';
import { QueryBox } from '../../modules/search/query-box.tsx';
import { agentSignUpPath, endUserSignUpPath } from '../../modules/signups/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { businessModelPath, signInPath, smartMatchPath } from '../public/paths.ts';
import { HowItReads } from './how-it-reads.tsx';
import type { LandingData } from './landing-data.ts';
import { Section } from './section.tsx';

/** The landing page, with live data. */
export function LandingPage({ day, data }: { day: number; data: LandingData }) {
  const navigate = useNavigate();
  const { network, homes, example, catalog } = data;
  const figures = network?.figures ?? [];

  return (
    <>
      <section className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-12 pb-16 md:pt-20">
        <h1 className="max-w-[20ch] text-36 md:text-48">{m.landing__describe_the_home_you_want()}</h1>
        <p className="max-w-measure text-18 text-soft">
          {m.landing__lintel_reads_the_whole_sentence()}
          {network && (
            <>
              {' '}
              <FigureValue figures={figures} metric="listings" /> {m.landing__homes_in()}{' '}
              <FigureValue figures={figures} metric="markets" /> {m.landing__cities_across_the_usa_and()}
            </>
          )}
        </p>
        <QueryBox onSearch={(q) => void navigate({ to: hyperSearchPath, search: { q } })} />
        <ExampleQueries day={day} />
      </section>

      {homes.length > 0 && (
        <Section
          title={m.landing__new_on_the_market()}
          aside={
            <AppLink href={propertySearchPath} className="link">
              {m.landing__search_all_homes()}
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

      <Section title={m.landing__smartmatch_helps_you_find_an()}>
        <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure text-soft">
            {m.landing__choose_an_agent_by_their()}
            {network && (
              <>
                {' '}
                {m.landing__smartmatch_ranks()} <FigureValue figures={figures} metric="agents" /> {m.landing__agents()}{' '}
                <FigureValue figures={figures} metric="mortgageAgents" /> {m.landing__of_them_for_mortgages_and()}
              </>
            )}
          </p>
          <LinkButton kind="secondary" href={smartMatchPath}>
            {m.landing__find_your_match()}
          </LinkButton>
        </div>
      </Section>

      <Section
        title={m.landing__a_four_tier_network()}
        aside={
          <AppLink href={businessModelPath} className="link">
            {m.landing__how_the_network_works()}
          </AppLink>
        }
      >
        <FourTiers figures={figures} />
        {network && <FiguresNote asOf={network.asOf} sample={network.sample} />}
      </Section>

      {catalog && (
        <Section
          title={m.landing__plans_for_companies()}
          aside={
            <AppLink href={businessModelPath} className="link">
              {m.landing__who_pays_whom()}
            </AppLink>
          }
        >
          <Plans {...catalog} />
        </Section>
      )}

      <Section title={m.landing__get_started()}>
        <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
          <p className="max-w-measure text-soft">{m.landing__you_dont_need_an_account()}</p>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={endUserSignUpPath}>{m.landing__sign_up_free()}</LinkButton>
            <LinkButton kind="secondary" href={agentSignUpPath}>
              {m.landing__join_as_an_agent()}
            </LinkButton>
            <LinkButton kind="secondary" href={signInPath}>
              {m.landing__professional_sign_in()}
            </LinkButton>
          </div>
        </div>
      </Section>
    </>
  );
}
