import { type Investment, returnsOf } from '@lintel/market';
import { m } from '@lintel/messages';
import { decimal } from '../../../ui/format.ts';

const POINT = 0.01;

/** The terms with one of them lower and higher, by the name of the change. */
function pairsOf(investment: Investment): [string, Investment, Investment][] {
  const { valueGrowth, rentMonthly, expenses, loanRate, vacancy } = investment;
  const pair = (
    name: string,
    low: Partial<Investment>,
    high: Partial<Investment>,
  ): [string, Investment, Investment] => [name, { ...investment, ...low }, { ...investment, ...high }];
  return [
    pair(
      m.markets__value_growth_2_points(),
      { valueGrowth: valueGrowth - 2 * POINT },
      { valueGrowth: valueGrowth + 2 * POINT },
    ),
    pair(m.markets__rent_10_percent(), { rentMonthly: rentMonthly * 0.9 }, { rentMonthly: rentMonthly * 1.1 }),
    pair(m.markets__expenses_10_percent(), { expenses: expenses * 1.1 }, { expenses: expenses * 0.9 }),
    pair(m.markets__rate_1_point(), { loanRate: loanRate + POINT }, { loanRate: Math.max(0, loanRate - POINT) }),
    pair(
      m.markets__vacancy_5_points(),
      { vacancy: Math.min(0.99, vacancy + 5 * POINT) },
      { vacancy: Math.max(0, vacancy - 5 * POINT) },
    ),
  ];
}

/** How far each of the terms moves the yearly return, the strongest first; the line is the return as entered. */
export function SensitivityChart({ investment }: { investment: Investment }) {
  const middle = returnsOf(investment).internalRate;
  const bars = pairsOf(investment)
    .flatMap(([name, low, high]) => {
      const [from, to] = [returnsOf(low).internalRate, returnsOf(high).internalRate];
      return from === undefined || to === undefined ? [] : [{ name, from, to }];
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (middle === undefined || bars.length === 0) return null;
  const [least, most] = [Math.min(...bars.map(({ from }) => from)), Math.max(...bars.map(({ to }) => to))];
  const at = (rate: number) => (most === least ? 50 : 2 + (96 * (rate - least)) / (most - least));
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="text-14 font-semibold">{m.markets__how_far_each_moves()}</figcaption>
      <ul className="grid gap-2 text-14">
        {bars.map(({ name, from, to }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 md:grid-cols-[14rem_minmax(0,1fr)_9rem]"
          >
            <span>{name}</span>
            <span className="text-right tabular-nums md:order-last">
              {m.markets__from_to({ from: decimal(from * 100), to: decimal(to * 100) })}
            </span>
            <svg aria-hidden className="col-span-2 block h-5 w-full md:col-span-1">
              <rect
                x={`${at(from).toFixed(2)}%`}
                width={`${Math.max(0.5, at(to) - at(from)).toFixed(2)}%`}
                y="3"
                height="14"
                rx="2"
                className="fill-primary-tint stroke-primary"
              />
              <line
                x1={`${at(middle).toFixed(2)}%`}
                x2={`${at(middle).toFixed(2)}%`}
                y1="0"
                y2="20"
                className="stroke-ink stroke-2"
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
