import { m } from '@lintel/messages';
import { type Application, NewCoBorrower } from '@lintel/server/lending';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { applicationQuery, lendingKey } from '../calls.ts';
import { mortgagePath } from '../paths.ts';

/** The second borrower: invited by email, joined, or removed; and who has signed. */
export function CoBorrowerPanel({ application }: { application: Application }) {
  const { id, role, status, coBorrower, signatures } = application;
  const [inviting, setInviting] = useState(false);
  const canChange = status === 'pending' && role !== 'agent';
  if (!coBorrower && !(canChange && role === 'borrower')) return null;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <h3 className="text-18">{m.lending__co_borrower()}</h3>
      {!coBorrower || inviting ? (
        <Invite id={id} onDone={() => setInviting(false)} />
      ) : (
        <>
          <p>
            {coBorrower.status === 'joined'
              ? coBorrower.isMe
                ? m.lending__you_are_co_borrower()
                : m.lending__joined_as_co_borrower({ name: coBorrower.name ?? '' })
              : m.lending__invitation_sent_to({ email: coBorrower.email })}
          </p>
          {signatures.map(({ name, at, isCurrent }) => (
            <p key={name + at} className="text-14 text-soft">
              {m.lending__signed_on({ name, day: day.format(new Date(at)) })}
              {!isCurrent && status === 'pending' && ` ${m.lending__changed_since_signature()}`}
            </p>
          ))}
          {canChange && (
            <div className="flex flex-wrap gap-2">
              {coBorrower.status === 'invited' && (
                <Button kind="secondary" onClick={() => setInviting(true)}>
                  {m.lending__invite_again()}
                </Button>
              )}
              <Remove application={application} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function Invite({ id, onDone }: { id: number; onDone: () => void }) {
  const { confirm } = useAction({ refetch: [lendingKey] });
  const form = useForm({
    schema: NewCoBorrower,
    start: { email: '' },
    async send({ email }) {
      await callApi((api) => api.lending.inviteCoBorrower({ id, email }));
      await confirm({ title: m.lending__invitation_sent() });
      onDone();
    },
    failed: m.lending__could_not_invite(),
  });
  return (
    <Form form={form} label={m.lending__invite_co_borrower()}>
      <p className="text-14 text-soft">{m.lending__about_co_borrowers()}</p>
      <TextField form={form} name="email" type="email" autoComplete="off" label={m.lending__their_email()} />
      <div>
        <Submit form={form} pending={m.lending__saving()}>
          {m.lending__invite_co_borrower()}
        </Submit>
      </div>
    </Form>
  );
}

/** Cancels an invitation at once; removing or leaving deletes data, so it asks first. */
function Remove({ application: { id, role, coBorrower } }: { application: Application }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const isLeaving = role === 'co_borrower';
  const { act, pending } = useAction({
    refetch: isLeaving ? [] : [applicationQuery(id).queryKey],
    failed: m.lending__could_not_remove_co_borrower(),
  });
  const remove = async () => {
    if (!(await act(() => callApi((api) => api.lending.removeCoBorrower({ id }))))) return;
    setAsking(false);
    if (isLeaving) await navigate({ to: mortgagePath });
  };
  const label = isLeaving ? m.lending__leave_application() : m.lending__remove_co_borrower();
  if (coBorrower?.status === 'invited')
    return (
      <Button kind="quiet" pending={pending} onClick={() => void remove()}>
        {m.lending__cancel_invitation()}
      </Button>
    );
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        title={label}
        open={asking}
        onOpenChange={setAsking}
        cancel
        footer={
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            {label}
          </Button>
        }
      >
        <p>{isLeaving ? m.lending__leaving_deletes() : m.lending__removing_deletes()}</p>
      </Dialog>
    </>
  );
}
