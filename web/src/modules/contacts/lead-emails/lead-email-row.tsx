import { m } from '@lintel/messages';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { moment } from '../../../ui/time/moment.ts';
import { contactsKey, type LeadEmail } from '../calls.ts';
import { crmPath } from '../paths.ts';

const NewLeadDialog = lazy(async () => ({ default: (await import('../leads/new-lead-dialog.tsx')).NewLeadDialog }));

/** A lead email with its contact, or with its text if it could not be read. */
export function LeadEmailRow({ email }: { email: LeadEmail }) {
  const [adding, setAdding] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const { id, sender, subject, portal, state, contact, text, receivedAt } = email;
  const remove = () => callApi((api) => api.contacts.leadEmails.remove({ id }));
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-2">
        {contact ? (
          <AppLink stay href={crmPath({ lead: contact.id })} className="link font-medium">
            {contact.name}
          </AppLink>
        ) : (
          <span className="font-medium break-words">{subject || m.contacts__no_subject()}</span>
        )}
        {state === 'added' && <Badge tone="good">{m.contacts__lead_email_added()}</Badge>}
        {state === 'known' && <Badge tone="info">{m.contacts__lead_email_known()}</Badge>}
      </p>
      <p className="text-14 break-words text-soft">
        {[portal ?? sender, ...(contact ? [subject] : []), moment(receivedAt)].filter(Boolean).join(' · ')}
      </p>
      {state === 'unread' && (
        <>
          <p className="max-h-48 overflow-y-auto border-l-2 border-line pl-3 text-14 break-words whitespace-pre-wrap">
            {text}
          </p>
          <div className="flex flex-wrap gap-2 pt-1">
            <Button size="sm" onClick={() => setAdding(true)}>
              {m.contacts__add_lead()}
            </Button>
            <Button
              kind="secondary"
              size="sm"
              pending={pending}
              onClick={() => void act(remove, { title: m.contacts__lead_email_deleted() })}
            >
              {m.contacts__delete()}
            </Button>
          </div>
        </>
      )}
      {adding && (
        <Suspense>
          <NewLeadDialog
            email={text}
            onClose={() => setAdding(false)}
            onAdded={() => {
              setAdding(false);
              void act(remove);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
