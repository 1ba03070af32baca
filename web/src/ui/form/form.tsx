import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../notice.tsx';
import type { FilledForm } from './use-form.ts';

/**
 * The form around its fields. What went wrong and belongs to no field stands on top. Until the page's script is there a
 * form would be sent by the browser itself: by POST, so that nothing of it gets into an address.
 */
export function Form<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  /** Names the form for those who jump from landmark to landmark. */
  label?: string;
  className?: string;
  /** Where pressing Enter does not send all of it yet. */
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
      {form.notice && (
        <div data-notice role="alert" tabIndex={-1} className="outline-none">
          <Notice tone="danger">{form.notice}</Notice>
        </div>
      )}
      {props.children}
    </form>
  );
}
