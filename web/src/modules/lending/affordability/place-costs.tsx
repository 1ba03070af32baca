import { m } from '@lintel/messages';
import { type Costs, stateTransferTaxOf } from '@lintel/mortgage';
import { money } from '../../../ui/format.ts';
import { statesIn } from '../tools/places.ts';
import type { Typed } from './terms.ts';

/** The costs and limits that depend on the state or province; without one, what is left out of the figures. */
export function PlaceCosts(props: { typed: Typed; costs: Costs; priceCents: number; day: string }) {
  const { state } = props.typed;
  if (state === '') return <p className="max-w-measure text-14">{m.lending__choose_a_state()}</p>;
  return (
    <section className="grid max-w-measure gap-2">
      <h2 className="text-18">{m.lending__depends_on_place({ place: nameOf(props.typed) })}</h2>
      <dl className="grid gap-2 text-14">
        {linesOf(props).map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const nameOf = ({ country, state }: Typed): string =>
  statesIn(country).find(({ value }) => value === state)?.label ?? state;

type Line = readonly [label: string, value: string];

const payers = { buyer: m.lending__paid_by_buyer, seller: m.lending__paid_by_seller, both: m.lending__paid_by_both };

function linesOf({ typed, costs, priceCents, day }: Parameters<typeof PlaceCosts>[0]): Line[] {
  const { country, state } = typed;
  const shown = (cents: number) => money(Math.round(cents / 100), country === 'CA' ? 'CAD' : 'USD');
  if (country === 'CA') {
    const { transferTaxCents, premiumTaxCents } = costs.cash;
    const isLeast = costs.findings.some(({ kind }) => kind === 'transfer_tax_may_be_more');
    const tax = transferTaxCents === null ? m.lending__not_known() : shown(transferTaxCents);
    return [
      [m.lending__transfer_tax(), isLeast ? m.lending__at_least({ amount: tax }) : tax],
      [m.lending__tax_on_premium(), shown(premiumTaxCents)],
    ];
  }
  const { kind, cents, paidBy, local } = stateTransferTaxOf(priceCents, state, day);
  const tax =
    kind === 'none'
      ? m.lending__no_such_tax()
      : kind === 'unknown' || paidBy === null
        ? m.lending__not_known()
        : `${shown(cents)}, ${payers[paidBy]()}`;
  const limit = costs.findings.find((each) => 'lowestCents' in each);
  return [
    [m.lending__transfer_tax(), local ? m.lending__and_local_taxes({ tax }) : tax],
    ...(limit
      ? [
          [
            m.lending__conforming_limit(),
            m.lending__limit_by_county({ lowest: shown(limit.lowestCents), highest: shown(limit.highestCents) }),
          ] as const,
        ]
      : []),
  ];
}
