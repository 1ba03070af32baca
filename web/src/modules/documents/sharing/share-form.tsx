import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { NewGrant } from '@lintel/server/documents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { professionalsPath } from '../../professionals/paths.ts';
import { share } from '../calls.ts';
import { documentsKey, recipientsQuery } from '../queries.ts';
import { categoryOptions } from '../words.ts';

const rights = [
  {
    value: 'review',
    get label() {
      return m.documents__view_and_review();
    },
  },
  {
    value: 'view',
    get label() {
      return m.documents__view_only();
    },
  },
];
const spans = [
  {
    value: '7',
    get label() {
      return m.documents__7_days();
    },
  },
  {
    value: '30',
    get label() {
      return m.documents__30_days();
    },
  },
  {
    value: '90',
    get label() {
      return m.documents__90_days();
    },
  },
  {
    value: '365',
    get label() {
      return m.documents__1_year();
    },
  },
];
const agentTypes = texts({
  real_estate: m.documents__real_estate_agent,
  mortgage: m.documents__mortgage_agent,
});

/** Shares one document with a connected person, or a category or all documents when none is named. */
export function ShareForm({ what }: { what?: Pick<NewGrant, 'documentIds'> }) {
  const { data: recipients } = useQuery(recipientsQuery);
  const [person, setPerson] = useState('');
  const [may, setMay] = useState<'view' | 'review'>('review');
  const [days, setDays] = useState('90');
  const [category, setCategory] = useState('');
  const { act, pending, error } = useAction({ refetch: [documentsKey], failed: null });
  const send = () =>
    act(
      () =>
        share({
          personId: Number(person),
          may,
          days: Number(days),
          ...(what ?? (category ? { categories: [category as never] } : {})),
        }),
      () => {
        setPerson('');
        return { title: m.documents__shared(), description: m.documents__you_can_stop_sharing_at() };
      },
    );
  if (recipients?.length === 0)
    return (
      <p className="text-14 text-soft">
        {m.documents__you_can_share_with_professionals()}{' '}
        <AppLink href={professionalsPath()} className="link">
          {m.documents__find_a_professional()}
        </AppLink>
      </p>
    );
  return (
    <form
      aria-label={m.documents__share_with_a_professional()}
      data-print="no"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (person) void send();
      }}
    >
      <Select
        label={m.documents__share_with()}
        value={person}
        onChange={({ target }) => setPerson(target.value)}
        options={[
          { value: '', label: m.documents__choose_a_person() },
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
                label={m.documents__which_documents()}
                value={category}
                onChange={({ target }) => setCategory(target.value)}
                options={[{ value: '', label: m.documents__all_documents() }, ...categoryOptions]}
              />
            )}
            <Select
              label={m.documents__they_can()}
              value={may}
              onChange={({ target }) => setMay(target.value as 'view' | 'review')}
              options={rights}
            />
            <Select
              label={m.documents__share_for()}
              value={days}
              onChange={({ target }) => setDays(target.value)}
              options={spans}
            />
          </div>
          {error && <Notice tone="danger">{reasonOf(error)}</Notice>}
          <Button type="submit" className="justify-self-start" pending={pending}>
            {m.documents__share()}
          </Button>
        </>
      )}
    </form>
  );
}
