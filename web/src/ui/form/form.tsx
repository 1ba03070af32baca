import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
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
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      aria-label={props.label}
      aria-busy={form.pending || undefined}
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
