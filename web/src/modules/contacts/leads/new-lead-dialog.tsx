import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { contactsKey, type ReadLeadEmail, sameQuery } from '../calls.ts';
import { fullName, optionsOf, sourceLabels, statusLabels } from '../labels.ts';
import { crmPath } from '../paths.ts';
import { emptyDraft, type LeadDraft } from './lead-draft.ts';
import { LeadFields } from './lead-fields.tsx';
import { PasteEmail } from './paste-email.tsx';
import { useLeadForm } from './use-lead-form.ts';

/** Maximum length of a note. */
const noteMax = 5_000;
const sources = ['referral', 'phone', 'email', 'open_house', 'other'] as const;

/** The form of a new lead, which a pasted email fills. It names contacts who have the same address or number already. */
export function NewLeadDialog(props: {
  /** The text of an email to begin with. */
  email?: string;
  onClose: () => void;
  onAdded: (id: number) => void;
}) {
  const { onClose, onAdded } = props;
  const form = useLeadForm(emptyDraft);
  const [source, setSource] = useState<(typeof sources)[number]>('referral');
  const [note, setNote] = useState('');
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const read = ({ lead, portal, rest }: ReadLeadEmail) => {
    form.setDraft((draft) => ({ ...draft, ...(lead as Partial<LeadDraft>), ...(portal && { tags: portal }) }));
    setNote(rest.slice(0, noteMax));
    setSource('email');
  };
  const save = async () => {
    if (!form.isValid()) return;
    let added: number | undefined;
    await act(
      () =>
        form.send(async (fields) => {
          const { id } = await callApi((api) => api.contacts.create({ ...fields, leadSource: source }));
          added = id;
          if (note) await callApi((api) => api.contacts.log({ id, kind: 'note', text: note }));
        }),
      (sent) => (sent ? { title: m.contacts__lead_added() } : undefined),
    );
    if (added !== undefined) onAdded(added);
  };
  return (
    <Drawer
      open
      cancel
      title={m.contacts__new_lead()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__add_lead()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <PasteEmail start={props.email} onRead={read} />
        <SameContacts emails={form.draft.emails} phones={form.draft.phones} />
        <LeadFields draft={form.draft} errors={form.errors} onChange={form.setDraft} />
        <Select
          label={m.contacts__source()}
          value={source}
          options={optionsOf(Object.fromEntries(sources.map((each) => [each, sourceLabels[each]])))}
          onChange={({ target }) => setSource(target.value as (typeof sources)[number])}
        />
      </div>
    </Drawer>
  );
}

function SameContacts({ emails, phones }: { emails: string; phones: string }) {
  const email = useDebounced(emails.split(',')[0]!.trim(), 300);
  const phone = useDebounced(phones.split(',')[0]!.replace(/\D/g, '').slice(-10), 300);
  const byEmail = useQuery(sameQuery(email.includes('@') ? email : '')).data?.leads ?? [];
  const byPhone = useQuery(sameQuery(phone.length === 10 ? phone : '')).data?.leads ?? [];
  const found = [...new Map([...byEmail, ...byPhone].map((lead) => [lead.id, lead])).values()];
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice tone="warning" title={m.contacts__maybe_known_already()}>
          <ul>
            {found.map((lead) => (
              <li key={lead.id}>
                <AppLink href={crmPath({ lead: lead.id })} className="link">
                  {fullName(lead)}
                </AppLink>{' '}
                · {statusLabels[lead.status]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
