import { m } from '@lintel/messages';
import { type Company, NoteBody } from '@lintel/server/administration';
import { callApi } from '../../../api/client.ts';
import { TextareaField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { moment } from '../../../ui/time/moment.ts';
import { wholesalerKey } from '../queries.ts';

/** Internal notes of the wholesaler; the company never sees them. */
export function CompanyNotes({ id, notes }: { id: number; notes: Company['notes'] }) {
  const { confirm } = useAction({ refetch: [wholesalerKey] });
  const form = useForm<{ note: string }, { note: string }>({
    schema: NoteBody,
    start: { note: '' },
    failed: m.network__we_couldnt_save_the_note(),
    send: async ({ note }) => {
      await callApi((api) => api.network.wholesaler.addNote({ id, note }));
      form.reset();
      await confirm();
    },
  });
  return (
    <>
      <Form form={form} label={m.network__add_a_note()} className="grid gap-2">
        <TextareaField
          form={form}
          name="note"
          label={m.network__new_note()}
          rows={2}
          help={m.network__only_you_see_it()}
          maxLength={2_000}
        />
        <div>
          <Submit form={form} pending={m.administration__saving()}>
            {m.network__add_note()}
          </Submit>
        </div>
      </Form>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id: key, note, author, createdAt }) => (
            <li key={key} className="border-l-2 border-line pl-3 text-14">
              <p className="whitespace-pre-line">{note}</p>
              <p className="text-12 text-soft">
                {author ?? m.network__former_user()}, {moment(createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
