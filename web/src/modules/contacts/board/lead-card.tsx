import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { cx } from 'class-variance-authority';
import { memo, useEffect, useRef, useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Initials } from '../../../ui/initials.tsx';
import { relativeTime } from '../../../ui/time/relative-time.ts';
import type { Lead } from '../calls.ts';
import type { CrmState } from '../crm-state.ts';
import { fullName, sourceLabels } from '../labels.ts';
import { budgetOf, UrgencyBadge } from '../leads/lead-row-parts.tsx';
import { MoveMenu } from '../leads/move-menu.tsx';
import { crmPath } from '../paths.ts';
import type { Dragged } from './dragged.ts';

/** A card of the board; its link opens the panel, its menu moves it by keyboard. */
export const LeadCard = memo(function LeadCard({ lead, state }: { lead: Lead; state: CrmState }) {
  const card = useRef<HTMLElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    return draggable({
      element: card.current,
      getInitialData: (): Dragged => ({ lead }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [lead]);
  const name = fullName(lead);
  return (
    <article
      ref={card}
      className={cx(
        'grid h-full cursor-grab content-start gap-1 overflow-hidden rounded-card border border-line bg-raised p-2 hover:border-edge',
        isDragged && 'opacity-40',
      )}
    >
      <div className="flex items-center gap-2">
        <Initials name={name} size="sm" />
        <AppLink
          stay
          draggable={false}
          href={crmPath({ ...state, lead: lead.id })}
          className="min-w-0 flex-1 truncate text-14 font-medium hover:underline"
        >
          {name}
        </AppLink>
        <MoveMenu lead={lead} />
      </div>
      <p className="flex items-center gap-2 text-14 tabular-nums">
        {budgetOf(lead)}
        {lead.urgency === 'high' && <UrgencyBadge urgency="high" />}
      </p>
      <p className="truncate text-12 text-soft">
        {[sourceLabels[lead.leadSource], lead.city, relativeTime(lead.statusChangedAt)].filter(Boolean).join(' · ')}
      </p>
    </article>
  );
});
