import { inForce } from '../dated.ts';
import type { ListedHome } from '../stated-terms.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import { assumedPmi, fhaPremiums, vaFees } from '../tables/us-2026.ts';
import type { Option } from './options.ts';
import { type UsProgram, usLoanLimitCents } from './program-rules.ts';

/** Prices in cents near which a rule changes; between two gaps the costs are linear in the price. */
export interface Gap {
  from: number;
  to: number;
}

/** Amounts are rounded to cents, so a limit of a loan lies within this distance of its price. */
const MARGIN_CENTS = 10_000;

/** Half of the last digit of a ratio with two decimals, and a margin. */
const RATIO_MARGIN = 0.000_06;

/** Returns the gaps of an option, sorted and without overlaps. The first one covers prices too small for the ratios. */
export function gapsOf({ down, program }: Option, home: Pick<ListedHome, 'country' | 'state'>, day: string): Gap[] {
  const { uninsurableFromCents, leastDown } = inForce(canadianRules, day).table;
  const isUs = home.country === 'US';
  const prices = isUs ? [] : [uninsurableFromCents, ...leastDown.map(({ aboveCents }) => aboveCents)];
  const loans =
    isUs && program !== 'cash'
      ? [
          inForce(fhaPremiums, day).table.sizeThresholdCents,
          usLoanLimitCents(program as UsProgram, home.state, day),
        ].filter(Number.isFinite)
      : [];
  const gaps: Gap[] = [{ from: 0, to: 100_000 }, ...prices.map((price) => around(price, price))];
  if (down === 'least') return merged(gaps);
  if ('percent' in down) {
    const share = 1 - down.percent / 100;
    // Down payments of a Canadian price above the first step are a growing share of it.
    const steps = isUs ? [] : leastDownEqual(down.percent, leastDown);
    const limits = share > 0 ? loans.map((loan) => loan / share) : [];
    return merged([...gaps, ...[...limits, ...steps].map((price) => around(price, price))]);
  }
  const { cents } = down;
  const steps = isUs
    ? []
    : leastDown.slice(1).map(({ aboveCents, percent }) => {
        const below = (aboveCents * leastDown[0]!.percent) / 100;
        return aboveCents + ((cents - below) * 100) / percent;
      });
  return merged([
    ...gaps,
    around(cents, cents),
    ...[...loans.map((loan) => loan + cents), ...steps].map((price) => around(price, price)),
    ...ratios(day).map((ratio) =>
      around(cents / (1 - ratio + RATIO_MARGIN), cents / Math.max(1e-6, 1 - ratio - RATIO_MARGIN)),
    ),
  ]);
}

/** Loan-to-value ratios at which a premium, a fee or a rule changes. */
const ratios = (day: string): number[] =>
  [
    ...assumedPmi.map(({ ltvAtMost }) => ltvAtMost / 100),
    ...inForce(fhaPremiums, day).table.annual.map(({ ltvAtMost }) => ltvAtMost / 100),
    ...inForce(canadianRules, day).table.premiums.map(({ ltvAtMost }) => ltvAtMost / 100),
    ...inForce(vaFees, day).table.upFront.map(({ downFromPercent }) => 1 - downFromPercent / 100),
    // Least down payments of the FHA and of conventional loans.
    0.965,
    0.97,
  ].filter((ratio) => ratio < 1);

/** The price at which the least down payment of Canada is a share of it. */
function leastDownEqual(percent: number, leastDown: readonly { aboveCents: number; percent: number }[]): number[] {
  const [low, high] = leastDown;
  if (!low || !high || percent <= low.percent || percent >= high.percent) return [];
  return [(high.aboveCents * (high.percent - low.percent)) / (high.percent - percent)];
}

const around = (from: number, to: number): Gap => ({
  from: Math.floor(from - MARGIN_CENTS),
  to: Math.ceil(to + MARGIN_CENTS),
});

/** Sorted and without overlaps. */
export function merged(gaps: readonly Gap[]): Gap[] {
  const sorted = gaps.filter(({ to }) => to > 0).toSorted((a, b) => a.from - b.from);
  const all: Gap[] = [];
  for (const { from, to } of sorted) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}
