import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CustomField, contactsKey, fieldsQuery } from '../calls.ts';
import { FieldDialog } from './field-dialog.tsx';
import { kindLabels } from './field-kinds.ts';

/** The custom fields of an agent or a company, to add, rename and delete; an agent sees those of the company too. */
export function FieldsManager({ about }: { about: string }) {
  const { data, error, refetch } = useQuery(fieldsQuery);
  const [edited, setEdited] = useState<CustomField | 'new'>();
  const [deleted, setDeleted] = useState<CustomField>();
  return (
    <>
      <p className="text-14 text-soft">{about}</p>
      {error && <ErrorState what={m.contacts__we_couldnt_load_fields()} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="font-medium">{m.contacts__no_custom_fields()}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((field) => (
            <FieldRow key={field.id} field={field} onEdit={() => setEdited(field)} onDelete={() => setDeleted(field)} />
          ))}
        </ul>
      )}
      {data && (
        <Button kind="secondary" className="justify-self-start" onClick={() => setEdited('new')}>
          <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__new_field()}
        </Button>
      )}
      {edited && <FieldDialog field={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteDialog field={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  );
}

function FieldRow(props: { field: CustomField; onEdit: () => void; onDelete: () => void }) {
  const { label, kind, choices, isOwn, isOfCompany, used } = props.field;
  const facts = [
    kind === 'choice' ? `${kindLabels[kind]}: ${choices.join(', ')}` : kindLabels[kind],
    isOfCompany && !isOwn ? m.contacts__field_of_company() : null,
    used > 0 ? m.contacts__field_used_by({ contacts: m.count__contacts({ count: used }) }) : m.contacts__field_unused(),
  ];
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">{label}</p>
        <p className="text-14 break-words text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isOwn && (
        <div className="flex shrink-0">
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.contacts__edit_field_name({ name: label })}
            onClick={props.onEdit}
          >
            <Pencil aria-hidden size={18} strokeWidth={1.5} />
          </Button>
          <Button
            kind="quiet"
            size="icon"
            aria-label={m.contacts__delete_field_name({ name: label })}
            onClick={props.onDelete}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.5} />
          </Button>
        </div>
      )}
    </li>
  );
}

function DeleteDialog({ field: { id, label: name, used }, onClose }: { field: CustomField; onClose: () => void }) {
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const remove = async () => {
    const done = { title: m.contacts__field_deleted({ name }) };
    if (await act(() => callApi((api) => api.contacts.fields.remove({ id })), done)) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__delete_field_name({ name })}
      onOpenChange={(open) => open || onClose()}
      footer={
        <Button kind="danger" pending={pending} onClick={() => void remove()}>
          {m.contacts__delete()}
        </Button>
      }
    >
      {used > 0
        ? m.contacts__delete_field_about({ contacts: m.count__contacts({ count: used }) })
        : m.contacts__delete_field_unused()}
    </Dialog>
  );
}
