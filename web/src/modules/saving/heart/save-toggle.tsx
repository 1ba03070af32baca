import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Heart } from 'lucide-react';
import { QueryScope } from '../../../api/query-scope.tsx';
import { Button } from '../../../ui/button.tsx';
import { heartLook } from './heart-look.ts';
import { useSaved } from './use-saved.ts';

interface SaveToggleProps {
  id: number;
  name: string;
  labeled?: boolean;
}

/** Heart for buyers, with or without a label: pressed when the home is saved, busy while a request runs. */
export default function SaveToggle({ labeled, ...home }: SaveToggleProps) {
  return <QueryScope>{labeled ? <LabeledHeart {...home} /> : <PlainHeart {...home} />}</QueryScope>;
}

function LabeledHeart({ id, name }: SaveToggleProps) {
  const { saved = false, pending, toggle } = useSaved(id);
  return (
    <Button
      kind="secondary"
      size="lg"
      aria-pressed={saved}
      aria-label={saved ? m.saving__saved_home({ name }) : m.saving__save_this_home({ name })}
      pending={pending}
      onClick={toggle}
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

function PlainHeart({ id, name }: SaveToggleProps) {
  const { saved = false, pending, toggle } = useSaved(id);
  return (
    <button
      type="button"
      aria-label={m.saving__save({ name })}
      aria-pressed={saved}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      title={saved ? m.saving__remove_from_saved_homes() : m.saving__save_this_home_2()}
      className={cx(heartLook, saved && 'text-primary', 'aria-disabled:cursor-progress')}
      onClick={toggle}
    >
      <Heart aria-hidden size={20} strokeWidth={1.5} fill={saved ? 'currentColor' : 'none'} />
    </button>
  );
}
