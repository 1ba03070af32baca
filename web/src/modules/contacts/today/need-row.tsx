import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { AlarmClockPlus, CircleAlert, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { shortMoney } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Initials } from '../../../ui/initials.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { FeedbackOnShowing } from '../../appointments/index.ts';
import { documentsPath } from '../../documents/paths.ts';
import { threadPath } from '../../messages/paths.ts';
import { type Channel, contactsKey, type Need } from '../calls.ts';
import { statusLabels } from '../labels.ts';
import { crmPath } from '../paths.ts';
import { useContactActions } from '../use-contact-actions.ts';
import { isLate, needLabels, reasonOf } from './need-words.ts';
import { ReachButtons } from './reach-buttons.tsx';
import { snoozeTimes } from './snooze-times.ts';

/** One need: who, why and until when, with what to do about it in one tap. */
export function NeedRow(props: { need: Need; now: Date; onReach: (need: Need, channel: Channel) => void }) {
  const { need, now, onReach } = props;
  const { contact } = need;
  const { label, tone } = needLabels[need.kind];
  const late = isLate(need, now);
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-line py-3 md:py-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 gap-3">
        {contact ? (
          <Initials name={contact.name} />
        ) : (
          <span className="grid size-10 shrink-0 place-items-center rounded-chip bg-sunk text-soft">
            <CircleAlert aria-hidden size={20} strokeWidth={1.5} />
          </span>
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {contact ? (
              <AppLink stay href={crmPath({ lead: contact.id })} className="font-medium hover:underline">
                {contact.name}
              </AppLink>
            ) : (
              <span className="font-medium">{label()}</span>
            )}
            {contact && <Badge tone={late ? 'danger' : tone}>{label()}</Badge>}
          </p>
          <p className={cx('text-14', late ? 'text-danger' : 'text-ink')}>{reasonOf(need, now)}</p>
          {contact && <p className="text-14 text-soft">{aboutOf(contact)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-md:justify-between">
        {contact && <ReachButtons contact={contact} onReach={(channel) => onReach(need, channel)} />}
        <div className="flex items-center gap-1">
          <MainAction need={need} />
          {contact && <Snooze contact={contact} />}
        </div>
      </div>
    </li>
  );
}

const aboutOf = ({ status, city, budget, currency }: NonNullable<Need['contact']>): string =>
  [statusLabels[status], city, budget === null ? null : m.contacts__up_to({ budget: shortMoney(budget, currency) })]
    .filter(Boolean)
    .join(' · ');

/** The step that ends the need. */
function MainAction({ need: { kind, subjectId, contact } }: { need: Need }) {
  const { finishTask, pending } = useContactActions();
  const [isOpen, setOpen] = useState(false);
  const { confirm } = useAction({ refetch: [contactsKey] });
  const name = contact?.name ?? '';
  if (kind === 'task')
    return (
      <Button className="min-h-11" pending={pending} onClick={() => void finishTask(subjectId!)}>
        {m.contacts__done()}
      </Button>
    );
  if (kind === 'feedback')
    return (
      <>
        <Button kind="secondary" className="min-h-11" onClick={() => setOpen(true)}>
          {m.contacts__add_feedback()}
        </Button>
        {isOpen && (
          <FeedbackOnShowing
            id={subjectId!}
            onClose={() => {
              setOpen(false);
              void confirm();
            }}
          />
        )}
      </>
    );
  const links: Partial<Record<Need['kind'], [label: string, href: string]>> = {
    request: [m.contacts__answer(), '/connections'],
    appointment: [m.contacts__answer(), '/connections?tab=appointments'],
    reply: [m.contacts__reply(), threadPath(subjectId ?? 0)],
    document: [m.contacts__review(), documentsPath({ paper: subjectId ?? 0 })],
    license: [m.contacts__renew(), '/licenses'],
  };
  const link = links[kind] ?? (contact && [m.contacts__open(), crmPath({ lead: contact.id })]);
  if (!link) return null;
  const [label, href] = link;
  return (
    <LinkButton
      href={href}
      kind={kind === 'request' || kind === 'reply' ? 'primary' : 'secondary'}
      aria-label={name ? `${label}: ${name}` : label}
      className="min-h-11"
    >
      {label}
    </LinkButton>
  );
}

function Snooze({ contact }: { contact: NonNullable<Need['contact']> }) {
  const { snooze } = useContactActions();
  return (
    <Menu
      label={m.contacts__more_for({ name: contact.name })}
      align="end"
      head={m.contacts__snooze()}
      trigger={
        <Button
          kind="quiet"
          size="icon"
          className="size-11"
          aria-label={m.contacts__snooze_name({ name: contact.name })}
        >
          <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
        </Button>
      }
      items={snoozeTimes().map(({ label, until }) => ({
        label,
        icon: <AlarmClockPlus aria-hidden size={16} strokeWidth={1.5} />,
        onSelect: () => void snooze(contact, until),
      }))}
    />
  );
}
