import type { Calculator, Step } from '../calculator.ts';
import { minus, start, step } from '../quantities/arithmetic.ts';

/** Tells of a home that came by a death, and not from a spouse. */
export const inheritedWords =
  /\binherit\w*|\bherit(e|er|ons|ee?s?|age)\b|\bhered\w+|\b(mom|mother|mum|momma|dad|father|parents?|grand\w+|aunt|uncle|sister|brother|mama|papa|madre|padre|abuel[oa]s?|ti[oa]|mere|pere|tante|oncle|frere|soeur)\b.{0,60}\b(died|dies|passed|left (me|us)|deced\w+|mort[es]?|murio|fallecio|me dejo|nos dejo)\b/;
const taxWords =
  /\b(cap(ital)? gains?|tax(es|ed|able)?|irs|gain|impots?|impos(able|e)|impuestos?|gravable|ganancias?)\b/;
/** Tax on something other than the gain, and gains that were not made yet. */
const otherTax =
  /\b(transfer|excise|stamps?|property tax(es)?|inheritance tax|estate tax|foncier\w*|predial|depreciat\w+|flipp\w+|rental|1031|commission rate)\b/;
/** IRC § 121(b): the gain on a main home that is not taxed. */
const exclusion = 250_000;

/** Returns the taxed part of a gain on a main home for one owner, for a couple, or for both where nothing tells which. */
export function taxedAbove(gain: number, filing: number | undefined): Step[] {
  const above = (label: 'taxableSingle' | 'taxableCouple', limit: number): Step =>
    step(label, Math.max(0, gain - limit), [start(gain, 'gain'), minus(limit)]);
  const [single, couple] = [above('taxableSingle', exclusion), above('taxableCouple', 2 * exclusion)];
  return filing === undefined ? [single, couple] : [filing === 2 ? couple : single];
}

export const taxedGainCalculators = {
  /** The basis of an inherited home is its value at death (IRC § 1014), whatever was paid for it. */
  inheritedGain: {
    asked: [inheritedWords, taxWords],
    named: true,
    never: otherTax,
    needs: ['sale', 'valueAtDeath'],
    takes: ['bought', 'costs', 'commission'],
    country: 'US',
    run({ of, amount }) {
      const costs = amount('costs', of('sale')) + amount('commission', of('sale'));
      const terms = [start(of('sale'), 'salePrice'), minus(of('valueAtDeath'), 'valueAtDeath')];
      const gain = of('sale') - of('valueAtDeath') - costs;
      return {
        steps: [step('gain', gain, [...terms, ...(costs > 0 ? [minus(costs, 'otherCosts')] : [])])],
        notes: ['gainInherited'],
      };
    },
  },
  /** The taxed part of a gain that a seller states. */
  statedGain: {
    asked: [taxWords, /\b(gain|profit|made|ganancia|gane|profit\w*|benefice)\b/],
    never: new RegExp(
      `${otherTax.source}|${inheritedWords.source}|\\b(rent(ed|al|ing)?|rental|cottage|second home|vacation|investment|land|months?|meses|mois)\\b`,
    ),
    needs: ['gained', 'filing'],
    country: 'US',
    run: ({ of }) => ({
      steps: taxedAbove(of('gained'), of('filing')),
      notes: ['gainUsa'],
    }),
  },
} as const satisfies Record<string, Calculator>;
