import { m } from '@lintel/messages';
import { type BulkAction, nextStatuses } from '@lintel/server/contacts';
import { cx } from 'class-variance-authority';
import { ArrowRightLeft, Flag, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { contactsKey, type Lead } from '../calls.ts';
import { statusLabels, urgencyLabels } from '../labels.ts';
import { LostReasonDialog } from '../leads/lost-dialog.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { type Skipped, SkippedDialog } from './skipped-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

const urgencies = ['high', 'medium', 'low'] as const;

/** Actions on the selected leads; each can be undone. A move is offered only if all of them may make it. */
export function BulkBar(props: { leads: readonly Lead[]; isAll: boolean; onAll: () => void; onClear: () => void }) {
  const { leads, isAll, onAll, onClear } = props;
  const [tagging, setTagging] = useState(false);
  const [losing, setLosing] = useState(false);
  const [skipped, setSkipped] = useState<Skipped[]>([]);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const ids = leads.map(({ id }) => id);
  const run = async (action: BulkAction) => {
    const done = await act(
      async () => {
        const result = await callApi((api) => api.contacts.lists.bulk({ ids, action }));
        setSkipped(result.skipped);
        return result;
      },
      ({ id, changed }) =>
        changed === 0
          ? undefined
          : {
              title: doneText(action, m.count__contacts({ count: changed })),
              undo: () => act(() => callApi((api) => api.contacts.lists.undoBulk({ id }))),
            },
    );
    if (done) onClear();
    return done;
  };
  const statuses = commonMoves(leads);
  return (
    <div className={cx('flex min-h-10 flex-wrap items-center gap-1 text-14', leads.length === 0 && 'max-md:hidden')}>
      <label className="flex min-h-8 items-center gap-3 pr-2">
        <input type="checkbox" className="size-5 accent-primary" checked={isAll} onChange={onAll} />
        {leads.length === 0 ? m.contacts__select_this_page() : m.contacts__selected({ count: leads.length })}
      </label>
      {leads.length > 0 && (
        <>
          <Menu
            label={m.contacts__move_to()}
            trigger={
              <Button
                kind="quiet"
                size="sm"
                unavailable={statuses.length === 0 ? m.contacts__no_common_status() : undefined}
              >
                <ArrowRightLeft aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__move_to()}
              </Button>
            }
            items={statuses.map((status) => ({
              label: statusLabels[status],
              onSelect: () => (status === 'lost' ? setLosing(true) : void run({ kind: 'move', status })),
            }))}
          />
          <Menu
            label={m.contacts__urgency()}
            trigger={
              <Button kind="quiet" size="sm">
                <Flag aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__urgency()}
              </Button>
            }
            items={urgencies.map((urgency) => ({
              label: urgencyLabels[urgency],
              onSelect: () => void run({ kind: 'set_urgency', urgency }),
            }))}
          />
          <Button kind="quiet" size="sm" onClick={() => setTagging(true)}>
            <Tag aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__add_tag()}
          </Button>
          <PlanMenu onStart={(planId) => void run({ kind: 'start_plan', planId })} />
          <Button kind="quiet" size="sm" onClick={() => void run({ kind: 'delete' })}>
            <Trash2 aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__delete()}
          </Button>
          <Button kind="quiet" size="sm" onClick={onClear}>
            <X aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__clear_selection()}
          </Button>
        </>
      )}
      {losing && (
        <LostReasonDialog
          title={m.contacts__mark_contacts_as_lost({ contacts: m.count__contacts({ count: leads.length }) })}
          pending={pending}
          onSend={(reason) => run({ kind: 'move', status: 'lost', reason })}
          onClose={() => setLosing(false)}
        />
      )}
      {skipped.length > 0 && <SkippedDialog skipped={skipped} onClose={() => setSkipped([])} />}
      {tagging && (
        <TagDialog
          onClose={() => setTagging(false)}
          onTag={(tag) => {
            setTagging(false);
            void run({ kind: 'add_tag', tag });
          }}
        />
      )}
    </div>
  );
}

const commonMoves = (leads: readonly Lead[]): Lead['status'][] =>
  leads.length === 0
    ? []
    : nextStatuses[leads[0]!.status].filter((status) =>
        leads.every((lead) => nextStatuses[lead.status].includes(status)),
      );

function doneText(action: BulkAction, contacts: string): string {
  if (action.kind === 'move') return m.contacts__contacts_moved({ contacts, status: statusLabels[action.status] });
  if (action.kind === 'start_plan') return m.contacts__plan_started_for({ contacts });
  return m.contacts__contacts_changed({ contacts });
}
