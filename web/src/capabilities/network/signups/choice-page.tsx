import { Building2, House, IdCard } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { writeSearchParams } from '../../../wire/search-params.ts';
import { signInAt } from '../../accounts/paths.ts';
import { agentSignUpPath, endUserSignUpPath, resellerSignUpPath } from './paths.ts';
import { type Kept, KeptNotice } from './sign-up-page.tsx';

const doors = [
  {
    Mark: House,
    title: 'Home buyers',
    price: 'Free, without a credit card',
    action: 'Sign up as a home buyer',
    href: endUserSignUpPath,
    next: [
      'You fill in one page; a code of your agent connects you, and is not needed.',
      'You confirm your email by a link that we send.',
      'You search, save and ask right away.',
    ],
  },
  {
    Mark: IdCard,
    title: 'Agents',
    price: 'What your company charges you; it is shown before you join',
    action: 'Sign up as an agent',
    href: agentSignUpPath,
    next: [
      'You have the code or the invitation of a licensed company, or find one and apply.',
      'The company accepts you, and your licence is looked up in its public register.',
      'Then clients can be sent to you.',
    ],
  },
  {
    Mark: Building2,
    title: 'Companies',
    price: 'A plan by number of agents, monthly or yearly',
    action: 'Sign up your company',
    href: resellerSignUpPath,
    next: [
      'You fill in four steps: yourself, the company and its licence, the plan, the review.',
      'You pay, and the licence is verified by the wholesaler.',
      'Then you invite agents and hand out codes.',
    ],
  },
];

/** Three doors into the network, each with what happens behind it. A wish that led here goes along. */
export function SignUpChoicePage({ kept, wish }: { kept: Kept | undefined; wish: Record<string, unknown> }) {
  const along = kept ? writeSearchParams(wish) : '';
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-10">
      <header className="grid gap-3">
        <h1 className="text-36">Sign up</h1>
        <p className="max-w-measure text-18 text-soft">
          Choose what you come for. You can read first what happens next.
        </p>
      </header>
      {kept && <KeptNotice kept={kept} />}
      <ul className="grid gap-4 md:grid-cols-3">
        {doors.map(({ Mark, title, price, action, href, next }) => (
          <li key={href} className="grid">
            <Card as="article" className="flex flex-col gap-4 p-4 md:p-6">
              <h2 className="flex items-center gap-3 text-28">
                <Mark aria-hidden size={24} strokeWidth={1.5} className="shrink-0 text-primary" />
                {title}
              </h2>
              <p className="text-14 font-medium">{price}</p>
              <div className="grid gap-2">
                <h3 className="text-18">What happens next</h3>
                <ol className="grid list-decimal gap-1 pl-5 text-14 text-soft">
                  {next.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
              <LinkButton href={href + along} className="mt-auto w-full">
                {action}
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
      <p className="text-14">
        Already have an account?{' '}
        <AppLink href={signInAt('all', kept?.back ?? '')} className="link">
          Sign in
        </AppLink>
      </p>
    </div>
  );
}
