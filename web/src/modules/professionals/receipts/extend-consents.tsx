import { m } from '@lintel/messages';
import { addedFacts, consentText, type SharedFact, sharedFacts, sharedLabels } from '@lintel/server/professionals';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { networkKey, type TeamMember, teamQuery } from '../calls.ts';
import { nameOf } from '../words.ts';

/** Offers to share facts that did not exist when the buyer consented. Nothing is shared before they agree here. */
export function ExtendConsents() {
  const { data: team = [] } = useQuery(teamQuery());
  const members = team.filter(({ mayExtend }) => mayExtend);
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="extend" data-print="no" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="extend" className="text-22">
          {m.professionals__more_you_can_share()}
        </h2>
        <p className="max-w-measure text-soft">{m.professionals__you_can_now_share_more()}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {members.map((member) => (
          <Extension key={member.professionalId} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Extension({ member: { professional, shared } }: { member: TeamMember }) {
  const { act, pending } = useAction({ refetch: [networkKey] });
  const name = nameOf(professional);
  const more: readonly SharedFact[] = addedFacts.filter((fact) => !shared.includes(fact));
  const all = sharedFacts.filter((fact) => shared.includes(fact) || more.includes(fact));
  return (
    <li className="lintel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h3 className="text-18">{name}</h3>
      <p className="text-14">{m.professionals__cant_see({ name })}</p>
      <ul className="list-disc pl-5 text-14">
        {more.map((fact) => (
          <li key={fact}>{sharedLabels[fact]}</li>
        ))}
      </ul>
      <p className="border-l-2 border-primary pl-3 text-14 text-soft">{consentText(name, all)}</p>
      <Button
        className="max-w-full justify-self-start py-2 whitespace-normal!"
        pending={pending}
        onClick={() =>
          void act(
            () => callApi((api) => api.professionals.share({ id: professional.id, shared: all, consent: true })),
            () => ({
              title: m.professionals__shared(),
              description: m.professionals__can_now_see_this_information({ name }),
            }),
          )
        }
      >
        {m.professionals__agree_and_share_with({ name })}
      </Button>
    </li>
  );
}
