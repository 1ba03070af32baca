import { m } from '@lintel/messages';
import { tagLengthMax, tagsPerHomeMax } from '@lintel/server/saving';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import type { SavedHome } from '../queries.ts';
import { useHomeChange } from './use-home-change.ts';

/** Tags of the household; tags used elsewhere are suggested. */
export function Tags({ home, name, inUse }: { home: SavedHome; name: string; inUse: readonly string[] }) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const list = useId();
  const { change, pending } = useHomeChange(m.saving__we_couldnt_update_the_tags());
  const save = (tags: string[]) => change((api) => api.saving.tag({ id: home.id, tags }));
  const own = new Set(home.tags.map((tag) => tag.toLowerCase()));
  const add = async () => {
    const tag = text.trim();
    if (tag !== '' && (await save([...home.tags, tag]))) setText('');
  };
  return (
    <div className="flex flex-wrap items-center gap-1">
      {home.tags.map((tag) => (
        <span
          key={tag}
          className="inline-flex items-center gap-1 rounded-chip border border-line bg-raised py-0.5 pl-3 text-14"
        >
          {tag}
          <button
            type="button"
            data-print="no"
            aria-label={m.saving__remove_the_tag_from({ tag, name })}
            className="grid size-7 place-items-center rounded-chip text-soft hover:text-ink"
            onClick={() => void save(home.tags.filter((each) => each !== tag))}
          >
            <X aria-hidden size={16} strokeWidth={1.5} />
          </button>
        </span>
      ))}
      {home.tags.length < tagsPerHomeMax && !open && (
        <Button
          data-print="no"
          kind="quiet"
          size="sm"
          className={home.tags.length === 0 ? '-ml-3' : undefined}
          onClick={() => setOpen(true)}
          aria-label={m.saving__add_a_tag_to({ name })}
        >
          <Plus aria-hidden size={16} strokeWidth={1.5} /> {m.saving__tag()}
        </Button>
      )}
      {open && (
        <form
          data-print="no"
          className="flex items-end gap-1"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          <div className="w-40">
            <Field
              quiet
              autoFocus
              label={m.saving__new_tag()}
              list={list}
              maxLength={tagLengthMax}
              placeholder={m.saving__tag()}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <datalist id={list}>
              {inUse
                .filter((tag) => !own.has(tag.toLowerCase()))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
          </div>
          <Button type="submit" kind="secondary" pending={pending}>
            {m.saving__add()}
          </Button>
          <Button kind="quiet" size="icon" aria-label={m.saving__cancel()} onClick={() => setOpen(false)}>
            <X aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        </form>
      )}
    </div>
  );
}
