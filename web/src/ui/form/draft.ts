import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { inTab } from '../tab-storage.ts';

export interface Draft {
  /** Key in tab storage. */
  name: string;
  /** Fields that are never saved: passwords, and consents that must be given again. */
  except: readonly string[];
}

/**
 * Saves form values in this tab until it is closed, so that a reload loses nothing. Returns whether a draft was
 * restored. Drafts are untrusted input and grant no rights.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, draft: Draft | undefined): boolean {
  const [restored, setRestored] = useState(false);
  const { name } = draft ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft of a form never changes
  useEffect(() => {
    if (!draft) return;
    const now: Record<string, unknown> = form.getValues();
    const saved = savedValues(
      inTab((tab) => tab.getItem(keyOf(draft.name))),
      draft,
      now,
    ).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(now[field]));
    for (const [field, value] of saved)
      form.setValue(field as FieldPath<Values>, value as never, { shouldDirty: true });
    setRestored(saved.length > 0);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write(draft, values),
    });
  }, [name]);
  return restored;
}

/** Deletes a draft after it was sent. */
export function dropDraft(name: string): void {
  inTab((tab) => tab.removeItem(keyOf(name)));
}

const keyOf = (name: string) => `lintel.draft.${name}`;

/** Returns the saved values of the form's current fields. They may come from another version, or from anyone. */
export function savedValues(
  written: string | null,
  { except }: Draft,
  values: object,
): [field: string, value: unknown][] {
  try {
    const saved: unknown = JSON.parse(written ?? '{}');
    return Object.entries(saved ?? {}).filter(([field]) => field in values && !except.includes(field));
  } catch {
    return [];
  }
}

function write({ name, except }: Draft, values: object): void {
  const saved = Object.entries(values).filter(([field]) => !except.includes(field));
  inTab((tab) => tab.setItem(keyOf(name), JSON.stringify(Object.fromEntries(saved))));
}
