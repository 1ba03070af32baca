import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { useChangedFields } from '../overlays/changed-fields.ts';
import { useUnsaved } from '../overlays/unsaved.ts';
import type { FilledForm } from './use-form.ts';

/**
 * A form. Errors that belong to no field appear on top. Before the script loads, the browser would submit by POST, so
 * that no value gets into a URL.
 */
export function Form<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  /** Accessible name of the form landmark. */
  label?: string;
  className?: string;
  /** Overrides submission on Enter, for steps of a longer form. */
  onSubmit?: () => void;
  children: ReactNode;
}) {
  const { form } = props;
  const { changed, track } = useChangedFields();
  useUnsaved(({ page }) => page && isLong(document.getElementById(form.id)) && changed());
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      aria-label={props.label}
      aria-busy={form.pending || undefined}
      {...(form.hasDraft ? {} : track)}
      className={props.className ?? 'grid grid-cols-[minmax(0,1fr)] gap-5'}
      onSubmit={(event) => {
        event.preventDefault();
        (props.onSubmit ?? form.submit)();
      }}
    >
      {(form.notice || form.loadLatest) && (
        <div data-notice role="alert" tabIndex={-1} className="outline-none">
          {form.loadLatest ? (
            <Notice tone="warning" title={m.ui__changed_elsewhere()}>
              <p>{m.ui__your_changes_are_not_saved_yet()}</p>
              <Button kind="secondary" className="mt-3" onClick={() => void form.loadLatest?.()}>
                {m.ui__load_what_was_saved()}
              </Button>
            </Notice>
          ) : (
            <Notice tone="danger">{form.notice}</Notice>
          )}
        </div>
      )}
      {props.children}
    </form>
  );
}

/**
 * Returns whether leaving a form would cost a person time: it has several fields or a text, and is no sign-in. A dialog
 * asks for its forms itself.
 */
const isLong = (form: HTMLElement | null): boolean =>
  form !== null &&
  form.closest('[role=dialog]') === null &&
  form.querySelector('[type=password]') === null &&
  (form.querySelector('textarea') !== null || form.querySelectorAll('input, select').length >= 3);
