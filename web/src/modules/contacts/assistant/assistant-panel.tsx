import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Lead, leadsQuery, nowQuery } from '../calls.ts';
import { fullName, statusLabels } from '../labels.ts';
import { ContactBrief } from './contact-brief.tsx';
import { ListingText } from './listing-text.tsx';

/** Drafts, summaries and next steps from the agent's data. The agent reads, changes and sends each text. */
export function AssistantPanel() {
  const [subject, setSubject] = useState<'contact' | 'listing'>('contact');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Choice
        quiet
        legend={m.contacts__draft_for()}
        value={subject}
        onChange={setSubject}
        options={[
          { value: 'contact', label: m.contacts__for_a_client() },
          { value: 'listing', label: m.contacts__for_a_listing() },
        ]}
      />
      {subject === 'contact' ? <ForContact /> : <ListingText />}
    </div>
  );
}

/** Begins with the contact who comes first in Today. */
function ForContact() {
  const first = useQuery(nowQuery);
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 250);
  const found = useQuery({ ...leadsQuery({ q, sort: 'name', page: 1, perPage: 8 }), enabled: q !== '' }).data?.leads;
  const contact = chosen ?? first.data?.needs.find((need) => need.contact)?.contact ?? undefined;
  if (!first.data && !first.error) return <Skeleton className="h-96" />;
  const items = q === '' ? [] : (found ?? []);
  return (
    <>
      <Combobox<Lead>
        labelShown
        className="max-w-96"
        label={m.contacts__client()}
        placeholder={contact?.name ?? m.contacts__name_email_phone_or_tag()}
        text={typed}
        onText={setTyped}
        items={items}
        keyOf={({ id }) => String(id)}
        show={(lead) => (
          <span className="flex justify-between gap-2 text-14">
            <span>{fullName(lead)}</span>
            <span className="text-soft">{statusLabels[lead.status]}</span>
          </span>
        )}
        onPick={(lead) => {
          setChosen({ id: lead.id, name: fullName(lead) });
          setTyped('');
        }}
        status={q === '' ? '' : m.contacts__contacts_found({ count: items.length })}
      />
      {contact ? (
        <ContactBrief key={contact.id} id={contact.id} name={contact.name} />
      ) : (
        <EmptyState title={m.contacts__choose_a_client()}>{m.contacts__choose_a_client_about()}</EmptyState>
      )}
    </>
  );
}
