import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useRouteContext } from '@tanstack/react-router';
import { LinkButton } from '../../ui/button.tsx';
import { homePath, supportPath } from '../public/paths.ts';
import type { Who } from './audience.ts';

const people: Record<Who, string> = texts({
  anyone: m.signed_in__anyone_with_an_account,
  buyer: m.signed_in__home_buyers,
  agent: m.signed_in__agents,
  real_estate: m.signed_in__real_estate_agents,
  mortgage: m.signed_in__mortgage_agents,
  reseller: m.signed_in__resellers_company_owners,
  wholesaler: m.signed_in__the_wholesaler,
});

/** Names the audience of the page, and links to the person's own dashboard. */
export default function ForbiddenPage({ who }: { who: Who }) {
  const { session } = useRouteContext({ from: '__root__' });
  const me = session.person;
  return (
    <div className="page grid max-w-180 grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-16">
      <title>{m.signed_in__no_access_to_this_page()}</title>
      <h1 className="text-36">{m.signed_in__this_page_is_for({ people: people[who] })}</h1>
      <p className="max-w-measure text-soft">
        {me &&
          m.signed_in__youre_signed_in_as({
            firstName: me.firstName,
            lastName: me.lastName,
            roleLabel: me.roleLabel,
          })}
        {m.signed_in__your_account_is_fine_and()}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={me?.home ?? homePath}>{m.signed_in__go_to_your_dashboard()}</LinkButton>
        <LinkButton href={supportPath} kind="secondary">
          {m.signed_in__contact_support()}
        </LinkButton>
      </div>
    </div>
  );
}
