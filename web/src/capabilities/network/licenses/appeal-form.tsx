import { AppealBody } from '@lintel/server/appeals';
import { useQueryClient } from '@tanstack/react-query';
import { TextareaField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';

/** Asks for another look at a licence that was rejected. */
export function AppealForm({ id }: { id: number }) {
  const client = useQueryClient();
  const form = useForm<{ message: string }, { message: string }>({
    schema: AppealBody,
    start: { message: '' },
    failed: 'Your appeal was not sent. Please try again.',
    send: async ({ message }) => {
      await ask((api) => api.network.appeals.appeal({ id, message }));
      await client.invalidateQueries();
      showToast({ title: 'Your appeal is sent', description: 'A person looks at the licence again.' });
    },
  });
  return (
    <Form form={form} label="Appeal" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextareaField
        form={form}
        name="message"
        label="What should be looked at again"
        help="Say what the register has and where: the name it is under, the number, the address of the entry."
        rows={4}
        maxLength={2_000}
      />
      <div>
        <Submit form={form} pending="Sending …">
          Ask for another look
        </Submit>
      </div>
    </Form>
  );
}
