import { m } from '@lintel/messages';
import { type BulkAction, nextStatuses } from '@lintel/server/contacts';
import { cx } from 'class-variance-authority';
import { ArrowRightLeft, Flag, Tag, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { contactsKey, type Lead } from '../calls.ts';
import { statusLabels, urgencyLabels } from '../labels.ts';

const urgencies = ['high', 'medium', 'low'] as const;

/** Actions on the selected leads; each can be undone. A move is offered only if all of them may make it. */
export function BulkBar(props: { leads: readonly Lead[]; isAll: boolean; onAll: () => void; onClear: () => void }) {
  const { leads, isAll, onAll, onClear } = props;
  const [tagging, setTagging] = useState(false);
  const { act } = useAction({ refetch: [contactsKey] });
  const ids = leads.map(({ id }) => id);
  const run = async (action: BulkAction) => {
    const done = await act(
      () => callApi((api) => api.contacts.lists.bulk({ ids, action })),
      ({ id, changed }) => ({
        title:
          action.kind === 'move'
            ? m.contacts__contacts_moved({
                contacts: m.count__contacts({ count: changed }),
                status: statusLabels[action.status],
              })
            : m.contacts__contacts_changed({ contacts: m.count__contacts({ count: changed }) }),
        undo: () => act(() => callApi((api) => api.contacts.lists.undoBulk({ id }))),
      }),
    );
    if (done) onClear();
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
              onSelect: () => void run({ kind: 'move', status }),
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
          <Button kind="quiet" size="sm" onClick={() => void run({ kind: 'delete' })}>
            <Trash2 aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__delete()}
          </Button>
          <Button kind="quiet" size="sm" onClick={onClear}>
            <X aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__clear_selection()}
          </Button>
        </>
      )}
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

/** A lost contact needs a reason of its own. */
const commonMoves = (leads: readonly Lead[]): Lead['status'][] =>
  leads.length === 0
    ? []
    : nextStatuses[leads[0]!.status].filter(
        (status) => status !== 'lost' && leads.every((lead) => nextStatuses[lead.status].includes(status)),
      );

function TagDialog({ onClose, onTag }: { onClose: () => void; onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  const [tried, setTried] = useState(false);
  const add = () => {
    setTried(true);
    if (tag.trim()) onTag(tag.trim());
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__add_tag()}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={add}>{m.contacts__add_tag()}</Button>}
    >
      <Field
        label={m.contacts__tag()}
        maxLength={40}
        value={tag}
        error={tried && !tag.trim() ? m.contacts__name_the_tag() : undefined}
        onChange={({ target }) => setTag(target.value)}
      />
    </Dialog>
  );
}
