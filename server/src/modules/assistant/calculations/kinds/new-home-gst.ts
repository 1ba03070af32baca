import type { Calculator } from '../calculator.ts';
import { minus, percent, start, step, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

/**
 * The federal GST new housing rebate for buyers who are not first-time buyers: 36% of the GST, at most $6,300, falling to
 * nothing between $350,000 and $450,000. Source: Excise Tax Act, s. 254; Canada Revenue Agency, “GST/HST new housing
 * rebate” (RC4028), as of 2026-11.
 */
const gstPercent = 5;
const rebatePercent = 36;
const mostRebate = 6_300;
const wholeUpTo = 350_000;
const nothingFrom = 450_000;

/** Provinces with a rebate of their own, because the GST is part of the HST or is charged beside the QST. */
const ownTax =
  'hst|tvh|qst|tvq|ontario|toronto|ottawa|hamilton|quebec|montreal|gatineau|laval|nova scotia|halifax|new brunswick|moncton|newfoundland|pei|nouveau-brunswick|nouvelle-ecosse';
/** A first-time buyer gets back the whole GST, by another rule. */
const firstTime =
  "(?<!\\b(?:not|no|never|isn'?t|aren'?t|ain'?t|pas|plus|soy|es|somos) (?:an? |une? |de |mi |our |my )?)\\b(?:first[- ]?tim\\w*|first (?:home|house|purchase)|premiers? acheteu\\w*|premiere maison|primera (?:vez|casa|vivienda))";

export const newHomeGstCalculators = {
  gstOfNewHome: {
    asked: [
      /\b(gst|tps)\b/,
      /\b(rebates?|end up|pay|net|rembours\w+|payer|reembols\w+|pag\w+)\b/,
      /\b(new|newly|neu(f|ve)|nuev[oa]|pre-?construction|builder|constructeur)\b/,
      /\b(owned|own (a|another|one|my)|already own|(not|no|never|isn'?t|aren'?t|pas|plus) (an? |une? |de )?(first|premiers?)|deja (ete )?proprietaire|ya (tuve|tengo|tuvimos|tenemos)|no (es|soy|somos) .{0,14}primer\w*)\b/,
    ],
    never: new RegExp(
      `\\b(?:${ownTax}|commissions?)\\b|${firstTime}|\\b(?:never|jamais|nunca)\\b.{0,20}\\b(?:owned|had|bought|ete|possede|eu|tenido|comprado)\\b`,
    ),
    named: true,
    needs: ['price'],
    country: 'CA',
    run({ of }) {
      const price = of('price');
      const gst = cents((price * gstPercent) / 100);
      const whole = Math.min(mostRebate, cents((gst * rebatePercent) / 100));
      const kept = Math.min(1, Math.max(0, (nothingFrom - price) / (nothingFrom - wholeUpTo)));
      const rebate = cents(whole * kept);
      return {
        steps: [
          step('gstAfterRebate', cents(gst - rebate), [start(gst, 'gst'), minus(rebate, 'newHousingRebate')]),
          step('gst', gst, [start(price, 'price'), times(gstPercent, undefined, percent)]),
          step('newHousingRebate', rebate),
        ],
        notes: ['newHousingRebate'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
