import { NewTicket, type TicketReceived } from '@lintel/server/support';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField, TextField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { type FilledForm, useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { askSupport } from './calls.ts';
import { emergencyTitles } from './emergency-box.tsx';
import { ReceivedNotice } from './received-notice.tsx';

const userTypes = [
  { value: 'end-user', label: 'End user' },
  { value: 'agent', label: 'Agent' },
  { value: 'reseller', label: 'Reseller' },
  { value: 'other', label: 'Other' },
];

const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
  { value: 'urgent', label: 'Urgent' },
];

const topics = [
  { value: 'general', label: 'A question' },
  { value: 'technical', label: 'Something does not work' },
];

/** Who is signed in, as far as the form fills itself in. */
export interface Asker {
  firstName: string;
  lastName: string;
  email: string;
}

export type AskForm = FilledForm<NewTicket>;

const start = (asker: Asker | null): NewTicket => ({
  fullName: asker ? `${asker.firstName} ${asker.lastName}` : '',
  email: asker?.email ?? '',
  subject: '',
  message: '',
  userType: 'end-user',
  priority: 'medium',
  topic: 'general',
  emergency: undefined,
});

/** The form's state stands above it: cards and the emergency box of the page set what it is about. */
export function useAskForm(asker: Asker | null, onSent: () => void) {
  const [received, setReceived] = useState<TicketReceived>();
  const form: AskForm = useForm({
    schema: NewTicket,
    start: start(asker),
    async send(values) {
      setReceived(await askSupport(values));
      form.reset(start(asker));
      onSent();
    },
    failed: 'Your question was not sent. Nothing is lost: please try again.',
  });
  return { form, received };
}

export function AskSection(props: { form: AskForm; received: TicketReceived | undefined; asker: Asker | null }) {
  const { form, received, asker } = props;
  const emergency = form.watch('emergency');
  return (
    <section id="ask" aria-labelledby="ask-title" className="lintel grid content-start gap-5 p-4 md:p-6">
      <h2 id="ask-title" className="text-28">
        Write to us
      </h2>
      {received && <ReceivedNotice received={received} />}
      {emergency && (
        <Notice tone="danger" title={`You report: ${emergencyTitles[emergency]}`}>
          <Button kind="secondary" size="sm" className="mt-2" onClick={() => form.setValue('emergency', undefined)}>
            It is something else
          </Button>
        </Notice>
      )}
      <Form form={form} label="Write to us">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="fullName" label="Full name" autoComplete="name" required />
          <TextField form={form} name="email" label="E-mail" type="email" autoComplete="email" required />
        </div>
        <TextField form={form} name="subject" label="Subject" maxLength={200} required />
        <TextareaField form={form} name="message" label="Message" rows={7} required />
        {!emergency && (
          <div className="grid gap-5 sm:grid-cols-3">
            <SelectField form={form} name="topic" label="What is it" options={topics} />
            {!asker && <SelectField form={form} name="userType" label="You are" options={userTypes} />}
            <SelectField form={form} name="priority" label="Priority" options={priorities} />
          </div>
        )}
        <p className="text-14 text-soft">
          {asker
            ? 'How soon you get an answer follows from your role. You see it as soon as it is sent, and by letter.'
            : 'The answer comes by letter to the address above. If you have an account, sign in first: your role decides how soon.'}
        </p>
        <div>
          <Submit form={form} pending="Sending…">
            Send message
          </Submit>
        </div>
      </Form>
    </section>
  );
}
