import { m } from '@lintel/messages';
import type { SavedSearch } from '@lintel/server/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { savedSearchesPath } from '../../saving/paths.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import type { SearchOnPage } from './search-on-page.ts';

/** Shows which saved search is being edited, and saves or discards the changes. */
export default function ChangeBar({ shown, id }: { shown: SearchOnPage; id: number }) {
  const [saved, setSaved] = useState<SavedSearch | null>();
  const { act, pending } = useAction({ refetch: [['alerts']], failed: m.alerts__we_couldnt_update_the_search() });
  const [asNew, setAsNew] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    callApi((api) => api.alerts.get({ id })).then(setSaved, () => setSaved(null));
  }, [id]);
  const save = () =>
    act(
      () => callApi((api) => api.alerts.change({ id, search: shown.search })),
      ({ message }) => {
        void navigate({ href: savedSearchesPath });
        return { title: m.alerts__search_updated(), description: message };
      },
    );
  if (saved === null)
    return <p className="order-first w-full text-14 text-soft">{m.alerts__the_saved_search_you_were()}</p>;
  return (
    <section
      aria-label={m.alerts__edit_saved_search()}
      className="order-first flex w-full flex-wrap items-center gap-2 rounded-control border-primary border-l-2 bg-primary-tint px-4 py-3"
    >
      <p className="mr-auto text-14">
        {m.alerts__youre_changing()} <strong>{saved?.name ?? m.alerts__a_saved_search()}</strong>
        {m.alerts__nothing_changes_until_you_save()}
      </p>
      <Button pending={pending || saved === undefined} onClick={() => void save()}>
        {m.alerts__save_changes()}
      </Button>
      <Button kind="secondary" onClick={() => setAsNew(true)}>
        {m.alerts__save_as_new()}
      </Button>
      <LinkButton kind="quiet" href={savedSearchesPath}>
        {m.alerts__cancel()}
      </LinkButton>
      {asNew && <SaveSearchDialog shown={shown} onClose={() => setAsNew(false)} />}
    </section>
  );
}
