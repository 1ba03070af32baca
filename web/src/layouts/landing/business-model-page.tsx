import { m } from '@lintel/messages';
import { FiguresNote } from '../../modules/administration/figures/figures-note.tsx';
import { FourTiers } from '../../modules/administration/figures/four-tiers.tsx';
import { Plans } from '../../modules/billing/plans.tsx';
import { agentSignUpPath, endUserSignUpPath, resellerSignUpPath } from '../../modules/signups/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { BusinessModelData } from './business-model-data.ts';
import { Section } from './section.tsx';
import { paymentsBy } from './who-pays-whom.ts';

/** Explains the four tiers: their members, who pays whom, and how to join. */
export function BusinessModelPage({ network, catalog }: BusinessModelData) {
  return (
    <>
      <header className="page grid gap-4 pt-12 pb-12">
        <h1 className="text-36">{m.landing__how_the_network_works()}</h1>
        <p className="max-w-measure text-18 text-soft">{m.landing__one_operator_runs_the_platform()}</p>
      </header>

      <Section title={m.landing__four_tiers()}>
        <FourTiers figures={network?.figures ?? []} />
        {network && <FiguresNote asOf={network.asOf} sample={network.sample} />}
      </Section>

      <Section title={m.landing__who_pays_whom()}>
        <ul className="lintel grid grid-cols-[minmax(0,1fr)] px-4 md:px-6">
          {paymentsBy(catalog?.plans).map(({ who, what, howMuch }) => (
            <li
              key={who}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 last:border-b-0 md:grid-cols-[14rem_1fr_1fr]"
            >
              <h3 className="font-sans text-16 font-semibold tracking-normal">{who}</h3>
              <p className="text-14">{what}</p>
              <p className="text-14 text-soft tabular-nums">{howMuch}</p>
            </li>
          ))}
        </ul>
        <p className="max-w-measure text-soft">{m.landing__no_one_is_paid_for()}</p>
      </Section>

      {catalog && (
        <Section title={m.landing__plans_for_companies()}>
          <Plans {...catalog} />
        </Section>
      )}

      <Section title={m.landing__join()}>
        <ul className="grid gap-4 md:grid-cols-3">
          {joins.map(({ title, needs, label, href }) => (
            <li key={href} className="lintel flex flex-col gap-3 p-6">
              <h3 className="text-22">{title}</h3>
              <ul className="grid flex-1 list-disc content-start gap-1 pl-5 text-14 text-soft">
                {needs.map((need) => (
                  <li key={need()}>{need()}</li>
                ))}
              </ul>
              <LinkButton href={href} className="self-start">
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

const joins = [
  {
    get title() {
      return m.landing__as_a_company();
    },
    needs: [
      m.landing__a_valid_license_for_your,
      m.landing__a_plan_based_on_your,
      m.landing__you_invite_agents_accept_them,
    ],
    get label() {
      return m.landing__join_as_a_company();
    },
    href: resellerSignUpPath,
  },
  {
    get title() {
      return m.landing__as_an_agent();
    },
    needs: [m.landing__a_code_or_an_invitation, m.landing__your_own_real_estate_or, m.landing__you_can_start_once_your],
    get label() {
      return m.landing__join_as_an_agent();
    },
    href: agentSignUpPath,
  },
  {
    get title() {
      return m.landing__as_a_home_buyer();
    },
    needs: [
      m.landing__free_no_credit_card_needed,
      m.landing__with_an_agents_code_you,
      m.landing__no_account_needed_just_to,
    ],
    get label() {
      return m.landing__join_as_a_buyer();
    },
    href: endUserSignUpPath,
  },
];
