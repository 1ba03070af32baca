import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { QueryScope } from '../../api/query-scope.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { profileQuery } from './calls.ts';
import { CanBuyInvitation } from './can-buy-invitation.tsx';
import { cureSentence, programWords, ruleSentence, verdictTones, verdictWords } from './estimate-words.ts';
import { applyPath, canIBuyPath } from './paths.ts';
import { type Estimate, type EstimatedHome, useEstimate } from './use-estimate.ts';

/** Map of the areas in which the USDA guarantees loans. */
const usdaMap = 'https://eligibility.sc.egov.usda.gov/eligibility/welcomeAction.do?pageAction=sfp';

/** Number of changes shown. */
const shownCures = 3;

/** The estimate for one home with its figures and the cheapest changes. */
export default function LivePanel({ home }: { home: EstimatedHome }) {
  return (
    <QueryScope>
      <Loaded home={home} />
    </QueryScope>
  );
}

function Loaded({ home }: { home: EstimatedHome }) {
  const { data: profile } = useQuery(profileQuery);
  const estimate = useEstimate(home);
  if (profile === null) return <CanBuyInvitation />;
  return estimate ? <Panel home={home} estimate={estimate} /> : null;
}

function Panel({ home: { id, currency, country }, estimate }: { home: EstimatedHome; estimate: Estimate }) {
  const { verdict, binding, program, purchase, costs, terms, mayUseUsda } = estimate;
  const whole = (cents: number) => money(Math.round(cents / 100), currency);
  const cures = estimate.cures().slice(0, shownCures);
  const downPercent = Math.round((costs.cash.downCents * 1000) / purchase.priceCents) / 10;
  return (
    <section aria-label={m.affordability__can_i_buy_it()} className="lintel grid gap-3 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-22">{m.affordability__can_i_buy_it()}</h2>
        <Badge tone={verdictTones[verdict]}>{verdictWords[verdict]()}</Badge>
      </div>
      {binding && <p>{ruleSentence(binding, currency)}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14 [&_dd]:tabular-nums [&_dt]:text-soft">
        <dt>{binding ? m.affordability__closest_program() : m.affordability__best_program()}</dt>
        <dd>
          {programWords[program]()}, {m.affordability__percent_down({ percent: downPercent })}
        </dd>
        <dt>{m.affordability__monthly_cost()}</dt>
        <dd>{whole(costs.monthly.totalCents)}</dd>
        <dt>{m.affordability__cash_to_close()}</dt>
        <dd>{whole(costs.cash.totalCents)}</dd>
      </dl>
      {cures.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-sans text-14 font-semibold tracking-normal">{m.affordability__cheapest_changes()}</h3>
          <ul className="grid list-disc gap-1 pl-5 text-14">
            {cures.map((cure) => (
              <li key={cure.kind}>{cureSentence(cure, currency)}</li>
            ))}
          </ul>
        </div>
      )}
      {mayUseUsda && (
        <p className="text-14">
          {m.affordability__may_be_eligible_for_usda()}{' '}
          <a className="link" href={usdaMap} target="_blank" rel="noreferrer noopener">
            {m.affordability__check_the_usda_map()}
          </a>
        </p>
      )}
      <p className="text-14 text-soft">
        {m.affordability__not_an_approval()}{' '}
        {m.affordability__at_rate_of({ rate: terms.assumed.rate[country] ?? 0, years: purchase.years })}{' '}
        <AppLink href={canIBuyPath} className="link">
          {m.affordability__change_your_figures()}
        </AppLink>
      </p>
      <div>
        <LinkButton kind="secondary" href={applyPath(id)}>
          {m.affordability__apply_for_a_mortgage()}
        </LinkButton>
      </div>
    </section>
  );
}
