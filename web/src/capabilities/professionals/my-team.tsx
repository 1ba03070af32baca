import { sharedLabels } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { dayHere } from '../../ui/moment.ts';
import { smartMatchPath } from '../matching/paths.ts';
import { Appointments } from './appointments.tsx';
import { type TeamMember, teamQuery } from './calls.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { useDoings } from './doings.tsx';
import { professionalsPath, receiptsPath } from './paths.ts';
import { ProfessionalCard } from './professional-card.tsx';

/** Whom a buyer works with and whom they asked, with what each sees, and what is agreed on. */
export function MyTeam() {
  const { data: team, error, refetch } = useQuery(teamQuery());
  const { start, dialog } = useDoings();
  if (error) return <ErrorState what="Your team could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!team) return <CardSkeletons />;
  if (team.length === 0)
    return (
      <EmptyState
        title="No professionals connected yet"
        actions={
          <>
            <LinkButton href={professionalsPath({ tab: 'agents' })}>Find an agent</LinkButton>
            <LinkButton href={smartMatchPath()} kind="secondary">
              SmartMatch
            </LinkButton>
          </>
        }
      >
        Agents and mortgage advisors whom you connect with stand here, with their licence, your messages and your
        appointments.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {team.map((member) => (
          <ProfessionalCard
            key={member.professionalId}
            professional={member.professional}
            onDo={(what) => start(what, member.professional, member)}
            more={<MemberActions member={member} onDo={(what) => start(what, member.professional, member)} />}
          >
            <Standing member={member} />
          </ProfessionalCard>
        ))}
      </ul>
      <Appointments when="coming" title="Appointments" />
      <Appointments when="past" title="Past appointments" />
      <AppLink href={receiptsPath} className="link justify-self-start text-14">
        Consent receipts: what you agreed to show whom
      </AppLink>
      {dialog}
    </div>
  );
}

function Standing({ member }: { member: TeamMember }) {
  const { state, origin, since, lapsesAt, shared } = member;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-14 text-soft">
      <p>
        {state === 'pending'
          ? `Asked ${dayHere(member.requestedAt!)}; lapses ${dayHere(lapsesAt!)} if it is not answered.`
          : `${origin === 'code' ? 'Your agent by their code' : 'Connected'}${since ? ` since ${dayHere(since)}` : ''}.`}
      </p>
      <p>
        {state === 'pending' ? 'Will see' : 'Sees'}: {shared.map((fact) => sharedLabels[fact].toLowerCase()).join('; ')}
        .
      </p>
    </div>
  );
}

function MemberActions({ member, onDo }: { member: TeamMember; onDo: (what: 'share' | 'end' | 'withdraw') => void }) {
  const name = `${member.professional.firstName} ${member.professional.lastName}`;
  return (
    <div className="flex w-full flex-wrap gap-2 border-t border-line pt-3">
      <Button
        kind="quiet"
        size="sm"
        onClick={() => onDo('share')}
        aria-label={`What they see: change what ${name} sees`}
      >
        What they see
      </Button>
      {member.state === 'pending' ? (
        <Button kind="quiet" size="sm" onClick={() => onDo('withdraw')} aria-label={`Take back the request to ${name}`}>
          Take back
        </Button>
      ) : (
        <Button kind="quiet" size="sm" onClick={() => onDo('end')} aria-label={`End the work with ${name}`}>
          End the work
        </Button>
      )}
    </div>
  );
}
