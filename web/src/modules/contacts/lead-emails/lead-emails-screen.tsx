import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCopy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog, WideDialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { contactsKey, leadEmailsQuery } from '../calls.ts';
import { LeadEmailRow } from './lead-email-row.tsx';

/** The agent's address for lead emails, and what arrived at it; emails that could not be read come first. */
export function LeadEmailsScreen({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(leadEmailsQuery);
  const unread = data?.emails.filter(({ state }) => state === 'unread') ?? [];
  const read = data?.emails.filter(({ state }) => state !== 'unread') ?? [];
  return (
    <WideDialog open title={m.contacts__lead_emails()} onOpenChange={(open) => open || onClose()}>
      {error && (
        <ErrorState what={m.contacts__we_couldnt_load_lead_emails()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data.address ? <Address address={data.address} /> : <NoAddress />}
          {unread.length > 0 && (
            <section aria-label={m.contacts__unread_lead_emails()}>
              <h3 className="text-18">{m.contacts__unread_lead_emails()}</h3>
              <ul className="border-t border-line">
                {unread.map((email) => (
                  <LeadEmailRow key={email.id} email={email} />
                ))}
              </ul>
            </section>
          )}
          {data.address && (
            <section aria-label={m.contacts__received_lead_emails()}>
              <h3 className="text-18">{m.contacts__received_lead_emails()}</h3>
              {read.length === 0 && <p className="text-14 text-soft">{m.contacts__no_lead_emails_yet()}</p>}
              <ul className="border-t border-line">
                {read.map((email) => (
                  <LeadEmailRow key={email.id} email={email} />
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </WideDialog>
  );
}

const NoAddress = () => (
  <Notice tone="info" title={m.contacts__no_lead_address()}>
    {m.contacts__no_lead_address_about()}
  </Notice>
);

function Address({ address }: { address: string }) {
  const [renewing, setRenewing] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const renew = async () => {
    const renewed = await act(() => callApi((api) => api.contacts.leadEmails.renewAddress({})), {
      title: m.contacts__lead_address_renewed(),
    });
    if (renewed) setRenewing(false);
  };
  return (
    <div className="grid gap-3">
      <p>{m.contacts__lead_address_about()}</p>
      <Field
        label={m.contacts__lead_address()}
        help={m.contacts__lead_address_help()}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void act(() => navigator.clipboard.writeText(address), { title: m.contacts__copied() })}>
          <ClipboardCopy aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__copy()}
        </Button>
        <Button kind="secondary" onClick={() => setRenewing(true)}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__new_lead_address()}
        </Button>
      </div>
      {renewing && (
        <Dialog
          open
          cancel
          title={m.contacts__new_lead_address()}
          onOpenChange={setRenewing}
          footer={
            <Button kind="danger" pending={pending} onClick={() => void renew()}>
              {m.contacts__replace_address()}
            </Button>
          }
        >
          {m.contacts__new_lead_address_about()}
        </Dialog>
      )}
    </div>
  );
}
