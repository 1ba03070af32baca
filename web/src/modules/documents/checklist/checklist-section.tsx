import { m } from '@lintel/messages';
import type { Checklist, ChecklistLine } from '@lintel/server/documents';
import { CircleCheck, CircleDashed, CircleDot, Upload } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StepBadge } from '../state-badge.tsx';
import { DropZone } from '../upload/drop-zone.tsx';
import { PickFiles } from '../upload/pick-files.tsx';
import { startUpload } from '../upload/uploads.ts';
import { factsInWords, ProfileForm } from './profile-form.tsx';

/** The required documents; each row accepts the files for it. */
export function ChecklistSection({ checklist }: { checklist: Checklist }) {
  const [editing, setEditing] = useState(false);
  const facts = factsInWords(checklist.profile);
  return (
    <Card as="section" className="min-w-0">
      <header className="grid gap-3 p-4 md:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-22">{m.documents__document_checklist()}</h2>
          <Button kind="secondary" size="sm" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {m.documents__which_documents_do_i_need()}
          </Button>
        </div>
        <p className="max-w-measure text-14 text-soft">
          {facts
            ? m.documents__what_lenders_usually_request_in({ facts })
            : m.documents__these_five_are_requested_almost()}
        </p>
        {editing && <ProfileForm profile={checklist.profile} onDone={() => setEditing(false)} />}
      </header>
      <ul>
        {checklist.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

const marks = { completed: CircleCheck, in_progress: CircleDot, not_started: CircleDashed } as const;

function Item({ item }: { item: ChecklistLine }) {
  const Mark = marks[item.status];
  const send = (files: File[]) => {
    for (const file of files) startUpload(file, { category: item.category });
  };
  return (
    <li className="border-t border-line">
      <DropZone onFiles={send} over="bg-primary-tint" className="flex gap-3 px-4 py-4 md:px-6">
        <Mark
          aria-hidden
          size={20}
          strokeWidth={1.5}
          className={`mt-0.5 shrink-0 ${item.status === 'completed' ? 'text-good' : 'text-soft'}`}
        />
        <div className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid min-w-0 gap-1">
            <h3 className="flex flex-wrap items-center gap-2 font-sans text-16 font-semibold tracking-normal">
              {item.name}{' '}
              <Badge tone={item.required ? 'primary' : 'plain'}>
                {item.required ? m.documents__required() : m.documents__if_it_applies()}
              </Badge>
            </h3>
            <p className="text-14">{item.description}</p>
            <p className="text-12 text-soft">{item.from}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
            <StepBadge status={item.status} />
            <PickFiles
              kind="quiet"
              size="sm"
              multiple
              label={m.documents__files_for({ name: item.name })}
              onFiles={send}
            >
              <Upload aria-hidden size={16} strokeWidth={1.5} />
              <span>
                {item.status === 'not_started' ? m.documents__upload() : m.documents__add_another()}
                <span className="sr-only"> {m.documents__for({ name: item.name })}</span>
              </span>
            </PickFiles>
          </div>
        </div>
      </DropZone>
    </li>
  );
}
