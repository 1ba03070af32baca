import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { shortMoney } from '../../../ui/format.ts';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import { type ClaimableLead, claimableQuery } from '../calls.ts';
import { useContactActions } from '../use-contact-actions.ts';

/** Leads of the company that the first agent to claim gets. Shows nothing without any. */
export function Claimable({ now, only }: { now: Date; only?: number }) {
  const { claim, pending } = useContactActions();
  const leads = useQuery(claimableQuery).data?.filter(({ id }) => only === undefined || id === only);
  if (!leads || leads.length === 0) return null;
  return (
    <section aria-labelledby="claimable" className="lintel grid gap-1 border-t-accent p-3">
      <h3 id="claimable" className="text-18">
        {leads.length === 1 ? m.contacts__one_lead_to_claim() : m.contacts__leads_to_claim({ count: leads.length })}
      </h3>
      <ul>
        {leads.map((lead) => (
          <li
            key={lead.id}
            className="flex items-center justify-between gap-3 border-b border-line py-2 last:border-b-0 md:py-1.5"
          >
            <div className="min-w-0 items-baseline gap-3 md:flex">
              <p className="font-medium">{lead.firstName}</p>
              <p className="text-14 text-soft">{aboutOf(lead, now)}</p>
            </div>
            <Button
              className="min-h-11 md:min-h-9"
              pending={pending}
              aria-label={m.contacts__claim_name({ name: lead.firstName })}
              onClick={() => void claim(lead.id, lead.firstName)}
            >
              <Hand aria-hidden size={18} strokeWidth={1.5} /> {m.contacts__claim()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const aboutOf = ({ city, budget, currency, language, createdAt }: ClaimableLead, now: Date): string =>
  [
    city,
    budget === null ? null : m.contacts__up_to({ budget: shortMoney(budget, currency) }),
    language,
    relativeTime(createdAt, now),
  ]
    .filter(Boolean)
    .join(' · ');
