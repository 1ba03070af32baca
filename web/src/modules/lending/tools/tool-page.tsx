import { m } from '@lintel/messages';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';

/** A mortgage tool as a page; its address holds the inputs, so that it can be shared and printed. */
export function ToolPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <h1 className="text-28">{title}</h1>
        <div className="flex flex-wrap gap-2 max-sm:-ml-4" data-print="no">
          <ShareButton title={title} />
          <Button kind="quiet" onClick={() => print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.lending__print()}
          </Button>
        </div>
      </header>
      {children}
    </div>
  );
}
