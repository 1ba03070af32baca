import { m } from '@lintel/messages';
import { AppealBody } from '@lintel/server/licensing';
import { callApi } from '../../api/client.ts';
import { TextareaField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useAction } from '../../ui/hooks/use-action.ts';

/** Requests another review of a rejected license. */
export function AppealForm({ id }: { id: number }) {
  const { confirm } = useAction({ refetch: [[]] });
  const form = useForm<{ message: string }, { message: string }>({
    schema: AppealBody,
    start: { message: '' },
    failed: m.network__we_couldnt_send_your_appeal(),
    send: async ({ message }) => {
      await callApi((api) => api.network.appeals.appeal({ id, message }));
      await confirm({ title: m.network__appeal_sent_2(), description: m.network__a_person_will_review_the() });
    },
  });
  return (
    <Form form={form} label={m.network__appeal()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextareaField
        form={form}
        name="message"
        label={m.network__what_should_we_review_again()}
        help={m.network__tell_us_what_the_register()}
        rows={4}
        maxLength={2_000}
      />
      <div>
        <Submit form={form} pending={m.licensing__sending()}>
          {m.network__send_appeal_2()}
        </Submit>
      </div>
    </Form>
  );
}
