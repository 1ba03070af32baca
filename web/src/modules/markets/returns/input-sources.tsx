import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { money } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { inputLabels } from './input-labels.ts';
import type { PlaceRents } from './rent-of-home.ts';
import { sourceOf } from './source-words.ts';
import { currencyOf, type InputName, inputNames, type Typed } from './terms.ts';

const amounts: ReadonlySet<InputName> = new Set(['price', 'down', 'closing', 'rent', 'expenses']);

/** Every input with its value and its source. */
export function InputSources(props: {
  typed: Typed;
  home: PropertyDetail | undefined;
  market: PlaceRents | undefined;
}) {
  const { typed, home, market } = props;
  const shown = (name: InputName) =>
    amounts.has(name) ? money(Number(typed[name]), currencyOf(typed)) : Number(typed[name]).toLocaleString('en-US');
  return (
    <DataTable
      caption={m.markets__where_the_inputs_come_from()}
      rows={inputNames.map((name) => ({ name }))}
      keyOf={({ name }) => name}
      columns={[
        { head: m.markets__input(), cell: ({ name }) => inputLabels[name]() },
        { head: m.markets__value(), numeric: true, cell: ({ name }) => shown(name) },
        { head: m.markets__source(), cell: ({ name }) => sourceOf(name, typed, { home, market }) },
      ]}
    />
  );
}
