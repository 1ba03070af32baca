import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { demographicsQuery } from '../calls.ts';

const questions = {
  ethnicity: { label: m.lending__ethnicity, answers: [m.lending__hispanic, m.lending__not_hispanic] },
  race: {
    label: m.lending__race,
    answers: [
      ...[m.lending__american_indian, m.lending__asian, m.lending__black, m.lending__pacific_islander],
      m.lending__white,
    ],
  },
  sex: { label: m.lending__sex, answers: [m.lending__female, m.lending__male] },
} as const;
type Question = keyof typeof questions;

const nothing = { ethnicity: null, race: null, sex: null, declined: false };

/** Regulation B asks the borrower for it; the mortgage agent does not see it, and it is optional. */
export function Demographics({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(demographicsQuery(id));
  const { act, pending } = useAction({
    refetch: [demographicsQuery(id).queryKey],
    failed: m.lending__could_not_save_demographics(),
  });
  if (error)
    return <ErrorState what={m.lending__could_not_load_demographics()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64" />;
  const stated = data.demographics ?? nothing;
  const save = (change: Partial<typeof stated>) =>
    act(() => callApi((api) => api.lending.stateDemographics({ id, ...stated, ...change })), {
      title: m.lending__saved(),
    });
  return (
    <div className="grid gap-4">
      <p className="text-14 text-soft">{m.lending__demographics_text()}</p>
      {(Object.keys(questions) as Question[]).map((question) => (
        <Select
          key={question}
          label={questions[question].label()}
          disabled={pending || stated.declined}
          value={stated[question] ?? ''}
          onChange={({ target }) => void save({ [question]: target.value || null })}
          options={[
            { value: '', label: m.lending__choose() },
            ...questions[question].answers.map((answer) => ({ value: answer(), label: answer() })),
          ]}
        />
      ))}
      <Checkbox
        label={m.lending__decline_demographics()}
        checked={stated.declined}
        disabled={pending}
        onChange={({ target }) => void save(target.checked ? { ...nothing, declined: true } : { declined: false })}
      />
    </div>
  );
}
