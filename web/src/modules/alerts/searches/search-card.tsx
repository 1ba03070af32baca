import { m } from '@lintel/messages';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Search } from '../calls.ts';
import { editSearchPath, savedSearchPath } from '../paths.ts';
import { AlertSettings } from './alert-settings.tsx';
import { Rename } from './rename.tsx';
import { useSearchChange, useSearchRemoval } from './use-search-change.ts';

/** One saved search: its criteria, new matches, alert settings and actions. `alone` means that it fills the page. */
export function SearchCard({ search, alone = false }: { search: Search; alone?: boolean }) {
  const [renaming, setRenaming] = useState(false);
  const { change, pending } = useSearchChange(search);
  const removal = useSearchRemoval(search);
  const { id, name, paused } = search;
  const Heading = alone ? 'h1' : 'h2';
  return (
    <article aria-label={name} className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {renaming ? (
          <Rename
            name={name}
            pending={pending}
            onClose={() => setRenaming(false)}
            onSave={(next) => change({ name: next })}
          />
        ) : (
          <Heading className={alone ? 'min-w-0 text-28 md:text-36' : 'min-w-0 text-22'}>
            {alone ? (
              name
            ) : (
              <AppLink href={savedSearchPath(id)} className="hover:underline">
                {name}
              </AppLink>
            )}{' '}
            <Button
              kind="quiet"
              size="sm"
              className="align-middle"
              aria-label={m.alerts__rename({ name })}
              onClick={() => setRenaming(true)}
            >
              <Pencil aria-hidden size={16} strokeWidth={1.5} />
            </Button>
            {paused && <Badge tone="warning">{m.alerts__paused()}</Badge>}
          </Heading>
        )}
        <Counts search={search} />
      </header>
      <Criteria search={search} />
      <AlertSettings search={search} />
      <div className="flex flex-wrap gap-2 border-line border-t pt-3">
        <Button kind="secondary" size="sm" pending={pending} onClick={() => void change({ paused: !paused })}>
          {paused ? (
            <Play aria-hidden size={16} strokeWidth={1.5} />
          ) : (
            <Pause aria-hidden size={16} strokeWidth={1.5} />
          )}
          {paused ? m.alerts__resume() : m.alerts__pause()}
        </Button>
        <LinkButton kind="secondary" size="sm" href={editSearchPath(search)}>
          {m.alerts__edit_search()}
        </LinkButton>
        <Button
          kind="quiet"
          size="sm"
          className="ml-auto"
          pending={removal.pending}
          aria-label={m.alerts__remove({ name })}
          onClick={() => void removal.remove()}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.5} /> {m.alerts__remove_2()}
        </Button>
      </div>
    </article>
  );
}

/** The number of unseen matches and of homes that match now. */
export function Counts({ search: { id, newMatches, matchesNow } }: { search: Search }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-14">
      {newMatches > 0 && (
        <AppLink href={savedSearchPath(id)} className="link font-semibold tabular-nums">
          {m.count__new_alerts({ count: newMatches })}
        </AppLink>
      )}
      <span className="text-soft tabular-nums">{m.count__homes_match_now({ count: matchesNow })}</span>
    </p>
  );
}

/** The saved criteria as chips; preferences look the same as on the search page. */
export function Criteria({ search: { chips, areas, searchQueryHumanReadable } }: { search: Search }) {
  return (
    <div className="grid gap-2">
      {chips.length > 0 ? (
        <ul aria-label={m.alerts__search_criteria()} className="flex flex-wrap gap-1">
          {chips.map(({ fact, label, preference }) => (
            <li key={fact}>
              <Chip state={preference ? 'soft' : 'applied'}>
                {label}
                {preference && <span className="text-12"> {m.alerts__nice_to_have()}</span>}
              </Chip>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-14 text-soft">{searchQueryHumanReadable}</p>
      )}
      {areas.included + areas.excluded > 0 && (
        <p className="text-14 text-soft">
          {[
            areas.included > 0 && m.count__drawn_areas({ count: areas.included }),
            areas.excluded > 0 && m.alerts__excluded({ excluded: m.count__areas({ count: areas.excluded }) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </div>
  );
}
