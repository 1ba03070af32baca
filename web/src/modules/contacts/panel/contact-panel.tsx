import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ClientAreas } from '../../market-reports/index.ts';
import { SendHomesDialog, SentHomesList } from '../../prospecting/index.ts';
import { type Channel, type LeadDetail, leadQuery } from '../calls.ts';
import { fullName, sourceLabels, typeLabels } from '../labels.ts';
import { budgetOf, StatusBadge, UrgencyBadge } from '../leads/lead-row-parts.tsx';
import { MoveMenu } from '../leads/move-menu.tsx';
import { Claimable } from '../today/claimable.tsx';
import { LogDialog } from '../today/log-dialog.tsx';
import { ReachButtons } from '../today/reach-buttons.tsx';
import { Consents } from './consents.tsx';
import { ContactTasks } from './contact-tasks.tsx';
import { Details } from './details.tsx';
import { NoteForm } from './note-form.tsx';
import { Timeline } from './timeline.tsx';

/** A contact next to the list: how to reach them, what happened, what to do, and their details. */
export function ContactPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(leadQuery(id));
  // A notification of a lead to claim opens this panel before the lead is the agent's own.
  const isUnclaimed = error instanceof Failure && error.status === 404;
  return (
    <Drawer open title={data ? fullName(data) : m.contacts__contact()} onOpenChange={(open) => open || onClose()}>
      {isUnclaimed && (
        <div className="grid gap-4">
          <Claimable now={new Date()} only={id} />
          <p className="text-14 text-soft">{m.contacts__not_your_contact()}</p>
        </div>
      )}
      {error && !isUnclaimed && (
        <ErrorState what={m.contacts__we_couldnt_load_contact()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <Contact lead={data} onClose={onClose} />}
    </Drawer>
  );
}

function Contact({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const [tab, setTab] = useState('timeline');
  const [logged, setLogged] = useState<Channel>();
  const name = fullName(lead);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2 text-14">
          <StatusBadge status={lead.status} />
          <UrgencyBadge urgency={lead.urgency} />
          {lead.isLent && <Badge>{m.contacts__company_lead()}</Badge>}
          <span className="text-soft">{typeLabels[lead.contactType]}</span>
        </p>
        {lead.lostReason && (
          <p className="text-14 text-soft">{m.contacts__lost_because({ reason: lead.lostReason })}</p>
        )}
        <p className="text-14">
          {[
            lead.budget === null ? null : m.contacts__up_to({ budget: budgetOf(lead) }),
            [lead.city, lead.stateOrProvince].filter(Boolean).join(', '),
            sourceLabels[lead.leadSource],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap items-center gap-1">
          <ReachButtons contact={{ ...lead, name }} onReach={setLogged} />
          <MoveMenu
            lead={lead}
            trigger={
              <Button kind="secondary" className="min-h-11">
                {m.contacts__move_to()}
              </Button>
            }
          />
          {lead.buyerId !== null && (
            <LinkButton kind="quiet" className="min-h-11" href={`/journey/${lead.buyerId}`}>
              {m.contacts__journey_of()}
            </LinkButton>
          )}
        </div>
      </div>
      <Tabs
        label={name}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'timeline',
            label: m.contacts__timeline(),
            content: (
              <div className="grid gap-4">
                <NoteForm id={lead.id} />
                <Timeline id={lead.id} />
              </div>
            ),
          },
          { value: 'tasks', label: m.contacts__tasks(), content: <ContactTasks id={lead.id} name={name} /> },
          { value: 'homes', label: m.prospecting__sent_homes(), content: <SentHomes id={lead.id} name={name} /> },
          { value: 'market', label: m.market_reports__market_report(), content: <ClientAreas contact={lead} /> },
          { value: 'details', label: m.contacts__details(), content: <Details lead={lead} onDeleted={onClose} /> },
          { value: 'consents', label: m.contacts__consents(), content: <Consents lead={lead} /> },
        ]}
      />
      {logged && <LogDialog id={lead.id} name={name} channel={logged} onClose={() => setLogged(undefined)} />}
    </div>
  );
}

function SentHomes({ id, name }: { id: number; name: string }) {
  const [isSending, setSending] = useState(false);
  return (
    <div className="grid gap-4">
      <Button kind="secondary" className="justify-self-start" onClick={() => setSending(true)}>
        {m.prospecting__send_homes_to({ name })}
      </Button>
      <SentHomesList contactId={id} />
      {isSending && <SendHomesDialog contact={{ id, name }} onClose={() => setSending(false)} />}
    </div>
  );
}
