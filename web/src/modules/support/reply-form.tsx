import { m } from '@lintel/messages';
import { ReplyMessage, type TicketWithReplies } from '@lintel/server/support';
import { TextareaField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { sendReply } from './calls.ts';

/** Adds a message to a request: the author's follow-up, or the wholesaler's reply, which is emailed. */
export function ReplyForm(props: { ticket: TicketWithReplies; onSent: (ticket: TicketWithReplies) => void }) {
  const { ticket, onSent } = props;
  const form = useForm({
    schema: ReplyMessage,
    start: { message: '' },
    async send({ message }: { message: string }) {
      onSent(await sendReply(ticket.id, message));
      form.reset({ message: '' });
      showToast({ title: ticket.mine ? m.support__added_to_your_question() : m.support__reply_sent_by_email() });
    },
  });
  return (
    <Form form={form} label={ticket.mine ? m.support__add_to_your_question() : m.support__answer()}>
      <TextareaField
        form={form}
        name="message"
        label={ticket.mine ? m.support__add_details() : m.support__your_reply()}
        rows={5}
        required
      />
      <div>
        <Submit form={form} pending={m.support__sending()}>
          {ticket.mine ? m.support__add() : m.support__send_reply()}
        </Submit>
      </div>
    </Form>
  );
}
