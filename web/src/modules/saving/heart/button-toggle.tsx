import { m } from '@lintel/messages';
import { Heart } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useSaved } from './saved-ids.ts';
import { removeHome, saveHome } from './toggle-saved.ts';
import { usePendingSave } from './use-pending-save.ts';

/** Save button; pressed when the home is saved. */
export default function ButtonToggle({ id, name }: { id: number; name: string }) {
  const { saved, busy } = useSaved(id);
  usePendingSave();
  return (
    <Button
      kind="secondary"
      size="lg"
      aria-pressed={saved ?? false}
      aria-label={m.saving__save_this_home({ name })}
      pending={busy || saved === undefined}
      onClick={() => void (saved ? removeHome(id) : saveHome(id))}
    >
      <Heart
        aria-hidden
        size={20}
        strokeWidth={1.5}
        fill={saved ? 'currentColor' : 'none'}
        className={saved ? 'text-primary' : undefined}
      />
      {saved ? m.saving__saved() : m.saving__save_this_home_2()}
    </Button>
  );
}
