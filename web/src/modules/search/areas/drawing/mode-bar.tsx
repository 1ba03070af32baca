import { m } from '@lintel/messages';
import { Check, Trash2, Undo2, X } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';

interface ModeBarProps {
  /** The current instruction, or the reason for a rejection. */
  guide: string;
  rejected: boolean;
  /** Instruction for the keyboard. */
  keys: string;
  out: boolean;
  onOut: (out: boolean) => void;
  onBack?: (() => void) | undefined;
  onRemoveCorner?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
  doneUnavailable?: string | undefined;
  onCancel: () => void;
}

/** Toolbar over the map while an area is drawn or edited: instruction and buttons. */
export function ModeBar(props: ModeBarProps) {
  const { guide, rejected, keys, out, onOut, onBack, onRemoveCorner, onDone, doneUnavailable, onCancel } = props;
  return (
    <fieldset className="lintel absolute inset-x-2 top-2 z-10 mr-12 grid max-w-120 gap-1 px-3 py-2 shadow-float">
      <legend className="sr-only">{m.search__drawing()}</legend>
      <p className={rejected ? 'text-14 font-medium text-danger' : 'text-14 font-medium'}>{guide}</p>
      <details className="text-12 text-soft max-sm:hidden">
        <summary className="link min-h-6 w-max">{m.search__use_the_keyboard()}</summary>
        {keys}
      </details>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {onDone && (
          <Button size="sm" onClick={onDone} unavailable={doneUnavailable}>
            <Check aria-hidden size={16} strokeWidth={1.5} /> {m.search__done()}
          </Button>
        )}
        {onBack && (
          <Button size="sm" kind="secondary" onClick={onBack}>
            <Undo2 aria-hidden size={16} strokeWidth={1.5} />{' '}
            <span className="max-sm:sr-only">{m.search__undo_2()}</span>
          </Button>
        )}
        {onRemoveCorner && (
          <Button size="sm" kind="secondary" onClick={onRemoveCorner}>
            <Trash2 aria-hidden size={16} strokeWidth={1.5} /> {m.search__corner_2()}
          </Button>
        )}
        <Button size="sm" kind="quiet" onClick={onCancel}>
          <X aria-hidden size={16} strokeWidth={1.5} /> <span className="max-sm:sr-only">{m.search__cancel()}</span>
        </Button>
        <div className="ml-auto">
          <Checkbox label={m.search__exclude()} checked={out} onChange={(event) => onOut(event.target.checked)} />
        </div>
      </div>
    </fieldset>
  );
}
