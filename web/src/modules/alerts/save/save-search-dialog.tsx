import { m } from '@lintel/messages';
import { NewSavedSearch, type SavedSearchResult } from '@lintel/server/alerts';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { savedSearchesPath } from '../../saving/paths.ts';
import { EventFields } from './event-fields.tsx';
import { FrequencyField } from './frequency-field.tsx';
import type { SearchOnPage } from './search-on-page.ts';
import { allEvents } from './words.ts';

/** Asks for the name, frequency and events, saves the search, then explains what happens next. */
export function SaveSearchDialog({ shown, onClose }: { shown: SearchOnPage; onClose: () => void }) {
  const [saved, setSaved] = useState<SavedSearchResult>();
  return (
    <Dialog
      open
      title={saved ? m.alerts__search_saved() : m.alerts__save_this_search()}
      onOpenChange={(open) => open || onClose()}
    >
      {saved ? <Confirmation saved={saved} onClose={onClose} /> : <Questions shown={shown} onSaved={setSaved} />}
    </Dialog>
  );
}

function Questions({ shown, onSaved }: { shown: SearchOnPage; onSaved: (saved: SavedSearchResult) => void }) {
  const form = useForm({
    schema: NewSavedSearch,
    start: {
      search: shown.search,
      name: shown.name?.slice(0, 100),
      frequency: 'instant',
      events: allEvents,
    },
    failed: m.alerts__we_couldnt_save_the_search(),
    send: async (values, key) =>
      onSaved(await callApi((api) => api.alerts.create(values, { context: { idempotencyKey: key } }))),
  });
  return (
    <Form form={form} label={m.alerts__save_this_search()}>
      <TextField
        form={form}
        name="name"
        label={m.alerts__name_optional()}
        help={m.alerts__if_you_leave_this_empty()}
        maxLength={100}
        optional
      />
      <FrequencyField form={form} />
      <EventFields form={form} />
      <div>
        <Submit form={form} pending={m.alerts__saving()}>
          {m.alerts__save_search()}
        </Submit>
      </div>
    </Form>
  );
}

function Confirmation({ saved, onClose }: { saved: SavedSearchResult; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <p role="status">
        <strong>{saved.name}</strong>. {saved.message}
      </p>
      {saved.refused.map(({ words, reason }) => (
        <Notice key={words} tone="warning" title={m.alerts__we_left_out({ words })}>
          {reason}
        </Notice>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{m.alerts__back_to_homes()}</Button>
        <LinkButton kind="secondary" href={savedSearchesPath}>
          {m.alerts__see_saved_searches()}
        </LinkButton>
      </div>
    </div>
  );
}
