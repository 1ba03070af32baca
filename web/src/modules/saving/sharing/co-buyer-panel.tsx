import { m } from '@lintel/messages';
import { invitationDays, membersMax, NewInvitation } from '@lintel/server/saving';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { type SharedListAnswer, savedKey, sharedListQuery } from '../queries.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';

type Member = SharedListAnswer['members'][number];

/** Members of the list, open invitations, and a form to invite a co-buyer. */
export function CoBuyerPanel() {
  const list = useQuery(sharedListQuery);
  return (
    <Card as="aside" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 self-start p-4 print:hidden">
      <h2 className="text-22">{m.saving__who_shares_this_list()}</h2>
      {list.data ? (
        <People list={list.data} />
      ) : list.isError ? (
        <ErrorState
          what={m.saving__we_couldnt_load_the_people()}
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

/** Changes the members of the list; the response is the updated list. */
function useListChange() {
  const client = useQueryClient();
  const { act, pending } = useAction({ refetch: [[...savedKey, 'page']] });
  const change = (send: (api: Api) => Promise<SharedListAnswer>) =>
    act(async () => client.setQueryData(sharedListQuery.queryKey, await callApi(send)));
  return { change, pending };
}

function People({ list: { members, invitations } }: { list: SharedListAnswer }) {
  const [memberToRemove, setMemberToRemove] = useState<Member>();
  const revoking = useListChange();
  const removal = useListChange();
  const remove = async ({ mine, personId }: Member) => {
    await removal.change(({ saving: { sharing } }) => (mine ? sharing.leave({}) : sharing.removeMember({ personId })));
    setMemberToRemove(undefined);
  };
  const me = members.find(({ mine }) => mine)!;
  const others = members.filter(({ mine }) => !mine);
  return (
    <>
      {others.length === 0 ? (
        <p className="text-14 text-soft">{m.saving__only_you_so_far_invite()}</p>
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
                aria-label={m.saving__stop_sharing_with({ firstName: member.firstName })}
                onClick={() => setMemberToRemove(member)}
              >
                {m.saving__stop_sharing()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <ul aria-label={m.saving__pending_invitations()} className="grid gap-2 border-line border-t pt-3">
          {invitations.map(({ id, email }) => (
            <li key={id} className="flex items-center justify-between gap-2 text-14">
              <span className="min-w-0">
                <span className="block truncate">{email}</span>
                <span className="text-12 text-soft">{m.saving__invited_no_reply_yet()}</span>
              </span>
              <Button
                kind="quiet"
                size="sm"
                pending={revoking.pending}
                aria-label={m.saving__withdraw_the_invitation_to({ email })}
                onClick={() => void revoking.change((api) => api.saving.sharing.revoke({ id }))}
              >
                {m.saving__withdraw()}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {members.length < membersMax && <Invite />}
      {others.length > 0 && (
        <Button kind="secondary" onClick={() => setMemberToRemove(me)}>
          {m.saving__leave_this_list()}
        </Button>
      )}
      {memberToRemove && (
        <RemoveMemberDialog
          member={memberToRemove}
          others={others.map(({ firstName }) => firstName)}
          pending={removal.pending}
          onClose={() => setMemberToRemove(undefined)}
          onRemove={() => void remove(memberToRemove)}
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
    failed: m.saving__we_couldnt_send_the_invitation(),
    async send({ email }) {
      client.setQueryData(sharedListQuery.queryKey, await callApi((api) => api.saving.sharing.invite({ email })));
      form.reset();
      showToast({
        title: m.saving__invitation_sent(),
        description: m.saving__the_link_in_the_email({ invitationDays }),
      });
    },
  });
  return (
    <Form form={form} label={m.saving__invite_a_co_buyer()} className="grid gap-3 border-line border-t pt-3">
      <TextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={m.saving__co_buyers_email()}
      />
      <div>
        <Submit form={form} pending={m.saving__sending()}>
          {m.saving__invite()}
        </Submit>
      </div>
    </Form>
  );
}
