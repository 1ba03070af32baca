import { m } from '@lintel/messages';
import { investmentNameMax } from '@lintel/server/markets';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { signInAt } from '../../accounts/paths.ts';
import { savedInvestmentsQuery, saveInvestment } from '../calls.ts';
import { returnsPagePath } from '../public-paths.ts';
import { inputsOf, searchOf, type Typed } from './terms.ts';

/** Saves the inputs under a name; a visitor signs in first and returns to the same inputs. */
export function SaveInvestment({ typed, onName }: { typed: Typed; onName: (name: string) => void }) {
  const person = useRouteContext({ from: '__root__', select: ({ session }) => session.person });
  const { act, pending } = useAction({ refetch: [savedInvestmentsQuery.queryKey] });
  const [error, setError] = useState<string>();
  if (!person)
    return (
      <p data-print="no">
        <LinkButton
          kind="secondary"
          href={signInAt('all', `${returnsPagePath}${writeSearchParams({ ...searchOf(typed) })}`)}
        >
          {m.markets__sign_in_to_save()}
        </LinkButton>
      </p>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.name.trim();
    if (name === '') return setError(m.markets__name_the_analysis());
    await act(() => saveInvestment({ name, inputs: inputsOf(typed) }), { title: m.markets__analysis_saved({ name }) });
  };
  return (
    <form onSubmit={save} data-print="no" className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 flex-1">
        <Field
          label={m.markets__name_of_the_analysis()}
          value={typed.name}
          maxLength={investmentNameMax}
          error={error}
          onChange={({ target }) => {
            setError(undefined);
            onName(target.value);
          }}
        />
      </div>
      <Button kind="secondary" type="submit" pending={pending}>
        {m.markets__save_analysis()}
      </Button>
    </form>
  );
}
