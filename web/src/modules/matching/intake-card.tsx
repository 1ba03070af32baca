import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { whole } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { intakeQuery, rankingQuery } from './calls.ts';

const MOST = 50;

/** A professional's availability for new clients, and their capacity. Match lists depend on both. */
export function IntakeCard() {
  const { data, error, refetch } = useQuery(intakeQuery);
  return (
    <section aria-labelledby="intake" className="lintel grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h2 id="intake" className="text-22">
          {m.matching__new_clients()}
        </h2>
        <p className="max-w-measure text-14 text-soft">{m.matching__changes_take_effect_right_away()}</p>
      </div>
      {error && (
        <ErrorState what={m.matching__we_couldnt_load_your_client()} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data && <IntakeForm key={`${data.takesClients} ${data.capacity}`} {...data} />}
    </section>
  );
}

interface Intake {
  takesClients: boolean;
  capacity: number | null;
  usual: number;
  used: number;
  daysThatCount: number;
}

function IntakeForm({ usual, used, daysThatCount, ...saved }: Intake) {
  const client = useQueryClient();
  const [takesClients, setTakes] = useState(saved.takesClients);
  const [typed, setTyped] = useState(saved.capacity === null ? '' : String(saved.capacity));
  const { act, pending } = useAction({ refetch: [rankingQuery.queryKey] });
  const [submitted, setSubmitted] = useState(false);
  const capacity = typed.trim() === '' ? null : Number(typed);
  const bad = capacity !== null && !(Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (bad) return;
    await act(
      async () => {
        const changed = await callApi((api) => api.matching.changeIntake({ takesClients, capacity }));
        client.setQueryData(intakeQuery.queryKey, changed);
      },
      {
        title: m.matching__saved(),
        description: takesClients
          ? m.matching__youre_taking_up_to_new({ count: whole(capacity ?? usual) })
          : m.matching__youre_hidden_from_smartmatch_while(),
      },
    );
  };
  return (
    <form
      aria-label={m.matching__new_clients()}
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid gap-4"
    >
      <Checkbox
        label={m.matching__im_taking_new_clients()}
        checked={takesClients}
        onChange={({ target }) => setTakes(target.checked)}
      />
      <div className="max-w-80">
        <Field
          label={m.matching__maximum_new_clients_at_a()}
          type="number"
          inputMode="numeric"
          min={1}
          max={MOST}
          placeholder={String(usual)}
          value={typed}
          help={m.matching__enter_1_to_or_leave({ most: MOST, usual, used: whole(used), daysThatCount })}
          error={submitted && bad ? m.matching__enter_a_whole_number_from({ most: MOST }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" pending={pending} className="justify-self-start">
        {m.matching__save()}
      </Button>
    </form>
  );
}
