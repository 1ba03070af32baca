import { m } from '@lintel/messages';
import { BellPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { takePendingAction } from '../../accounts/index.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { compactWhenNarrow, type SearchOnPage } from './search-on-page.ts';

/** Opens the save dialog. It opens automatically when the visitor wanted to save this search before signing up. */
export default function SaveSearchButton({ shown, back }: { shown: SearchOnPage; back: string }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (takePendingAction('save-search', (action) => samePage(action.back, back))) setOpen(true);
  }, [back]);
  return (
    <>
      <Button kind="secondary" className={compactWhenNarrow} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BellPlus aria-hidden size={16} strokeWidth={1.5} className="max-lg:size-5" />
        <span className="max-lg:sr-only">{m.alerts__save_search()}</span>
      </Button>
      {open && <SaveSearchDialog shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Compares paths regardless of parameter order and encoding, because the router may rewrite them. */
const samePage = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (path: string): string => {
  const { pathname, searchParams } = new URL(path, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};
