import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day } from '../../ui/format.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchLegalText, type LegalId } from './calls.ts';

/** Shows a legal document in a dialog, in the version being agreed to. */
export function LegalDialog({ id, title }: { id: LegalId; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link min-h-6" onClick={() => setOpen(true)}>
        {title}
      </button>
      <Dialog
        title={title}
        open={open}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>{m.network__back_to_the_form()}</Button>}
      >
        {open && <LegalText id={id} title={title} />}
      </Dialog>
    </>
  );
}

function LegalText({ id, title }: { id: LegalId; title: string }) {
  const text = useQuery({ queryKey: ['legal', id], queryFn: () => fetchLegalText(id) });
  if (text.isError)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_the({ title })}
        error={text.error}
        onRetry={() => void text.refetch()}
      />
    );
  if (!text.data)
    return (
      <div className="grid gap-3" aria-busy="true">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
    <section tabIndex={0} aria-label={title} className="grid gap-4">
      <p className="text-14 text-soft">
        {m.network__version_in_effect_since({ version: text.data.version, effectiveOn: day(text.data.effectiveOn) })}
      </p>
      {text.data.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-2">
          <h3 className="text-18">{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </section>
  );
}
