import { percentOf } from '../cents.ts';
import { inForce, type Source } from '../dated.ts';
import { ladderTax } from '../ladder.ts';
import { type StateTransferTax, stateTransferTaxes } from '../tables/us-transfer.ts';

export interface StateTransfer {
  /** `none`: the state has no such tax; `unknown`: the state is unknown. */
  kind: 'computed' | 'none' | 'unknown';
  /** 0 unless computed. Counties and cities may add to it where `local` is set. */
  cents: number;
  /** The part of `cents` that is a percentage of the whole price by its bracket. */
  bracketCents: number;
  /** The tax of each step of a graduated rate that the price reaches; empty for a single rate. */
  parts: readonly { percent: number; cents: number }[];
  paidBy: 'buyer' | 'seller' | 'both' | null;
  local: boolean;
  known: boolean;
  effectiveOn: string;
  source: Source;
}

/** Returns a US state's tax on the transfer of a home, by the table of a day. */
export function stateTransferTaxOf(priceCents: number, state: string, day: string): StateTransfer {
  const { table, known } = inForce(stateTransferTaxes, day);
  const { effectiveOn, source } = table;
  const about = { known, effectiveOn, source };
  if (table.none.includes(state))
    return { kind: 'none', cents: 0, bracketCents: 0, parts: [], paidBy: null, local: false, ...about };
  const tax = table.taxes.find((each) => each.state === state);
  if (!tax) return { kind: 'unknown', cents: 0, bracketCents: 0, parts: [], paidBy: null, local: false, ...about };
  return { kind: 'computed', ...centsOf(priceCents, tax), paidBy: tax.paidBy, local: tax.local, ...about };
}

function centsOf(
  priceCents: number,
  { steps = [], lower, brackets = [], thresholdsExcluded }: StateTransferTax,
): Pick<StateTransfer, 'cents' | 'bracketCents' | 'parts'> {
  const ladder = lower && priceCents <= lower.upToCents ? lower.steps : steps;
  const bracket = brackets.findLast(({ aboveCents }) =>
    thresholdsExcluded ? priceCents > aboveCents : priceCents >= aboveCents,
  );
  const bracketCents = bracket ? percentOf(priceCents, bracket.percent) : 0;
  return { cents: ladderTax(priceCents, ladder) + bracketCents, bracketCents, parts: partsOf(priceCents, ladder) };
}

/** Returns the tax of each step that a price reaches, if it reaches more than one. */
function partsOf(priceCents: number, ladder: StateTransferTax['steps'] = []): StateTransfer['parts'] {
  const reached = ladder.filter(({ aboveCents }) => priceCents > aboveCents);
  return reached.length < 2
    ? []
    : reached.map((step, at) => {
        const upTo = Math.min(priceCents, reached[at + 1]?.aboveCents ?? priceCents);
        return { percent: step.percent, cents: percentOf(upTo - step.aboveCents, step.percent) };
      });
}
