import { m } from '@lintel/messages';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

/** A password input with a button to reveal it. `autoComplete` tells password managers its kind. */
export function PasswordField(
  props: Omit<ComponentProps<typeof Field>, 'type' | 'inside'> & { autoComplete: 'current-password' | 'new-password' },
) {
  const [shown, setShown] = useState(false);
  const Mark = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      className="pr-11"
      inside={
        <button
          type="button"
          aria-label={m.ui__show({ name: props.label.toLowerCase() })}
          aria-pressed={shown}
          className="grid size-10 place-items-center rounded-control text-soft hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Mark aria-hidden size={20} strokeWidth={1.5} />
        </button>
      }
    />
  );
}
