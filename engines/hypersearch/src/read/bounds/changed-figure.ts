/** Figures that a verb moves: "raise the budget from 400 to 450". */
import type { Fact } from '../../facts.ts';
import { bound } from '../claims.ts';
import type { Parse } from '../parse.ts';
import { has, type Item } from '../words/items.ts';
import { counted } from './bound-values.ts';

/** "Raise our budget from 400 to 450", "sube el máximo de 650 a 690": of the two figures of a change the second one holds. */
export function changedFacts(parse: Parse, at: number, facts: readonly Fact[]): Fact[] | undefined {
  let from = at;
  while (from < at + 5 && parse.items[from]?.number === undefined && !endsInFrom(parse, from)) from++;
  if (!endsInFrom(parse, from) || !changeBefore(parse.items, from)) return undefined;
  const second = facts[1];
  if (second?.kind !== 'bound') return undefined;
  return [bound(second.field, counted.has(second.field) ? '>=' : '<=', second.value)];
}

/** A verb at `at` that moves a figure "from" one value to another: "drop the max from 500 to 450". */
export function movesFigure(parse: Parse, at: number): boolean {
  const { items } = parse;
  if (!changes.has(items[at]?.text ?? '')) return false;
  let from = at + 1;
  while (from < at + 7 && items[from]?.mark === undefined && !endsInFrom(parse, from)) from++;
  // "Drop the price to 350"
  let to = at + 1;
  while (to < at + 5 && movable(items[to])) to++;
  if (to > at + 1 && items[to]?.number !== undefined && items[to - 1]?.text === 'to') return true;
  return endsInFrom(parse, from) && items[numberBehind(items, from + 1)]?.number !== undefined;
}

/** "The", "my", "max", "price", "to". */
const movable = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.number === undefined &&
  item.mark === undefined &&
  (['art', 'poss', 'cmp', 'post', 'to'].some((kind) => has(item, kind)) || has(item, 'field', 'price'));

/** "From", « budget de », «máximo de». */
const endsInFrom = ({ items, context }: Parse, at: number): boolean =>
  /^(?:from|de)$/.test(context.tokens[(items[at]?.to ?? 0) - 1]?.text ?? '');

function numberBehind(items: readonly Item[], at: number): number {
  let number = at;
  while (number < at + 4 && items[number] && items[number]?.number === undefined) number++;
  return number;
}

function changeBefore(items: readonly Item[], from: number): boolean {
  for (let i = from - 1; i >= 0 && i > from - 7 && items[i]?.mark === undefined; i--)
    if (changes.has(items[i]?.text ?? '')) return true;
  return false;
}
const changes: ReadonlySet<string> = new Set(
  `raise raised raising bump bumped bumping increase increased increasing up upped upping lower lowered lowering drop dropped dropping cut cutting move moved
  went gone going change changed changing stretch stretched stretching came down adjust update monte montez monter hausse haussez augmente augmentez baisse
  baissez passe passez change changez sube suban subimos subir subele aumenta aumenten baja bajen bajamos bajar bajale cambia cambien`.split(
    /\s+/,
  ),
);
