import { m } from '@lintel/messages';
import type { Application, Condition } from '@lintel/server/lending';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { documentsQuery, UploadOne } from '../../documents/index.ts';
import { lendingKey } from '../calls.ts';
import { conditionTones, conditionWords, dayWords } from '../words.ts';
import { isOpen } from './is-open.ts';
import { RequestDocuments } from './request-documents.tsx';
import { Review } from './review.tsx';

/** Conditions of an application: the borrower attaches documents, the agent requests, clears and returns them. */
export function Conditions({ application }: { application: Application }) {
  const { conditions, mine, id } = application;
  return (
    <div className="grid gap-4">
      {!mine && isOpen(application) && <RequestDocuments id={id} />}
      {conditions.length === 0 ? (
        <p className="text-soft">{mine ? m.lending__nothing_needed() : m.lending__no_conditions()}</p>
      ) : (
        <ul className="grid">
          {conditions.map((condition) => (
            <li
              key={condition.id}
              className="grid gap-2 border-b border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
            >
              <About condition={condition} />
              {isOpen(application) && (mine ? <Answer condition={condition} /> : <Review condition={condition} />)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function About({
  condition: { title, status, note, document, findings, neededFrom, dueOn },
}: {
  condition: Condition;
}) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{title}</span>
        <Badge tone={conditionTones[status]}>{conditionWords[status]()}</Badge>
        {neededFrom !== 'borrower' && (
          <Badge>{neededFrom === 'agent' ? m.lending__from_agent() : m.lending__from_third_party()}</Badge>
        )}
      </p>
      {dueOn && status === 'open' && <p className="text-14 text-soft">{m.lending__due_on({ day: dayWords(dueOn) })}</p>}
      {note && <p className="text-14">{note}</p>}
      {document && (
        <AppLink href="/documents" className="link text-14">
          {document.name}
        </AppLink>
      )}
      {findings.map((finding) => (
        <p key={finding} className="text-14 text-warning">
          {finding}
        </p>
      ))}
    </div>
  );
}

/** The borrower uploads a document, or chooses one that is stored; attaching it shares it with the agent. */
function Answer({ condition: { id, title, status, category, neededFrom } }: { condition: Condition }) {
  const { data } = useQuery(documentsQuery);
  const { act, pending } = useAction({ refetch: [lendingKey] });
  if (neededFrom !== 'borrower' || status === 'cleared' || status === 'waived') return null;
  const own = data?.filter((each) => category === null || each.category === category) ?? [];
  const attach = (documentId: number) =>
    act(() => callApi((api) => api.lending.answerCondition({ id, documentId })), { title: m.lending__sent_to_agent() });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {own.length > 0 && (
        <Select
          label={m.lending__attach_document()}
          quiet
          disabled={pending}
          value=""
          onChange={(event) => event.target.value && void attach(Number(event.target.value))}
          options={[
            { value: '', label: status === 'received' ? m.lending__replace_document() : m.lending__attach_document() },
            ...own.map((each) => ({ value: String(each.id), label: each.fileName })),
          ]}
        />
      )}
      <UploadOne
        category={category ?? 'other'}
        label={m.lending__upload_for({ title })}
        onUploaded={(documentId) => void attach(documentId)}
      />
    </div>
  );
}
