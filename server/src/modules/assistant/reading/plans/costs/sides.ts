import type { NamedPlace } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import type { ToolUse } from '../../plan.ts';

const perPlace: ReadonlySet<string> = new Set(['monthlyCost', 'transferTax', 'propertyTax', 'incomeForPrice']);
const joining =
  /\b(each|both|chacune?|cada|vs|versus|compar\w+|or|and|ou|et|o|y|e|than|que|between|entre|against|difference|diferencia)\b/;
const conventional = /\b(conventional|conventionnel\w*|convencional\w*)\b/;

const placeInput = (tool: string, { state, city }: NamedPlace): Record<string, unknown> =>
  tool === 'propertyTax'
    ? { state, facts: [...(city ? [`place:${plain(city)}`] : []), `state:${state}`] }
    : { state, ...(city ? { city } : {}) };

const leastPrice = 40_000;
/** Returns the prices of “600k in Mississauga and 550k in Toronto”, in their order. */
const pricesOf = (amounts: Message['amounts']): number[] =>
  amounts.flatMap(({ unit, per, value, role }) =>
    unit === 'money' && !per && value >= leastPrice && role !== 'down' && role !== 'income' && role !== 'savings'
      ? [value]
      : [],
  );

/** Returns the inputs of a call for each of the places, programs or terms that a question compares. */
function variantsOf({ tool, input }: ToolUse, { named, text, amounts }: Message): Record<string, unknown>[] {
  const [first] = named;
  if (first && perPlace.has(tool) && input.state === first.state && input.home === undefined) {
    const alike = named.filter(
      ({ city, country }) => (city === undefined) === (first.city === undefined) && country === first.country,
    );
    if (alike.length > 1) {
      const { city: _, facts: __, ...rest } = input;
      const paired = pricesOf(amounts);
      return alike.slice(0, 3).map((place, at) => ({
        ...rest,
        ...(paired.length === alike.length && 'price' in rest ? { price: paired[at] } : {}),
        ...placeInput(tool, place),
      }));
    }
  }
  if (tool !== 'monthlyCost') return [];
  if (input.program !== undefined && conventional.test(text)) {
    const { program: _, ...rest } = input;
    return [input, rest];
  }
  const years = [
    ...new Set(
      amounts.flatMap(({ unit, value, before }) =>
        unit === 'years' && value >= 10
          ? [value]
          : unit === 'plain' &&
              /\b(between )?$/.test(before) &&
              /^(15|20|25|30)$/.test(String(value)) &&
              amounts.some((other) => other.unit === 'years')
            ? [value]
            : [],
      ),
    ),
  ];
  return years.length === 2 ? years.map((each) => ({ ...input, years: each })) : [];
}

/** Repeats the calls of an answer for each place, program or term that a question compares. */
export function withSides(calls: readonly ToolUse[], message: Message): ToolUse[] {
  if (!message.has(joining)) return [...calls];
  const repeated = calls.flatMap((call) => {
    const variants = variantsOf(call, message);
    return variants.length > 0 ? variants.map((input) => ({ tool: call.tool, input })) : [call];
  });
  const keyOf = ({ tool, input }: ToolUse) => JSON.stringify([tool, Object.entries(input).sort()]);
  const main = repeated.filter(({ tool }) => tool === calls[0]!.tool);
  const all = [...main, ...repeated.filter((call) => !main.includes(call))];
  return all.filter((call, at) => all.findIndex((other) => keyOf(other) === keyOf(call)) === at);
}
