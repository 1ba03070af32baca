import { addedFacts, consentText, type SharedFact, sharedFacts, sharedLabels } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ask } from '../../../wire/client.ts';
import { type TeamMember, teamQuery } from '../calls.ts';
import { useAct } from '../use-act.ts';
import { nameOf } from '../words.ts';

/** Offers to show facts that could not be chosen when the buyer agreed. Nothing more is shown until they agree here. */
export function ExtendConsents() {
  const { data: team = [] } = useQuery(teamQuery());
  const members = team.filter(({ mayExtend }) => mayExtend);
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="extend" data-print="no" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="extend" className="text-22">
          New things you can share
        </h2>
        <p className="max-w-measure text-soft">
          You can now share more facts with the people you work with. They don’t see these until you agree.
        </p>
      </div>
      <ul className="grid gap-4">
        {members.map((member) => (
          <Extension key={member.professionalId} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Extension({ member: { professional, shared } }: { member: TeamMember }) {
  const { act, pending } = useAct();
  const name = nameOf(professional);
  const more: readonly SharedFact[] = addedFacts.filter((fact) => !shared.includes(fact));
  const all = sharedFacts.filter((fact) => shared.includes(fact) || more.includes(fact));
  return (
    <li className="lintel grid gap-3 p-4">
      <h3 className="text-18">{name}</h3>
      <p className="text-14">{name} doesn’t see:</p>
      <ul className="list-disc pl-5 text-14">
        {more.map((fact) => (
          <li key={fact}>{sharedLabels[fact]}</li>
        ))}
      </ul>
      <p className="border-l-2 border-primary pl-3 text-14 text-soft">{consentText(name, all)}</p>
      <Button
        className="justify-self-start"
        pending={pending}
        onClick={() =>
          void act(
            () => ask((api) => api.professionals.share({ id: professional.id, shared: all, consent: true })),
            () => ({ title: 'Shared', description: `${name} sees these facts from now on.` }),
          )
        }
      >
        I agree: share with {name}
      </Button>
    </li>
  );
}
