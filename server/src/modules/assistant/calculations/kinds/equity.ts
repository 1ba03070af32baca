import type { Calculator } from '../calculator.ts';
import { minus, percent, start, step, times } from '../quantities/arithmetic.ts';

/** Usual highest share of its value that a home can be refinanced to, where the question states none. */
const usualLimit = 80;

/** Computes how much can be borrowed against a home beside its present loan. */
export const equityCalculators = {
  equityOut: {
    asked: [
      /\b(how much|most|max\w*|highest|limit|up to|combien|plus haut|jusqu'a|cuanto|hasta|tope|lo mas)\b/,
      /\bcash[- ]?out\b|\bequity (out|take[- ]?out)\b|\b(use|pull|tap|take|borrow|access)\w* (\w+ ){0,3}equity\b|\bequity (\w+ ){0,3}?(can|could) (i|we) (use|pull|tap|take|borrow|access)\b|\brefi(s|ed|nanc\w*)? (\w+ ){0,3}?(to|up to|jusqu'a|hasta)\b|\b(most|max\w*|limit|jusqu'a combien|how much (can|could) (i|we)|combien .{0,20}pourrai[st]|hasta cuanto|cuanto puedo)\b.*\b(refi(nanc\w*)?)\b|\b(borrow\w*|loan|lend|emprunt\w*|prest\w+) (\w+ ){0,3}?(against|on (my|the|our|this) (house|home|place|condo)|contre|sur (ma|la|notre) (maison|propriete)|sobre (mi|la|nuestra) casa)|\b(pull|take|get|draw|tap|cash)\w* (\w+ ){0,4}?out\b|\b(sortir|retirer|ressortir|sors|retire)\b|\b(sac(ar(le|se)?|o|arme|amos)|retirar(le)?)\b/,
    ],
    // The figures of earlier questions may name what the money is for.
    named: true,
    itself: true,
    never:
      /\b(heloc|line of credit|marge|linea de credito|payment|monthly|per month|a month|rates?|costs?|fees?|sav(e|es|ing|ings)|sell\w*|sold|buy(ing)? (him|her|them|my|the other|out)|afford|rrsp|reer|fhsa|celiapp|401k?|ira|rap|mensual\w*|versement|paiement|al mes|par mois|vend\w+|refund|deposit|frais|gastos)\b/,
    needs: ['value', 'balance'],
    takes: ['limit'],
    run({ of, country }) {
      const limit = of('limit', usualLimit);
      const [value, balance] = [of('value'), of('balance')];
      const most = Math.round(value * limit) / 100;
      if (balance >= value) return undefined;
      return {
        steps: [
          step('equityAtMost', Math.max(0, most - balance), [start(most, 'refinanceLimit'), minus(balance, 'balance')]),
          step('refinanceLimit', most, [start(value, 'value'), times(limit, undefined, percent)]),
        ],
        notes: [country === 'CA' ? 'equityCanada' : 'equityUsa'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
