import { Plans } from '../../capabilities/billing/plans.tsx';
import { FiguresNote } from '../../capabilities/network/figures-note.tsx';
import { FourTiers } from '../../capabilities/network/four-tiers.tsx';
import { agentSignUpPath, endUserSignUpPath, resellerSignUpPath } from '../../capabilities/network/signups/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { BusinessModelAnswers } from './business-model-answers.ts';
import { Section } from './section.tsx';
import { paymentsBy } from './who-pays-whom.ts';

/** Explains the four tiers: who is there, who pays whom, and how to join. */
export function BusinessModelPage({ network, catalogue }: BusinessModelAnswers) {
  return (
    <>
      <header className="page grid gap-4 pt-12 pb-12">
        <h1 className="text-36">How the network works</h1>
        <p className="max-w-measure text-18 text-soft">
          One operator runs the platform. Licensed companies join it with a plan, agents work under one company, and
          home buyers use it for free. Each tier answers for the one below it.
        </p>
      </header>

      <Section title="Four tiers">
        <FourTiers figures={network?.figures ?? []} />
        {network && <FiguresNote asOf={network.asOf} sample={network.sample} />}
      </Section>

      <Section title="Who pays whom">
        <ul className="lintel grid grid-cols-[minmax(0,1fr)] px-4 md:px-6">
          {paymentsBy(catalogue?.plans).map(({ who, what, howMuch }) => (
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
        <p className="max-w-measure text-soft">
          Nobody is paid for bringing somebody into the network, for a lead, for a recommendation or for a closing. What
          a company or an agent pays changes no list, no order and no match. Lintel earns by plans of companies and by
          nothing else.
        </p>
      </Section>

      {catalogue && (
        <Section title="Plans for companies">
          <Plans {...catalogue} />
        </Section>
      )}

      <Section title="Join">
        <ul className="grid gap-4 md:grid-cols-3">
          {joins.map(({ title, needs, label, href }) => (
            <li key={href} className="lintel flex flex-col gap-3 p-6">
              <h3 className="text-22">{title}</h3>
              <ul className="grid flex-1 list-disc content-start gap-1 pl-5 text-14 text-soft">
                {needs.map((need) => (
                  <li key={need}>{need}</li>
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
    title: 'As a company',
    needs: [
      'A valid licence of your state or province; it is checked before you begin, and every 30 days',
      'A plan by the number of your agents, paid by the month or the year',
      'You invite agents, accept them, and give them codes for their buyers',
    ],
    label: 'Join as a company',
    href: resellerSignUpPath,
  },
  {
    title: 'As an agent',
    needs: [
      'The code or the invitation of a company; or you find one and apply',
      'Your own licence, for real estate or for mortgages',
      'You begin once your company has accepted you and your licence is verified',
    ],
    label: 'Join as an agent',
    href: agentSignUpPath,
  },
  {
    title: 'As a home buyer',
    needs: [
      'Free, without a credit card',
      'With the code of an agent you are connected to that agent, without one to nobody',
      'Searching alone needs no account at all',
    ],
    label: 'Join as a buyer',
    href: endUserSignUpPath,
  },
];
