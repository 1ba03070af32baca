import { m } from '@lintel/messages';
import { NewTicket, type TicketReceived } from '@lintel/server/support';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField, TextField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { type FilledForm, useForm } from '../../ui/form/use-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { createTicket } from './calls.ts';
import { emergencyTitles } from './emergency-box.tsx';
import { ReceivedNotice } from './received-notice.tsx';

const userTypes = [
  {
    value: 'end-user',
    get label() {
      return m.support__end_user();
    },
  },
  {
    value: 'agent',
    get label() {
      return m.support__agent();
    },
  },
  {
    value: 'reseller',
    get label() {
      return m.support__reseller();
    },
  },
  {
    value: 'other',
    get label() {
      return m.support__other();
    },
  },
];

const priorities = [
  {
    value: 'low',
    get label() {
      return m.support__low();
    },
  },
  {
    value: 'medium',
    get label() {
      return m.support__medium();
    },
  },
  {
    value: 'high',
    get label() {
      return m.support__high();
    },
  },
  {
    value: 'urgent',
    get label() {
      return m.support__urgent();
    },
  },
];

const topics = [
  {
    value: 'general',
    get label() {
      return m.support__a_question();
    },
  },
  {
    value: 'technical',
    get label() {
      return m.support__something_isnt_working();
    },
  },
];

/** The signed-in person's data that fills in the form. */
export interface Sender {
  firstName: string;
  lastName: string;
  email: string;
}

export type ContactForm = FilledForm<NewTicket>;

const start = (sender: Sender | null): NewTicket => ({
  fullName: sender ? `${sender.firstName} ${sender.lastName}` : '',
  email: sender?.email ?? '',
  subject: '',
  message: '',
  userType: 'end-user',
  priority: 'medium',
  topic: 'general',
  emergency: undefined,
});

/** State of the form, held above it, because cards and the emergency box preset the subject. */
export function useContactForm(sender: Sender | null, onSent: () => void) {
  const [received, setReceived] = useState<TicketReceived>();
  const form: ContactForm = useForm({
    schema: NewTicket,
    start: start(sender),
    async send(values) {
      setReceived(await createTicket(values));
      form.reset(start(sender));
      onSent();
    },
    failed: m.support__we_couldnt_send_your_question(),
  });
  return { form, received };
}

export function ContactSection(props: {
  form: ContactForm;
  received: TicketReceived | undefined;
  sender: Sender | null;
}) {
  const { form, received, sender } = props;
  const emergency = form.watch('emergency');
  return (
    <section id="ask" aria-labelledby="ask-title" className="lintel grid content-start gap-5 p-4 md:p-6">
      <h2 id="ask-title" className="text-22">
        {m.support__contact_us()}
      </h2>
      {received && <ReceivedNotice received={received} />}
      {emergency && (
        <Notice tone="danger" title={m.support__youre_reporting({ emergencyTitles: emergencyTitles[emergency] })}>
          <Button kind="secondary" size="sm" className="mt-2" onClick={() => form.setValue('emergency', undefined)}>
            {m.support__its_something_else()}
          </Button>
        </Notice>
      )}
      <Form form={form} label={m.support__contact_us()}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="fullName" label={m.support__full_name()} autoComplete="name" required />
          <TextField form={form} name="email" label={m.support__email()} type="email" autoComplete="email" required />
        </div>
        <TextField form={form} name="subject" label={m.support__subject()} maxLength={200} required />
        <TextareaField form={form} name="message" label={m.support__message()} rows={7} required />
        {!emergency && (
          <div className="grid gap-5 sm:grid-cols-3">
            <SelectField form={form} name="topic" label={m.support__topic()} options={topics} />
            {!sender && <SelectField form={form} name="userType" label={m.support__your_role()} options={userTypes} />}
            <SelectField form={form} name="priority" label={m.support__priority()} options={priorities} />
          </div>
        )}
        <p className="text-14 text-soft">
          {sender ? m.support__your_role_sets_how_soon() : m.support__well_reply_by_email_to()}
        </p>
        <div>
          <Submit form={form} pending={m.support__sending()}>
            {m.support__send_message()}
          </Submit>
        </div>
      </Form>
    </section>
  );
}
