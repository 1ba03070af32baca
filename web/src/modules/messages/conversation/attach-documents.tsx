import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownDocumentsQuery } from '../calls.ts';

export interface AttachedDocument {
  id: number;
  fileName: string;
}

const DOCUMENTS_MAX = 10;

/** Selects own documents to attach, and states the access that sending them grants. */
export function AttachDocuments(props: {
  chosen: readonly AttachedDocument[];
  to: string;
  onChange: (chosen: readonly AttachedDocument[]) => void;
}) {
  const { chosen, to, onChange } = props;
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={m.messages__attach_documents()}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          kind="quiet"
          size="icon"
          aria-label={m.messages__attach_documents()}
          title={m.messages__attach_documents()}
        >
          <Paperclip aria-hidden size={20} strokeWidth={1.5} />
        </Button>
      }
    >
      <h2 className="text-18">{m.messages__attach_documents()}</h2>
      <p className="text-14 text-soft">{m.messages__can_view_what_you_send({ to })}</p>
      <OwnDocuments chosen={chosen} onChange={onChange} />
      <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
        <AppLink href="/documents" className="text-14 text-primary underline">
          {m.messages__upload_another()}
        </AppLink>
        <Button size="sm" onClick={() => setOpen(false)}>
          {m.messages__done()}
        </Button>
      </div>
    </Popover>
  );
}

function OwnDocuments(props: {
  chosen: readonly AttachedDocument[];
  onChange: (chosen: readonly AttachedDocument[]) => void;
}) {
  const { chosen, onChange } = props;
  const { data, error, isFetching, refetch } = useQuery(ownDocumentsQuery);
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-14">
        <p>{m.messages__we_couldnt_load_your_documents()}</p>
        <Button kind="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          {m.messages__try_again()}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-14">{m.messages__you_dont_have_any_documents()}</p>;
  return (
    <ul className="grid max-h-64 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
      {data.map(({ id, fileName }) => {
        const on = chosen.some((each) => each.id === id);
        return (
          <li key={id}>
            <Checkbox
              label={fileName}
              checked={on}
              disabled={!on && chosen.length >= DOCUMENTS_MAX}
              onChange={() => onChange(on ? chosen.filter((each) => each.id !== id) : [...chosen, { id, fileName }])}
            />
          </li>
        );
      })}
    </ul>
  );
}
