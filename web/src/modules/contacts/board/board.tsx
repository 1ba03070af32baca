import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { m } from '@lintel/messages';
import { leadStatuses, nextStatuses } from '@lintel/server/contacts';
import { useEffect, useState } from 'react';
import { showToast } from '../../../ui/toast/toast.ts';
import type { Lead } from '../calls.ts';
import type { CrmState } from '../crm-state.ts';
import { fullName, statusLabels } from '../labels.ts';
import { LostDialog } from '../leads/lost-dialog.tsx';
import { useContactActions } from '../use-contact-actions.ts';
import { Column } from './column.tsx';
import type { Dragged } from './dragged.ts';

/** The pipeline as columns. Cards are dragged, or moved by their “Move to…” menu. */
export function Board({ state }: { state: CrmState }) {
  const { move } = useContactActions();
  const [dragged, setDragged] = useState<Lead>();
  const [lost, setLost] = useState<Lead>();
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setDragged((source.data as Dragged).lead),
        onDrop: ({ source, location }) => {
          setDragged(undefined);
          const { lead } = source.data as Dragged;
          const status = location.current.dropTargets[0]?.data.status as Lead['status'] | undefined;
          if (!status || status === lead.status) return;
          if (!nextStatuses[lead.status].includes(status)) {
            showToast({
              tone: 'danger',
              title: m.contacts__may_only_become({
                from: statusLabels[lead.status],
                to: nextStatuses[lead.status].map((each) => statusLabels[each]).join(', '),
              }),
            });
          } else if (status === 'lost') setLost(lead);
          else void move({ id: lead.id, name: fullName(lead) }, status);
        },
      }),
    [move],
  );
  const { q, urgency, source, tag } = state;
  return (
    <div className="min-h-0 flex-1 overflow-x-auto pb-2">
      <ul className="flex h-full gap-3" aria-label={m.contacts__board()}>
        {leadStatuses.map((status) => (
          <Column
            key={status}
            status={status}
            state={state}
            filters={{ q, urgency, source, tag }}
            accepts={dragged && (dragged.status === status || nextStatuses[dragged.status].includes(status))}
          />
        ))}
      </ul>
      {lost && <LostDialog lead={lost} onClose={() => setLost(undefined)} />}
    </div>
  );
}
