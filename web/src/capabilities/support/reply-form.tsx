import { ReplyMessage, type TicketWithReplies } from '@lintel/server/support';
import { TextareaField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast } from '../../ui/toast.ts';
import { sendReply } from './calls.ts';

/** Whoever asked adds to the question; the wholesaler answers it by letter. */
export function ReplyForm(props: { ticket: TicketWithReplies; onSent: (ticket: TicketWithReplies) => void }) {
  const { ticket, onSent } = props;
  const form = useForm({
    schema: ReplyMessage,
    start: { message: '' },
    async send({ message }: { message: string }) {
      onSent(await sendReply(ticket.id, message));
      form.reset({ message: '' });
      showToast({ title: ticket.mine ? 'Added to your question' : 'Answered by letter' });
    },
  });
  return (
    <Form form={form} label={ticket.mine ? 'Add to your question' : 'Answer'}>
      <TextareaField
        form={form}
        name="message"
        label={ticket.mine ? 'Add something' : 'Your answer'}
        rows={5}
        required
      />
      <div>
        <Submit form={form} pending="Sending…">
          {ticket.mine ? 'Add' : 'Send answer'}
        </Submit>
      </div>
    </Form>
  );
}
