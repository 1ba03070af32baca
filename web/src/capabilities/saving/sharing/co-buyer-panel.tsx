import { invitationDays, membersMax, NewInvitation } from '@lintel/server/saving';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type Api, ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { type SharedListAnswer, savedKey, sharedListQuery } from '../queries.ts';
import { PartDialog } from './part-dialog.tsx';

type Member = SharedListAnswer['members'][number];

/** Who shares the list, whom they invited, and the way to ask somebody in. */
export function CoBuyerPanel() {
  const list = useQuery(sharedListQuery);
  return (
    <Card as="aside" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 self-start p-4 print:hidden">
      <h2 className="text-22">Who shares this list</h2>
      {list.data ? (
        <People list={list.data} />
      ) : list.isError ? (
        <ErrorState
          what="The people of your list could not be read"
          error={list.error}
          onRetry={() => void list.refetch()}
          pending={list.isFetching}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}

/** Sends a change of who is on the list; the answer is the list as it is then. */
function useListChange<Input>(send: (api: Api, input: Input) => Promise<SharedListAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => ask((api) => send(api, input)),
    onSuccess: (list) => {
      client.setQueryData(sharedListQuery.queryKey, list);
      void client.invalidateQueries({ queryKey: [...savedKey, 'page'] });
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: 'That did not work',
        description: error instanceof Failure ? error.text : 'Please try again.',
      }),
  });
}

function People({ list: { members, invitations } }: { list: SharedListAnswer }) {
  const [parting, setParting] = useState<Member>();
  const revoke = useListChange((api, id: number) => api.saving.sharing.revoke({ id }));
  const part = useListChange(({ saving: { sharing } }, { mine, personId }: Member) =>
    mine ? sharing.leave({}) : sharing.removeMember({ personId }),
  );
  const me = members.find(({ mine }) => mine)!;
  const others = members.filter(({ mine }) => !mine);
  return (
    <>
      {others.length === 0 ? (
        <p className="text-14 text-soft">
          Only you. Invite whoever buys with you: you both see the same homes, notes and tags, and each of you votes.
        </p>
      ) : (
        <ul className="grid gap-2">
          {others.map((member) => (
            <li key={member.personId} className="flex items-center justify-between gap-2">
              <span className="min-w-0 truncate">
                {member.firstName} {member.lastName}
              </span>
              <Button
                kind="quiet"
                size="sm"
                aria-label={`Part from ${member.firstName}`}
                onClick={() => setParting(member)}
              >
                Part
              </Button>
            </li>
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <ul aria-label="Open invitations" className="grid gap-2 border-line border-t pt-3">
          {invitations.map(({ id, email }) => (
            <li key={id} className="flex items-center justify-between gap-2 text-14">
              <span className="min-w-0">
                <span className="block truncate">{email}</span>
                <span className="text-12 text-soft">Invited, not answered yet</span>
              </span>
              <Button
                kind="quiet"
                size="sm"
                pending={revoke.isPending}
                aria-label={`Take the invitation of ${email} back`}
                onClick={() => revoke.mutate(id)}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
      {members.length < membersMax && <Invite />}
      {others.length > 0 && (
        <Button kind="secondary" onClick={() => setParting(me)}>
          Leave this list
        </Button>
      )}
      {parting && (
        <PartDialog
          member={parting}
          others={others.map(({ firstName }) => firstName)}
          pending={part.isPending}
          onClose={() => setParting(undefined)}
          onPart={() => part.mutate(parting, { onSettled: () => setParting(undefined) })}
        />
      )}
    </>
  );
}

function Invite() {
  const client = useQueryClient();
  const form = useForm({
    schema: NewInvitation,
    start: { email: '' },
    failed: 'The invitation was not sent. Please try again.',
    async send({ email }) {
      client.setQueryData(sharedListQuery.queryKey, await ask((api) => api.saving.sharing.invite({ email })));
      form.reset();
      showToast({ title: 'Invitation sent', description: `The link in it works once, for ${invitationDays} days.` });
    },
  });
  return (
    <Form form={form} label="Invite a co-buyer" className="grid gap-3 border-line border-t pt-3">
      <TextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label="Email of a co-buyer"
      />
      <div>
        <Submit form={form} pending="Sending…">
          Invite
        </Submit>
      </div>
    </Form>
  );
}
