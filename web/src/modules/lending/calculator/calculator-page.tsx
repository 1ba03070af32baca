import { m } from '@lintel/messages';
import { ToolPage } from '../tools/tool-page.tsx';
import { MortgageCalculator } from './calculator.tsx';
import type { Typed } from './terms.ts';

/** The mortgage calculator as a page. */
export function CalculatorPage({ start, onTyped }: { start: Typed; onTyped: (typed: Typed) => void }) {
  return (
    <ToolPage title={m.lending__mortgage_calculator()}>
      <MortgageCalculator start={start} onTyped={onTyped} />
    </ToolPage>
  );
}
