import type { SavedSearch } from '@lintel/server/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { savedSearchesPath } from '../../saving/paths.ts';
import type { SearchOnPage } from './save-search.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';

/** While a saved search is changed: which one, and what becomes of the changes. */
export default function ChangeBar({ shown, id }: { shown: SearchOnPage; id: number }) {
  const [saved, setSaved] = useState<SavedSearch | null>();
  const [pending, setPending] = useState(false);
  const [asNew, setAsNew] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    ask((api) => api.alerts.get({ id })).then(setSaved, () => setSaved(null));
  }, [id]);
  const save = async () => {
    setPending(true);
    try {
      const told = await ask((api) => api.alerts.change({ id, search: shown.search }));
      showToast({ title: 'Search changed', description: told.message });
      await client.invalidateQueries({ queryKey: ['alerts'] });
      await navigate({ href: savedSearchesPath });
    } catch (error) {
      const description = error instanceof Failure ? error.text : 'Please try again.';
      showToast({ tone: 'danger', title: 'The search was not changed', description });
      setPending(false);
    }
  };
  if (saved === null)
    return (
      <p className="order-first w-full text-14 text-soft">
        The saved search that was to be changed here is not there any more. You can save this one anew.
      </p>
    );
  return (
    <section
      aria-label="Change a saved search"
      className="order-first flex w-full flex-wrap items-center gap-2 rounded-control border-primary border-l-2 bg-primary-tint px-4 py-3"
    >
      <p className="mr-auto text-14">
        You are changing <strong>{saved?.name ?? 'a saved search'}</strong>. Nothing is changed until you save.
      </p>
      <Button pending={pending || saved === undefined} onClick={() => void save()}>
        Save changes
      </Button>
      <Button kind="secondary" onClick={() => setAsNew(true)}>
        Save as new
      </Button>
      <LinkButton kind="quiet" href={savedSearchesPath}>
        Cancel
      </LinkButton>
      {asNew && <SaveSearchDialog shown={shown} onClose={() => setAsNew(false)} />}
    </section>
  );
}
