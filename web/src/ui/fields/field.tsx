import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export const controlLook =
  'min-h-10 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-16 md:text-14 text-ink aria-invalid:border-danger';

interface Around {
  /** Target of links in an error summary; generated if missing. */
  id?: string | undefined;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** The label is visually hidden. */
  quiet?: boolean;
}

function FieldLayout(props: Omit<Around, 'id'> & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={props.id} className={props.quiet ? 'sr-only' : 'text-14 font-medium'}>
        {props.label}
      </label>
      {props.children}
      {props.help && (
        <p id={`${props.id}-help`} className="text-12 text-soft">
          {props.help}
        </p>
      )}
      {props.error && (
        <p id={`${props.id}-error`} className="text-14 text-danger">
          {props.error}
        </p>
      )}
    </div>
  );
}

const described = (id: string, { help, error }: Around) =>
  cx(help && m.ui__help({ id }), error && m.ui__error({ id })) || undefined;

/**
 * A text or number input: label above, help below it, error below the field. `unit` is a sign of currency at the start of
 * the input; `inside` appears at its end.
 */
export function Field({
  id: given,
  label,
  help,
  error,
  quiet,
  unit,
  inside,
  className,
  ...input
}: Around & { unit?: string | undefined; inside?: ReactNode } & Omit<ComponentPropsWithRef<'input'>, 'id'>) {
  const made = useId();
  const id = given ?? made;
  const around = { label, help, error, ...(quiet ? { quiet } : {}) };
  return (
    <FieldLayout id={id} {...around}>
      <div className="relative grid">
        <input
          {...input}
          id={id}
          className={cx(controlLook, 'tabular-nums', unit && (unit.length > 1 ? 'pl-12' : 'pl-7'), className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described(id, around)}
        />
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-16 text-soft md:text-14"
          >
            {unit}
          </span>
        )}
        {inside && <div className="absolute inset-y-0 right-0 flex items-center">{inside}</div>}
      </div>
    </FieldLayout>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** A native select. */
export function Select(props: Around & { options: readonly Option[] } & Omit<ComponentPropsWithRef<'select'>, 'id'>) {
  const { id: given, label, help, error, quiet, options, className, ...select } = props;
  const made = useId();
  const id = given ?? made;
  const around = { label, help, error, ...(quiet ? { quiet } : {}) };
  return (
    <FieldLayout id={id} {...around}>
      <select
        {...select}
        id={id}
        className={cx(controlLook, className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, around)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}

/** A multi-line text input. */
export function Textarea(props: Around & Omit<ComponentPropsWithRef<'textarea'>, 'id'>) {
  const { id: given, label, help, error, quiet, className, ...textarea } = props;
  const made = useId();
  const id = given ?? made;
  const around = { label, help, error, ...(quiet ? { quiet } : {}) };
  return (
    <FieldLayout id={id} {...around}>
      <textarea
        rows={5}
        {...textarea}
        id={id}
        className={cx(controlLook, 'py-2', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, around)}
      />
    </FieldLayout>
  );
}
