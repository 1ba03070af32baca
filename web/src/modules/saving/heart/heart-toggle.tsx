import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Heart } from 'lucide-react';
import { heartLook } from './heart-look.ts';
import { useSaved } from './saved-ids.ts';
import { removeHome, saveHome } from './toggle-saved.ts';
import { usePendingSave } from './use-pending-save.ts';

/** Heart for buyers: pressed when the home is saved, disabled while a request runs. */
export default function HeartToggle({ id, name }: { id: number; name: string }) {
  const { saved, busy } = useSaved(id);
  usePendingSave();
  const blocked = busy || saved === undefined;
  return (
    <button
      type="button"
      aria-label={m.saving__save({ name })}
      aria-pressed={saved ?? false}
      aria-busy={blocked || undefined}
      aria-disabled={blocked || undefined}
      title={saved ? m.saving__remove_from_saved_homes() : m.saving__save_this_home_2()}
      className={cx(heartLook, saved && 'text-primary', 'aria-disabled:cursor-progress')}
      onClick={() => blocked || void (saved ? removeHome(id) : saveHome(id))}
    >
      <Heart aria-hidden size={20} strokeWidth={1.5} fill={saved ? 'currentColor' : 'none'} />
    </button>
  );
}
