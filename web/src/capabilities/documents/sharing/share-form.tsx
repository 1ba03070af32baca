import type { NewGrant } from '@lintel/server/documents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Failure } from '../../../wire/failure.ts';
import { professionalsPath } from '../../professionals/paths.ts';
import { share } from '../calls.ts';
import { documentsKey, recipientsQuery } from '../queries.ts';
import { categoryOptions } from '../words.ts';

const rights = [
  { value: 'review', label: 'see and review it' },
  { value: 'view', label: 'only see it' },
];
const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];
const agentTypes = { real_estate: 'real estate agent', mortgage: 'mortgage agent' } as const;

/** Lets somebody one works with see one paper, or, where nothing is named, a kind of papers or all. */
export function ShareForm({ what }: { what?: Pick<NewGrant, 'documentIds'> }) {
  const client = useQueryClient();
  const { data: recipients } = useQuery(recipientsQuery);
  const [person, setPerson] = useState('');
  const [may, setMay] = useState<'view' | 'review'>('review');
  const [days, setDays] = useState('90');
  const [category, setCategory] = useState('');
  const sharing = useMutation({
    mutationFn: () =>
      share({
        personId: Number(person),
        may,
        days: Number(days),
        ...(what ?? (category ? { categories: [category as never] } : {})),
      }),
    onSuccess() {
      showToast({ title: 'Shared', description: 'You can end it at any time, and you see each time it is opened.' });
      setPerson('');
    },
    onSettled: () => client.invalidateQueries({ queryKey: documentsKey }),
  });
  if (recipients?.length === 0)
    return (
      <p className="text-14 text-soft">
        You can share with professionals you work with.{' '}
        <AppLink href={professionalsPath()} className="link">
          Find a professional
        </AppLink>
      </p>
    );
  return (
    <form
      aria-label="Share with a professional"
      data-print="no"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (person) sharing.mutate();
      }}
    >
      <Select
        label="Let somebody see it"
        value={person}
        onChange={({ target }) => setPerson(target.value)}
        options={[
          { value: '', label: 'Choose who' },
          ...(recipients ?? []).map(({ personId, name, agentType, companyName }) => ({
            value: String(personId),
            label: `${name}, ${agentTypes[agentType]}, ${companyName}`,
          })),
        ]}
      />
      {person && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            {!what && (
              <Select
                label="Which documents"
                value={category}
                onChange={({ target }) => setCategory(target.value)}
                options={[{ value: '', label: 'All documents' }, ...categoryOptions]}
              />
            )}
            <Select
              label="They may"
              value={may}
              onChange={({ target }) => setMay(target.value as 'view' | 'review')}
              options={rights}
            />
            <Select label="For" value={days} onChange={({ target }) => setDays(target.value)} options={spans} />
          </div>
          {sharing.isError && (
            <Notice tone="danger">
              {sharing.error instanceof Failure ? sharing.error.text : 'It was not shared. Please try again.'}
            </Notice>
          )}
          <Button type="submit" className="justify-self-start" pending={sharing.isPending}>
            Share
          </Button>
        </>
      )}
    </form>
  );
}
