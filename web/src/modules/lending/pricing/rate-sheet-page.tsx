import { m } from '@lintel/messages';
import { LinkButton } from '../../../ui/button.tsx';
import { comparisonPath } from '../paths.ts';
import { RateSheet } from './rate-sheet.tsx';

/** The rate sheet of a mortgage agent. */
export function RateSheetPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <h1 className="text-28">{m.lending__rate_sheet()}</h1>
        <LinkButton kind="secondary" href={comparisonPath}>
          {m.lending__compare_rates()}
        </LinkButton>
      </header>
      <RateSheet />
    </div>
  );
}
