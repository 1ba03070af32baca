import { useRouteContext } from '@tanstack/react-router';
import { LinkButton } from '../../ui/button.tsx';
import { homePath, supportPath } from '../public/paths.ts';
import type { Who } from './guard.ts';

const people: Record<Who, string> = {
  anybody: 'everybody with an account',
  buyer: 'home buyers',
  agent: 'agents',
  real_estate: 'real estate agents',
  mortgage: 'mortgage agents',
  reseller: 'resellers, the owners of companies',
  wholesaler: 'the wholesaler',
};

/** Says who may open the page, and where one's own desk is. */
export default function RefusedPage({ who }: { who: Who }) {
  const { session } = useRouteContext({ from: '__root__' });
  const me = session.person;
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-16">
      <title>Not your page · Lintel</title>
      <h1 className="text-36">This page is for {people[who]}</h1>
      <p className="max-w-measure text-soft">
        {me && `You are signed in as ${me.firstName} ${me.lastName} (${me.roleLabel}). `}
        Nothing is wrong with your account: it has a desk of its own. If you have another account, sign out and sign in
        with that one.
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={me?.home ?? homePath}>Go to your desk</LinkButton>
        <LinkButton href={supportPath} kind="secondary">
          Ask support
        </LinkButton>
      </div>
    </div>
  );
}
