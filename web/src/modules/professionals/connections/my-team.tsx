import { m } from '@lintel/messages';
import { sharedLabels } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { Appointments } from '../../appointments/index.ts';
import { smartMatchPath } from '../../matching/paths.ts';
import { type TeamMember, teamQuery } from '../calls.ts';
import { CardSkeletons } from '../directory/card-skeletons.tsx';
import { ProfessionalCard } from '../directory/professional-card.tsx';
import { professionalsPath, receiptsPath } from '../paths.ts';
import { useProfessionalActions } from '../use-professional-actions.tsx';

/** The professionals a buyer works with or sent a request to, with what each sees, and appointments. */
export function MyTeam() {
  const { data: team, error, refetch } = useQuery(teamQuery());
  const { start, dialog } = useProfessionalActions();
  if (error)
    return (
      <ErrorState what={m.professionals__we_couldnt_load_your_team()} error={error} onRetry={() => void refetch()} />
    );
  if (!team) return <CardSkeletons />;
  if (team.length === 0)
    return (
      <EmptyState
        title={m.professionals__no_professionals_connected_yet()}
        actions={
          <>
            <LinkButton href={professionalsPath({ tab: 'agents' })}>{m.professionals__find_an_agent()}</LinkButton>
            <LinkButton href={smartMatchPath()} kind="secondary">
              {m.professionals__smartmatch()}
            </LinkButton>
          </>
        }
      >
        {m.professionals__agents_and_mortgage_advisors_you()}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {team.map((member) => (
          <ProfessionalCard
            key={member.professionalId}
            professional={member.professional}
            onAction={(what) => start(what, member.professional, member)}
            more={<MemberActions member={member} onAction={(what) => start(what, member.professional, member)} />}
          >
            <ConnectionState member={member} />
          </ProfessionalCard>
        ))}
      </ul>
      <Appointments when="coming" title={m.professionals__appointments()} />
      <Appointments when="past" title={m.professionals__past_appointments()} />
      <AppLink href={receiptsPath} className="link justify-self-start text-14">
        {m.professionals__consent_receipts_what_you_agreed()}
      </AppLink>
      {dialog}
    </div>
  );
}

function ConnectionState({ member }: { member: TeamMember }) {
  const { state, origin, since, lapsesAt, shared } = member;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-14 text-soft">
      <p>
        {state === 'pending'
          ? m.professionals__requested_expires_if_theres_no({
              requestedAt: dayHere(member.requestedAt!),
              lapsesAt: dayHere(lapsesAt!),
            })
          : `${origin === 'code' ? m.professionals__your_agent_connected_by_code() : m.professionals__connected()}${since ? m.professionals__since({ since: dayHere(since) }) : ''}.`}
      </p>
      <p>
        {state === 'pending' ? m.professionals__will_see() : m.professionals__sees()}:{' '}
        {shared.map((fact) => sharedLabels[fact].toLowerCase()).join('; ')}.
      </p>
    </div>
  );
}

function MemberActions({
  member,
  onAction,
}: {
  member: TeamMember;
  onAction: (what: 'share' | 'end' | 'withdraw') => void;
}) {
  const name = `${member.professional.firstName} ${member.professional.lastName}`;
  return (
    <div className="flex w-full flex-wrap gap-2 border-t border-line pt-3">
      <Button
        kind="quiet"
        size="sm"
        onClick={() => onAction('share')}
        aria-label={m.professionals__what_they_see_change_what({ name })}
      >
        {m.professionals__what_they_see()}
      </Button>
      {member.state === 'pending' ? (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => onAction('withdraw')}
          aria-label={m.professionals__withdraw_the_request_to({ name })}
        >
          {m.professionals__withdraw()}
        </Button>
      ) : (
        <Button
          kind="quiet"
          size="sm"
          onClick={() => onAction('end')}
          aria-label={m.professionals__end_connection_with({ name })}
        >
          {m.professionals__end_connection()}
        </Button>
      )}
    </div>
  );
}
