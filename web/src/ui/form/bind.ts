import { m } from '@lintel/messages';
import { type FieldPath, type FieldValues, get, useController } from 'react-hook-form';
import { asSentence } from './place-failure.ts';
import type { FilledForm } from './use-form.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const idOfField = (form: { id: string }, name: string): string => `${form.id}-${name}`;

export function messageOf<Values extends FieldValues>(form: FilledForm<Values>, name: string): string | undefined {
  const { message } = (get(form.formState.errors, name) ?? {}) as { message?: unknown };
  if (typeof message !== 'string') return undefined;
  const sentence = asSentence(message);
  // A rule about length or range does not help where nothing is entered; a message of its own may.
  const isGeneral = sentence !== message;
  return isGeneral && isEmpty(form.getValues(name as never)) ? m.ui__fill_in_this_field() : sentence;
}

/** Returns the props that connect a control to a form value by name. `as` converts the typed text. */
export function bind<Values extends FieldValues>(
  form: FilledForm<Values>,
  name: FieldPath<Values>,
  as?: (typed: string) => unknown,
) {
  const { ref, onBlur, ...rest } = form.register(name, as ? { setValueAs: as } : {});
  return {
    ...rest,
    id: idOfField(form, name),
    error: messageOf(form, name),
    onBlur: (event: object) => afterPress(() => void onBlur(event as never)),
    ref: (control: Control | null) => {
      const before = control && typedBefore(control);
      ref(control);
      if (before === undefined || before === null) return;
      const value = typeof before === 'string' && as ? as(before) : before;
      queueMicrotask(() => form.setValue(name, value as never, { shouldDirty: true }));
    },
  };
}

/** Returns the value of a controlled input and its setter, with the id and the error that `bind` gives others. */
export function useControlled<Values extends FieldValues>(form: FilledForm<Values>, name: FieldPath<Values>) {
  const { field } = useController({ control: form.control, name });
  return {
    value: field.value as unknown,
    change: field.onChange as (value: unknown) => void,
    shown: {
      name: field.name,
      id: idOfField(form, name),
      error: messageOf(form, name),
      onBlur: () => afterPress(field.onBlur),
      ref: field.ref,
    },
  };
}

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null;

const known = new WeakSet<Control>();

/** Returns what was typed or autofilled before the page's script loaded. */
function typedBefore(control: Control): string | boolean | undefined {
  if (known.has(control)) return undefined;
  known.add(control);
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0 ? control.value : undefined;
  // Their value is constant, whether checked or not.
  if (control.type === 'checkbox' || control.type === 'radio') return undefined;
  return control.value || undefined;
}

let pressed = false;
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (pressed = false), { capture: true, passive: true });
}

/**
 * Runs after the current press. A message that appears below a field on blur moves the content, and the press that
 * caused the blur must still hit its target.
 */
function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const once = () => {
    document.removeEventListener('pointerup', once, true);
    document.removeEventListener('pointercancel', once, true);
    setTimeout(run);
  };
  document.addEventListener('pointerup', once, true);
  document.addEventListener('pointercancel', once, true);
}
