import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ListFilter, ListPlus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { apiFilters, contactsKey, listsQuery, type SmartList } from '../calls.ts';
import type { ChangeCrm, CrmState } from '../crm-state.ts';

/** The saved lists with their counts; the filters of the page can be saved as another one. */
export function SmartLists({ state, onChange }: { state: CrmState; onChange: ChangeCrm }) {
  const lists = useQuery(listsQuery).data;
  const [naming, setNaming] = useState(false);
  const { act } = useAction({ refetch: [contactsKey] });
  const filters = apiFilters(state);
  const isFiltered = Object.keys(filters).length > 0;
  const current = lists?.find((list) => sameFilters(list.filters, filters));
  const clear = {
    q: undefined,
    status: undefined,
    urgency: undefined,
    source: undefined,
    tag: undefined,
    page: undefined,
  };
  const remove = ({ id, name, filters: kept }: SmartList) =>
    act(
      () => callApi((api) => api.contacts.lists.remove({ id })),
      () => ({
        title: m.contacts__list_deleted({ name }),
        undo: () => act(() => callApi((api) => api.contacts.lists.add({ name, filters: kept }))),
      }),
    );
  if (!isFiltered && !lists?.length) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {lists?.map((list) => (
        <ChipButton
          key={list.id}
          state={list === current ? 'applied' : 'plain'}
          aria-pressed={list === current}
          onClick={() => onChange(list === current ? clear : { ...clear, ...stateOf(list) })}
        >
          <ListFilter aria-hidden size={14} strokeWidth={1.5} /> {list.name}
          <span className="text-soft tabular-nums">{whole(list.total)}</span>
        </ChipButton>
      ))}
      {state.tag && (
        <ChipButton state="applied" onClick={() => onChange({ tag: undefined, page: undefined })}>
          {m.contacts__tag_is({ tag: state.tag })} <X aria-hidden size={14} strokeWidth={1.5} />
        </ChipButton>
      )}
      {isFiltered && !current && (
        <Button kind="quiet" size="sm" onClick={() => setNaming(true)}>
          <ListPlus aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__save_as_list()}
        </Button>
      )}
      {current && (
        <Button kind="quiet" size="sm" onClick={() => void remove(current)}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__delete_list()}
        </Button>
      )}
      {isFiltered && (
        <Button kind="quiet" size="sm" onClick={() => onChange(clear)}>
          {m.contacts__clear_filters()}
        </Button>
      )}
      {naming && <NameDialog filters={filters} onClose={() => setNaming(false)} />}
    </div>
  );
}

const stateOf = ({ filters: { search, leadSource, ...rest } }: SmartList): Partial<CrmState> => ({
  ...rest,
  ...(search ? { q: search } : {}),
  ...(leadSource ? { source: leadSource } : {}),
});

function sameFilters(one: object, other: object): boolean {
  const text = (filters: object) => JSON.stringify(Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)));
  return text(one) === text(other);
}

function NameDialog({ filters, onClose }: { filters: ReturnType<typeof apiFilters>; onClose: () => void }) {
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { act, pending } = useAction({ refetch: [contactsKey] });
  const save = async () => {
    setTried(true);
    if (!name.trim()) return;
    const saved = await act(() => callApi((api) => api.contacts.lists.add({ name: name.trim(), filters })), {
      title: m.contacts__list_saved(),
    });
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__save_as_list()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void save()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__save()}
        </Button>
      }
    >
      <Field
        label={m.contacts__name()}
        maxLength={80}
        value={name}
        error={tried && !name.trim() ? m.contacts__please_name_the_list() : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  );
}
