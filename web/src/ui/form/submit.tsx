import { m } from '@lintel/messages';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import { idOfField, messageOf } from './bind.ts';
import type { FilledForm } from './use-form.ts';

/** The submit button, with separate labels for idle and pending. */
export function Submit<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  children: string;
  pending: string;
  size?: 'md' | 'lg';
}) {
  const { form } = props;
  return (
    <Button type="submit" pending={form.pending} {...(props.size ? { size: props.size } : {})}>
      {form.pending ? props.pending : props.children}
    </Button>
  );
}

/** Error summary above the button of a long form, with links to the fields. It shrinks as errors are fixed. */
export function ErrorSummary<Values extends FieldValues>(props: {
  form: FilledForm<Values>;
  /** Fields to include; all by default. */
  names?: readonly string[];
}) {
  const { form } = props;
  const bad = Object.keys(form.formState.errors).filter((name) => props.names?.includes(name) ?? true);
  if (!form.tried || bad.length === 0) return null;
  const names = inOrderOfPage(bad, (name) => document.getElementById(idOfField(form, name)));
  return (
    <nav
      aria-label={m.ui__fields_to_check()}
      className="rounded-control border-l-2 border-danger bg-danger-tint px-4 py-3"
    >
      <p className="text-14 font-semibold">
        {names.length === 1 ? m.ui__please_check_1_field() : m.ui__please_check_fields({ value: names.length })}
      </p>
      <ul className="mt-1 grid gap-1 text-14">
        {names.map((name) => (
          <li key={name}>
            <a
              className="link"
              href={`#${idOfField(form, name)}`}
              onClick={(event) => {
                event.preventDefault();
                form.setFocus(name as never);
              }}
            >
              {messageOf(form, name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Called in the browser only, so the document exists. */
function inOrderOfPage(names: readonly string[], fieldOf: (name: string) => Element | null): string[] {
  return names.toSorted((one, other) => {
    const [first, second] = [fieldOf(one), fieldOf(other)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
