import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { documentsPath } from './paths.ts';
import { progressWords } from './progress-card.tsx';
import { checklistQuery, documentsKey, documentsQuery } from './queries.ts';
import { StateBadge, StepBadge } from './state-badge.tsx';

/** Dashboard card: progress, returned documents and missing ones. */
export function DocumentsCard() {
  const checklist = useQuery(checklistQuery);
  const documents = useQuery(documentsQuery);
  useLive('documents', documentsKey);
  const error = checklist.error ?? documents.error;
  const returned = documents.data?.filter(({ status }) => status === 'rejected') ?? [];
  const missing = checklist.data?.items.filter((item) => item.required && item.status === 'not_started') ?? [];
  return (
    <Card as="section" className="grid min-w-0 content-start gap-4 p-4 md:p-6">
      <header className="flex items-baseline justify-between gap-4">
        <h2 className="text-22">{m.documents__documents()}</h2>
        <AppLink href={documentsPath()} className="link text-14">
          {m.documents__document_center()}
        </AppLink>
      </header>
      {error && (
        <ErrorState
          what={m.documents__we_couldnt_load_your_documents()}
          error={error}
          onRetry={() => void Promise.all([checklist.refetch(), documents.refetch()])}
        />
      )}
      {!error && !checklist.data && <Skeleton className="h-28" />}
      {!error && checklist.data && (
        <>
          <div className="grid gap-2">
            <p className="font-medium tabular-nums">
              {m.documents__required_documents_completed({
                completed: checklist.data.completed,
                required: checklist.data.required,
              })}
            </p>
            <ProgressBar
              label={m.documents__required_documents_completed_2()}
              value={checklist.data.required === 0 ? 1 : checklist.data.completed / checklist.data.required}
            />
            <p className="text-14 text-soft">{progressWords(checklist.data)}</p>
          </div>
          {returned.length + missing.length > 0 && (
            <ul className="border-t border-line text-14">
              {returned.slice(0, 3).map((document) => (
                <li key={document.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
                  <AppLink href={documentsPath({ paper: document.id })} className="link min-w-0 truncate">
                    {document.fileName}
                  </AppLink>
                  <StateBadge status={document.status} />
                </li>
              ))}
              {missing.slice(0, Math.max(0, 3 - returned.length)).map((item) => (
                <li key={item.id} className="flex items-center justify-between gap-3 border-b border-line py-2">
                  <span className="min-w-0">{item.name}</span>
                  <StepBadge status={item.status} />
                </li>
              ))}
            </ul>
          )}
          <LinkButton href={documentsPath()} kind="secondary" className="justify-self-start">
            {m.documents__upload_a_document()}
          </LinkButton>
        </>
      )}
    </Card>
  );
}
