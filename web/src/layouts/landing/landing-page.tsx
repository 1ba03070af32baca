import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import { FigureValue } from '../../modules/administration/figures/figure-value.tsx';
import { FiguresNote } from '../../modules/administration/figures/figures-note.tsx';
import { spanOf } from '../../modules/billing/amounts.ts';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { RateNote } from '../../modules/listings/rate-note.tsx';
import { hyperSearchPath, propertySearchPath } from '../../modules/search/paths.ts';
import { QueryBox } from '../../modules/search/query-box.tsx';
import { agentSignUpPath, endUserSignUpPath } from '../../modules/signups/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { businessModelPath, signInPath, smartMatchPath } from '../public/paths.ts';
import { CityChoice } from './city-choice.tsx';
import { HowItReads } from './how-it-reads.tsx';
import type { LandingData } from './landing-data.ts';
import { LiveExamples } from './live-examples.tsx';
import { Section } from './section.tsx';

/** The landing page, for buyers first, with live data. `near`: facts of the place the visitor chose. */
export function LandingPage({ data, near }: { data: LandingData; near: readonly string[] | undefined }) {
  const navigate = useNavigate();
  const { network, homes, examples, catalog } = data;
  const figures = network?.figures ?? [];
  const [example] = examples;
  const [home] = homes;
  const place = near && home ? `${home.city}, ${home.state}` : undefined;

  return (
    <>
      <section className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-8 pb-12 md:pt-12">
        <h1 className="max-w-[24ch] text-36 md:text-48">{m.landing__describe_the_home_you_want()}</h1>
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
        <LiveExamples examples={examples} />
      </section>

      <Section
        title={place ? m.landing__new_in({ place }) : m.landing__new_on_the_market()}
        aside={
          <div className="flex flex-wrap items-center gap-4">
            <CityChoice />
            <AppLink href={propertySearchPath} className="link">
              {m.landing__search_all_homes()}
            </AppLink>
          </div>
        }
      >
        {homes.length > 0 ? (
          <div className="grid gap-2">
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {homes.map((each) => (
                <li key={each.id} className="grid">
                  <HomeCard home={each} back="/" />
                </li>
              ))}
            </ul>
            <RateNote homes={homes} />
          </div>
        ) : (
          <p className="text-soft">{m.landing__no_homes_for_sale_there()}</p>
        )}
      </Section>

      {example && <HowItReads {...example} />}

      <Section
        title={m.landing__how_matching_and_money_work()}
        aside={
          <AppLink href={smartMatchPath} className="link">
            {m.landing__find_your_match()}
          </AppLink>
        }
      >
        <ol className="grid gap-x-8 md:grid-cols-2">
          {steps.map(({ title, text }, at) => (
            <li key={title()} className="flex gap-4 border-b border-line py-4">
              <span aria-hidden className="font-display text-22 font-semibold text-primary tabular-nums">
                {at + 1}
              </span>
              <p>
                <strong className="font-semibold">{title()}</strong> {text()}
              </p>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={endUserSignUpPath}>{m.landing__sign_up_free()}</LinkButton>
          <LinkButton kind="secondary" href={hyperSearchPath}>
            {m.landing__open_hypersearch()}
          </LinkButton>
        </div>
      </Section>

      <Section
        title={m.landing__for_professionals()}
        aside={
          <AppLink href={businessModelPath} className="link">
            {m.landing__how_the_network_works()}
          </AppLink>
        }
      >
        <div className="grid items-end gap-6 md:grid-cols-[1fr_auto]">
          <div className="grid max-w-measure gap-2">
            {network && (
              <p>
                <FigureValue figures={figures} metric="resellers" /> {m.landing__companies_with()}{' '}
                <FigureValue figures={figures} metric="agents" /> {m.landing__agents()}{' '}
                <FigureValue figures={figures} metric="mortgageAgents" /> {m.landing__of_them_for_mortgages()}{' '}
                <FigureValue figures={figures} metric="buyers" /> {m.landing__buyers_on_lintel()}
              </p>
            )}
            {catalog && (
              <p className="text-soft">
                {m.landing__companies_join_with_a_plan()} {spanOf(catalog.plans)}
              </p>
            )}
            {network && <FiguresNote asOf={network.asOf} sample={network.sample} />}
          </div>
          <div className="flex flex-wrap gap-2">
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

const steps = [
  { title: m.landing__you_search, text: m.landing__you_search_text },
  { title: m.landing__you_know_the_cost, text: m.landing__you_know_the_cost_text },
  { title: m.landing__you_choose_an_agent, text: m.landing__choose_an_agent_by_their },
  { title: m.landing__you_dont_pay_lintel, text: m.landing__you_dont_pay_lintel_text },
];
