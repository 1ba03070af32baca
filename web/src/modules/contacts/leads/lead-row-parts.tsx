import { m } from '@lintel/messages';
import { memo } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { money } from '../../../ui/format.ts';
import { Initials } from '../../../ui/initials.tsx';
import type { Lead } from '../calls.ts';
import { fullName, statusLabels, statusTones, urgencyLabels } from '../labels.ts';

/** The name of a contact, which opens the panel. */
export const LeadName = memo(function LeadName({ lead, href }: { lead: Lead; href: string }) {
  const name = fullName(lead);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials name={name} size="sm" />
      <AppLink stay href={href} className="min-w-0 truncate font-medium hover:underline">
        {name}
      </AppLink>
      {lead.isLent && <Badge>{m.contacts__lead_of_company()}</Badge>}
    </span>
  );
});

export const StatusBadge = ({ status }: Pick<Lead, 'status'>) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);

/** A high urgency stands out; the others are plain. */
export const UrgencyBadge = ({ urgency }: Pick<Lead, 'urgency'>) => (
  <Badge tone={urgency === 'high' ? 'danger' : 'plain'}>{urgencyLabels[urgency]}</Badge>
);

export const budgetOf = ({ budget, currency }: Pick<Lead, 'budget' | 'currency'>): string =>
  budget === null ? '–' : money(budget, currency);
