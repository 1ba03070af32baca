import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The pending action that led to sign-up, and the path to return to. */
export interface PendingSignUpAction {
  outcome: string;
  back: string;
}

export interface OtherSignUp {
  question: string;
  label: string;
  href: string;
}

/** Frame of each sign-up form: purpose, pending action, links to the other sign-ups, and notes. */
export function SignUpPage(props: {
  title: string;
  lead: string;
  pending?: PendingSignUpAction | undefined;
  otherSignUps: readonly OtherSignUp[];
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-16">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid gap-3">
          <h1 className="text-36">{props.title}</h1>
          <p className="text-18 text-soft">{props.lead}</p>
        </header>
        {props.pending && <PendingNotice pending={props.pending} />}
        {props.children}
        <ul className="grid gap-1 border-t border-line pt-4 text-14">
          {props.otherSignUps.map(({ question, label, href }) => (
            <li key={href}>
              {question}{' '}
              <AppLink href={href} className="link">
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
      <aside className="grid content-start gap-4 lg:pt-24">{props.aside}</aside>
    </div>
  );
}

export function PendingNotice({ pending }: { pending: PendingSignUpAction }) {
  return (
    <Notice tone="good" title={m.network__youre_almost_there()}>
      {m.network__after_you_sign_up({ outcome: pending.outcome })}{' '}
      <AppLink href={pending.back} className="link">
        {m.network__go_back_to_where_you()}
      </AppLink>
    </Notice>
  );
}

/** A section of a form with its own heading. */
export function FormSection(props: { title: string; help?: string; level?: 'h2' | 'h3'; children: ReactNode }) {
  const { title, help, level: Heading = 'h2', children } = props;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t-2 border-ink pt-4">
      <header className="grid gap-1">
        <Heading className={Heading === 'h2' ? 'text-22' : 'text-18'}>{title}</Heading>
        {help && <p className="text-14 text-soft">{help}</p>}
      </header>
      {children}
    </section>
  );
}
