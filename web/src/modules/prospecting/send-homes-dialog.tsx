import { m } from '@lintel/messages';
import type { Suggestion } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Field, Textarea } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { suggestionsQuery } from '../search/index.ts';
import { homeSendsQuery } from './calls.ts';

interface Client {
  id: number;
  name: string;
}
type Sent = { path: string; emailedAt: string | null; notEmailed: string | null };

const missing = { homes: m.prospecting__choose_a_home_first, search: m.prospecting__describe_the_search_first };

/** Sends chosen homes, or a search that stays live, to a contact; then shows the link once. */
export function SendHomesDialog({ contact, onClose }: { contact: Client; onClose: () => void }) {
  const [kind, setKind] = useState<'homes' | 'search'>('homes');
  const [homes, setHomes] = useState<Suggestion[]>([]);
  const [query, setQuery] = useState('');
  const [note, setNote] = useState('');
  const [byEmail, setByEmail] = useState(true);
  const [sent, setSent] = useState<Sent>();
  const { act, pending, error } = useAction({ refetch: [homeSendsQuery(contact.id).queryKey, ['contacts']] });
  const isRefused = error instanceof Failure && error.fields.some(({ field }) => field === 'note');
  const what = kind === 'homes' ? { listingIds: homes.map(({ propertyId }) => propertyId!) } : { search: { query } };
  const isEmpty = kind === 'homes' ? homes.length === 0 : query.trim() === '';
  const send = () =>
    act(async () => setSent(await callApi((api) => api.prospecting.send({ id: contact.id, note, byEmail, ...what }))));
  const title = m.prospecting__send_homes_to({ name: contact.name });
  if (sent)
    return (
      <Dialog open title={title} onOpenChange={(open) => open || onClose()} cancel={m.ui__close()}>
        <Link sent={sent} name={contact.name} />
      </Dialog>
    );
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending} {...(isEmpty ? { unavailable: missing[kind]() } : {})}>
          {m.prospecting__send()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Choice
          legend={m.prospecting__homes_or_search()}
          quiet
          value={kind}
          onChange={setKind}
          options={[
            { value: 'homes', label: m.prospecting__chosen_homes() },
            { value: 'search', label: m.prospecting__live_search() },
          ]}
        />
        {kind === 'homes' ? (
          <HomePicker homes={homes} onChange={setHomes} />
        ) : (
          <Field
            label={m.prospecting__search_in_words()}
            help={m.prospecting__search_stays_live()}
            value={query}
            maxLength={2_000}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
        <Textarea
          label={m.prospecting__note()}
          rows={4}
          maxLength={2_000}
          value={note}
          error={isRefused ? m.prospecting__note_has_forbidden_words() : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        <Checkbox
          label={m.prospecting__also_email()}
          checked={byEmail}
          onChange={({ target }) => setByEmail(target.checked)}
        />
      </div>
    </Dialog>
  );
}

function HomePicker({ homes, onChange }: { homes: Suggestion[]; onChange: (homes: Suggestion[]) => void }) {
  const [text, setText] = useState('');
  const typed = useDebounced(text, 250);
  const { data, isSuccess } = useQuery(suggestionsQuery(typed, ['address', 'mls']));
  const chosen = new Set(homes.map(({ propertyId }) => propertyId));
  const found = (data ?? []).filter(({ propertyId }) => propertyId !== null && !chosen.has(propertyId));
  return (
    <div className="grid gap-2">
      <Combobox
        label={m.prospecting__find_homes()}
        labelShown
        text={text}
        onText={setText}
        items={found}
        keyOf={({ propertyId }) => String(propertyId)}
        show={({ label, detail }) => (
          <span>
            {label} <span className="text-soft">{detail}</span>
          </span>
        )}
        onPick={(home) => {
          onChange([...homes, home]);
          setText('');
        }}
        status={isSuccess && typed.trim() && found.length === 0 ? m.prospecting__no_home_found() : ''}
      />
      <ul className="grid">
        {homes.map((home) => (
          <li
            key={home.propertyId}
            className="flex items-center justify-between gap-3 border-t border-line py-2 text-14"
          >
            <span className="min-w-0 truncate">
              {home.label} <span className="text-soft">{home.detail}</span>
            </span>
            <Button kind="quiet" size="sm" onClick={() => onChange(homes.filter((each) => each !== home))}>
              {m.prospecting__remove()} <span className="sr-only">{home.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Link({ sent, name }: { sent: Sent; name: string }) {
  const address = new URL(sent.path, location.origin).href;
  return (
    <div className="grid gap-4">
      {sent.emailedAt && <Notice tone="good">{m.prospecting__sent_by_email({ name })}</Notice>}
      {sent.notEmailed && <Notice tone="warning">{m.prospecting__not_emailed({ reason: sent.notEmailed })}</Notice>}
      <Field
        label={m.prospecting__link_for({ name })}
        help={m.prospecting__the_link_is_shown_once()}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button
        onClick={() =>
          void navigator.clipboard.writeText(address).then(() => showToast({ title: m.prospecting__copied() }))
        }
      >
        {m.prospecting__copy_the_link()}
      </Button>
    </div>
  );
}
