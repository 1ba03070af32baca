import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dayHere } from '../../../ui/time/moment.ts';
import { contactsKey, type LeadDetail, mergesQuery } from '../calls.ts';
import { FieldValues } from '../fields/field-values.tsx';
import { useFieldValues } from '../fields/use-field-values.ts';
import { fullName } from '../labels.ts';
import { draftOf } from '../leads/lead-draft.ts';
import { LeadFields } from '../leads/lead-fields.tsx';
import { useLeadForm } from '../leads/use-lead-form.ts';
import { crmPath } from '../paths.ts';
import { useContactActions } from '../use-contact-actions.ts';

/** The details of a contact as a form, their merges with undo, and their deletion. */
export function Details({ lead, onDeleted }: { lead: LeadDetail; onDeleted: () => void }) {
  const form = useLeadForm(draftOf(lead));
  const custom = useFieldValues(lead.id);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const { remove } = useContactActions();
  const save = () =>
    act(
      async () =>
        (await form.send((fields) => callApi((api) => api.contacts.change({ ...fields, id: lead.id })))) &&
        custom.send(),
      (sent) => (sent ? { title: m.contacts__details_saved() } : undefined),
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {lead.tags.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {lead.tags.map((tag) => (
            <AppLink key={tag} href={crmPath({ tag })} className="contents">
              <ChipButton tabIndex={-1}>{tag}</ChipButton>
            </AppLink>
          ))}
        </div>
      )}
      <LeadFields draft={form.draft} errors={form.errors} onChange={form.setDraft} />
      <FieldValues custom={custom} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
        <Button
          kind="quiet"
          onClick={async () => {
            if (await remove({ id: lead.id, name: fullName(lead) })) onDeleted();
          }}
        >
          {m.contacts__delete_contact()}
        </Button>
      </div>
      <Merges id={lead.id} />
    </form>
  );
}

function Merges({ id }: { id: number }) {
  const merges = useQuery(mergesQuery(id)).data?.filter(({ undoneAt }) => undoneAt === null) ?? [];
  const { act } = useAction({ refetch: [contactsKey] });
  if (merges.length === 0) return null;
  return (
    <section aria-label={m.contacts__merged_contacts()}>
      <h3 className="border-b border-line pb-1 text-14 font-semibold text-soft">{m.contacts__merged_contacts()}</h3>
      <ul>
        {merges.map((merge) => (
          <li key={merge.id} className="flex items-center justify-between gap-2 border-b border-line py-2 text-14">
            <span>
              {merge.absorbedName}
              <span className="block text-soft">
                {m.contacts__merged_undo_until({ on: dayHere(merge.mergedAt), until: dayHere(merge.undoableUntil) })}
              </span>
            </span>
            <Button
              kind="secondary"
              size="sm"
              aria-label={m.contacts__undo_merge_of({ name: merge.absorbedName })}
              onClick={() =>
                void act(() => callApi((api) => api.contacts.merging.undo({ id: merge.id })), {
                  title: m.contacts__merge_undone(),
                })
              }
            >
              {m.ui__undo()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
