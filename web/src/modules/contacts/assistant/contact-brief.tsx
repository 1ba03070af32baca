import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { briefQuery, leadQuery, rewordDraft } from '../calls.ts';
import { crmPath } from '../paths.ts';
import { DraftEditor } from './draft-editor.tsx';

const kindLabels = texts({
  first_reply: m.contacts__kind_first_reply,
  follow_up: m.contacts__kind_follow_up,
  after_showing: m.contacts__kind_after_showing,
  financing: m.contacts__kind_financing,
  check_in: m.contacts__kind_check_in,
});

/** The next step, the summary and the drafts of one contact. */
export function ContactBrief({ id, name }: { id: number; name: string }) {
  const { data, error, refetch } = useQuery(briefQuery(id));
  const lead = useQuery(leadQuery(id)).data;
  const [chosen, setChosen] = useState<string>();
  if (error)
    return <ErrorState what={m.contacts__we_couldnt_load_contact()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const draft = data.drafts.find(({ kind }) => kind === chosen) ?? data.drafts[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-4 lg:sticky lg:top-4">
        <section aria-labelledby="next-step" className="lintel grid gap-1 border-t-accent p-4">
          <h3 id="next-step" className="text-14 font-normal text-soft">
            {m.contacts__next_step_for({ name })}
          </h3>
          <p className="font-display text-22 font-semibold">{data.next.action}</p>
          <p className="text-14">{data.next.reason}</p>
          <AppLink stay href={crmPath({ tab: 'assistant', lead: id })} className="link text-14">
            {m.contacts__open_name({ name })}
          </AppLink>
        </section>
        <section aria-labelledby="summary" className="lintel grid gap-2 p-4">
          <h3 id="summary" className="text-18">
            {m.contacts__summary()}
          </h3>
          <ul className="grid gap-1 text-14">
            {data.summary.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="drafts" className="lintel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
        <h3 id="drafts" className="text-18">
          {m.contacts__drafts()}
        </h3>
        <Choice
          quiet
          legend={m.contacts__drafts()}
          value={draft?.kind ?? ''}
          onChange={setChosen}
          options={data.drafts.map(({ kind }) => ({ value: kind as string, label: kindLabels[kind] }))}
        />
        {draft && (
          <DraftEditor
            key={draft.kind}
            text={draft.text}
            {...(lead && { send: { lead, subject: draft.subject } })}
            {...(data.rewords && { reword: () => rewordDraft(id, draft.kind) })}
          />
        )}
      </section>
    </div>
  );
}
