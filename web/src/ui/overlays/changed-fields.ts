import { type SyntheticEvent, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const stateOf = (control: Control): string =>
  control.type === 'checkbox' || control.type === 'radio'
    ? String((control as HTMLInputElement).checked)
    : control.value;

/** Tracks the fields of a dialog or a form. `changed` returns whether a person's change of one is still in it. */
export function useChangedFields() {
  // The first state of each field, since React keeps the default value of a controlled field equal to its value.
  const first = useRef(new WeakMap<Control, string>());
  const edited = useRef(new Set<Control>());
  const remember = ({ currentTarget }: SyntheticEvent) => {
    for (const each of currentTarget.querySelectorAll<Control>('input, select, textarea'))
      if (!first.current.has(each)) first.current.set(each, stateOf(each));
  };
  return {
    changed: () =>
      [...edited.current].some(
        (each) =>
          each.isConnected &&
          (stateOf(each) !== first.current.get(each) || each.getAttribute('aria-invalid') === 'true'),
      ),
    forget: () => edited.current.clear(),
    track: {
      onFocusCapture: remember,
      onPointerDownCapture: remember,
      onInputCapture: ({ target }: SyntheticEvent) => {
        // A search of the content and a setting that is saved at once are not lost.
        if ((target as Element).matches('form :not([type=search]), textarea')) edited.current.add(target as Control);
      },
      // A form may stay after it was sent. A field that was rejected is marked invalid.
      onSubmitCapture: ({ target }: SyntheticEvent) => {
        for (const each of edited.current) if (each.form === target) first.current.set(each, stateOf(each));
      },
    },
  };
}
