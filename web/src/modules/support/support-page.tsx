import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { About } from './about.ts';
import { ChannelCards } from './channel-cards.tsx';
import { ContactSection, type Sender, useContactForm } from './contact-form.tsx';
import { EmergencyBox } from './emergency-box.tsx';
import { faq } from './faq.ts';
import { FaqSection } from './faq-section.tsx';
import { OwnTickets } from './own-tickets.tsx';

/** Four channels, the contact form, own requests, the FAQ and the emergency box. */
export function SupportPage(props: {
  sender: Sender | null;
  /** A sentence with plan prices. */
  prices: string | undefined;
  /** Id of the open request. */
  opened: number | undefined;
}) {
  const { sender, prices, opened } = props;
  const client = useQueryClient();
  const { form, received } = useContactForm(
    sender,
    () => void client.invalidateQueries({ queryKey: ['support', 'tickets'] }),
  );
  const begin = ({ subject, ...about }: About) => {
    form.setValue('emergency', about.emergency);
    form.setValue('topic', about.topic ?? 'general');
    if (about.userType) form.setValue('userType', about.userType);
    if (subject && !form.getValues('subject')) form.setValue('subject', subject);
    // Focuses the first empty field.
    form.setFocus(form.getValues('fullName') ? (form.getValues('subject') ? 'message' : 'subject') : 'fullName');
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-6 md:py-12">
      <header className="grid gap-3">
        <h1 className="text-28">{m.support__support()}</h1>
        <p className="max-w-measure text-18 text-soft">{m.support__a_person_reads_every_message()}</p>
      </header>
      {sender && <OwnTickets opened={opened} />}
      <ChannelCards onChoose={begin} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <ContactSection form={form} received={received} sender={sender} />
        <EmergencyBox onReport={begin} />
      </div>
      <FaqSection categories={faq(prices)} />
    </div>
  );
}
