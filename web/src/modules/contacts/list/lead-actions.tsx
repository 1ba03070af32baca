import { m } from '@lintel/messages';
import { Phone } from 'lucide-react';
import { memo, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { Lead } from '../calls.ts';
import { fullName } from '../labels.ts';
import { ContactDialog } from '../leads/contact-dialog.tsx';
import { MoveMenu } from '../leads/move-menu.tsx';

/** “Contact”, “View Details” and “Move to…” of a row. Selecting rows does not render it again. */
export const LeadActions = memo(function LeadActions({ lead, href }: { lead: Lead; href: string }) {
  const [open, setOpen] = useState(false);
  const name = fullName(lead);
  return (
    <div className="flex items-center gap-1">
      <Button kind="secondary" size="sm" aria-label={m.contacts__contact_name({ name })} onClick={() => setOpen(true)}>
        <Phone aria-hidden size={14} strokeWidth={1.5} /> {m.contacts__contact()}
      </Button>
      <LinkButton stay kind="quiet" size="sm" href={href} aria-label={m.contacts__view_details_of({ name })}>
        {m.contacts__view_details()}
      </LinkButton>
      <MoveMenu lead={lead} />
      {open && <ContactDialog id={lead.id} name={name} onClose={() => setOpen(false)} />}
    </div>
  );
});
