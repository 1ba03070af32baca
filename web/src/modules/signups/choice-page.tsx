import { m } from '@lintel/messages';
import { Building2, House, IdCard } from 'lucide-react';
import { writeSearchParams } from '../../api/search-params.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { signInAt } from '../accounts/paths.ts';
import { agentSignUpPath, endUserSignUpPath, resellerSignUpPath } from './paths.ts';
import { PendingNotice, type PendingSignUpAction } from './sign-up-page.tsx';

const signUps = [
  {
    Mark: House,
    get title() {
      return m.network__home_buyers();
    },
    get price() {
      return m.network__free_no_credit_card_needed();
    },
    get action() {
      return m.network__sign_up_as_a_home();
    },
    href: endUserSignUpPath,
    next: [m.network__you_fill_in_one_page, m.network__you_confirm_your_email_with, m.network__you_can_search_save_and],
  },
  {
    Mark: IdCard,
    get title() {
      return m.network__agents();
    },
    get price() {
      return m.network__your_company_sets_the_price();
    },
    get action() {
      return m.network__sign_up_as_an_agent();
    },
    href: agentSignUpPath,
    next: [
      m.network__you_use_a_licensed_companys,
      m.network__the_company_accepts_you_and,
      m.network__then_you_can_receive_clients,
    ],
  },
  {
    Mark: Building2,
    get title() {
      return m.network__companies();
    },
    get price() {
      return m.network__plans_by_number_of_agents();
    },
    get action() {
      return m.network__sign_up_your_company();
    },
    href: resellerSignUpPath,
    next: [
      m.network__you_complete_four_steps_your,
      m.network__you_pay_and_the_wholesaler,
      m.network__then_you_can_invite_agents,
    ],
  },
];

/** The three kinds of sign-up, each with a description. A pending action is passed along. */
export function SignUpChoicePage({
  pending,
  intent,
}: {
  pending: PendingSignUpAction | undefined;
  intent: Record<string, unknown>;
}) {
  const query = pending ? writeSearchParams(intent) : '';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      <header className="grid gap-3">
        <h1 className="text-36">{m.network__sign_up()}</h1>
        <p className="max-w-measure text-18 text-soft">{m.network__how_will_you_use_lintel()}</p>
      </header>
      {pending && <PendingNotice pending={pending} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        {signUps.map(({ Mark, title, price, action, href, next }) => (
          <li key={href} className="grid">
            <Card as="article" className="flex flex-col gap-4 p-4 md:p-6">
              <h2 className="flex items-center gap-3 text-28">
                <Mark aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-primary" />
                {title}
              </h2>
              <p className="text-14 font-medium">{price}</p>
              <div className="grid gap-2">
                <h3 className="text-18">{m.network__what_happens_next()}</h3>
                <ol className="grid list-decimal gap-1 pl-5 text-14 text-soft">
                  {next.map((step) => (
                    <li key={step()}>{step()}</li>
                  ))}
                </ol>
              </div>
              <LinkButton href={href + query} className="mt-auto w-full">
                {action}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-14">
        {m.network__already_have_an_account()}{' '}
        <AppLink href={signInAt('all', pending?.back ?? '')} className="link">
          {m.network__sign_in()}
        </AppLink>
      </p>
    </div>
  );
}
