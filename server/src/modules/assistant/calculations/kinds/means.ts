import { canadianRules } from '@lintel/mortgage';
import { weeksYearly } from '../../reading/figures/hourly-pay.ts';
import { type Calculator, monthOf, type Result, type Stated, words } from '../calculator.ts';
import type { NoteName } from '../notes.ts';
import { minus, number, over, start, step, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';
import { housingAlone } from './buying.ts';

const ratioWords =
  /\b(dti|debt[- ]to[- ]income|gds|tds|abd|atd|debt service|(debt|income) ratio|ratio (d'endettement|de deuda)|endettement|relacion deuda|deuda[- ]ingreso)\b/;
const share = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;
/** Shares of income for housing and for all debts that lenders usually allow. */
const limitsOf = (country: 'US' | 'CA'): { housing: number; all: number } => {
  if (country === 'US') return { housing: 28, all: 36 };
  const { gdsPercent, tdsPercent } = canadianRules.at(-1)!;
  return { housing: gdsPercent, all: tdsPercent };
};

/** The lowest share of income for all debts that programs allow beyond the usual limit, in percent; the note says the range. */
const higherLimit = 43;

/** Returns the usual limits, with a stated one in their place. */
const statedLimits = (ratio: number, country: 'US' | 'CA') =>
  ratio > 0 ? { housing: ratio, all: ratio } : limitsOf(country);

/** Returns the shares of income for housing and for all debts, with whether they are within the usual limits. */
function ratios({ of, has, country }: Stated): Result {
  const income = monthOf(of('income'));
  const [payment, debts] = [of('payment'), of('debts')];
  const limits = limitsOf(country);
  const [housing, all] = [share(payment, income), share(payment + debts, income)];
  const whole = { sign: '÷' as const, value: income, label: 'incomeMonthly' as const };
  const owed = { value: debts, label: 'debts' as const };
  const paid = { value: payment, label: 'housing' as const };
  return {
    steps: [
      ...(has('payment')
        ? [{ label: 'housingRatio' as const, value: housing, unit: 'percent' as const, terms: [paid, whole] }]
        : []),
      ...(has('debts')
        ? [
            {
              label: 'debtRatio' as const,
              value: all,
              unit: 'percent' as const,
              terms: has('payment') ? [paid, { sign: '+' as const, ...owed }, whole] : [owed, whole],
            },
          ]
        : []),
    ],
    notes: [
      ...(has('payment') ? [verdictOf(housing, all, limits)] : []),
      country === 'CA' ? 'ratioCanada' : 'ratioUsa',
      'noApproval',
    ],
  };
}

const verdictOf = (housing: number, all: number, limits: { housing: number; all: number }): NoteName =>
  housing > limits.housing ? 'housingOverLimit' : all > limits.all ? 'debtsOverLimit' : 'withinLimits';

/** Asks whether a payment is within what lenders allow: “does that fit the bank's limits?”, “est-ce que ça passe?”. */
const passes =
  /\b(fits?|pass(es)?|within|under|over|ok(ay)?|fine|works?|accepts?|approve\w*|too (much|high)|qualif\w+|allow\w*|say (yes|no)|passe\w*|accept\w+|respect\w*|depass\w*|trop|pasa(mos|n|ria)?|acept\w+|aprueb\w+|demasiado|cumpl\w+|alcanza)\b/;
const lenderWords =
  /\b(are we|is (that|it)|we'?re|on est|c'est|estamos|esta) (still )?(ok|okay|good|fine|correct|bons?|bien|too (much|high)|trop|demasiado)\b|\b(banks?|lenders?|limits?|ratios?|guidelines?|rules?|mortgage|banques?|preteurs?|limites?|regles?|hypotheque|bancos?|prestamistas?|reglas?|hipoteca)\b/;
const monthlyHousing =
  /\b(months?|monthly|mois|mensuel\w*|mensual\w*|mes|piti|(house|home|housing|mortgage) payment|paiement hypothecaire|pago de (la )?(casa|hipoteca))\b/;
const spends =
  /\b(can go (to|into|for|on)|(peut|puede) (aller|ir)|(say|says|tell|tells)( me| us)? no|refus\w+|dig\w+ que no|most|max(imum)?|highest|tope|aguanta\w*|soporta\w*|let (us|me)|allow\w*|approve\w*|(would|will) (they|a (bank|lender)|the (bank|lender)) (give|lend)|permett\w+|laisser\w*|accord\w+|dejar\w*|darian?|dan|aprob\w+|aprueban?|autoriz\w+|afford|leaves?|left|laisse|reste|queda(r(ia|me|nos)?)?|subir|tocar(ia)?|salir(ia)?|pay|spend|be ok with|budget|payer|mettre|depenser|permettre|pagar|gastar|permitir\w*|alcanza)\b/;
const homeWords =
  /\btax(es)? (and|y|et|,|e) (insurance|seguro|heat\w*|assurances?|chauffage)\b|\b((monthly|max(imum)?) payment|pago (mensual|maximo)|paiement (mensuel|maximal)|house|home|housing|mortgage|piti|maison|logement|hypothe\w+|propriete|casa|vivienda|hipoteca)\b/;
/** Words of another question about income: the price or the loan that it allows. */
const otherAim =
  /\b(insured|assuree?s?|asegurad[oa]s?|price|prix|precio|rents?|loyers?|renta|alquiler|(?<!\b(and|y|et|with|con|avec|plus|incl\w*) )(insurance|seguro|hoa)|(?<!\b(before|with|con|avec|y|and|et|plus|de|incl\w*|les) )tax(es)?(?! (in|included|incluid\w*|and|y|et|n)\b)|rate|interest|down|saved|borrow|emprunt\w*|taux|tasa|enganche|mise de fonds|prestan?|prestarian?)\b|\b(what|which|how (much|expensive)) (a )?(house|home|condo)\b|\b(quelle|que|cual|cuanta|combien de) (maison|casa)\b/;

/** Asks what hourly pay is a month or a year. */
const asksIncome =
  /\b(months?|monthly|a year|yearly|annual\w*|base|gross|income|lenders?|banks?|count\w*|mois|mensuel\w*|par an|annuel\w*|brut|revenu|preteurs?|banque|mes|mensual\w*|al ano|ingresos?|banco|cuenta)\b/;

export const meansCalculators = {
  housingOfWage: {
    asked: [
      /\b(hour|hr|heure|hora)\b/,
      /\b(payments?|pmts?|piti|paiements?|versements?|pagos?|mensualidad\w*)\b/,
      new RegExp(`${spends.source}|\\b(go for|ok|okay)\\b`),
    ],
    never:
      /\b(afford|price|down|loan amount|rate|rent|mise de fonds|prix|taux|loyer|enganche|precio|tasa|renta)\b|\b(what|which|how (much|expensive)) (a )?(house|home|condo)\b(?! (payment|pmt))/,
    named: true,
    needs: ['wage', 'weeklyHours'],
    takes: ['debts'],
    run({ of, has, country }) {
      const limits = limitsOf(country);
      const income = cents((of('wage') * of('weeklyHours') * weeksYearly) / 12);
      const at = (limit: number) => cents((income * limit) / 100);
      const left = cents(at(limits.all) - of('debts'));
      const ofIncome = (limit: number) => [
        start(income, 'incomeMonthly'),
        times(limit, undefined, { unit: 'percent' }),
      ];
      return {
        steps: [
          has('debts') && left < at(limits.housing)
            ? step('housingAtMost', left, [start(at(limits.all), 'limitMonthly'), minus(of('debts'), 'debts')])
            : step('housingAtMost', at(limits.housing), ofIncome(limits.housing)),
          step('limitMonthly', at(limits.all), ofIncome(limits.all)),
          step('incomeMonthly', income, [
            start(of('wage'), 'wage'),
            times(of('weeklyHours'), 'hoursWeekly', number),
            times(weeksYearly, 'weeks', number),
            over(12, undefined, number),
          ]),
        ],
        notes: ['housingBudget', 'hourlyBase', country === 'CA' ? 'ratioCanada' : 'ratioUsa', 'noApproval'],
      };
    },
  },
  hourlyIncome: {
    asked: [/\b(hour|hr|heure|hora)\b/, asksIncome, words.howMuch],
    never:
      /\b(afford|price|house|home|condo|down|loan amount|maison|mise de fonds|prix|casa|enganche|precio|prestan)\b/,
    named: true,
    needs: ['wage', 'weeklyHours'],
    run({ of }) {
      const yearly = cents(of('wage') * of('weeklyHours') * weeksYearly);
      const week = [
        start(of('wage'), 'wage'),
        times(of('weeklyHours'), 'hoursWeekly', number),
        times(weeksYearly, 'weeks', number),
      ];
      return {
        steps: [
          step('incomeMonthly', cents(yearly / 12), [...week, over(12, undefined, number)]),
          step('incomeYearly', yearly, week),
        ],
        notes: ['hourlyBase'],
      };
    },
  },
  debtToIncome: {
    asked: [ratioWords],
    needs: ['income'],
    takes: ['payment', 'debts'],
    least: 2,
    run: ratios,
  },
  paymentAtLimits: {
    asked: [passes, lenderWords],
    itself: true,
    never: /\b(price|prix|precio|down|mise de fonds|enganche)\b|\b(need|have to) (to )?(earn|make)\b/,
    needs: ['income', 'payment'],
    takes: ['debts'],
    run: ratios,
  },
  housingAtLimits: {
    asked: [monthlyHousing, spends, homeWords],
    itself: true,
    never: otherAim,
    needs: ['income'],
    takes: ['debts'],
    run({ of, has, country }) {
      const limits = limitsOf(country);
      const income = monthOf(of('income'));
      const at = (limit: number) => [
        { value: income, label: 'incomeMonthly' as const },
        { sign: '×' as const, value: limit, unit: 'percent' as const },
      ];
      const housing = cents((income * limits.housing) / 100);
      const all = cents((income * limits.all) / 100);
      const left = cents(all - of('debts'));
      const most = { label: 'housingAtMost' as const, unit: 'money' as const };
      const limit = { label: 'limitMonthly' as const, value: all, unit: 'money' as const, terms: at(limits.all) };
      return {
        steps: [
          has('debts') && left < housing
            ? { ...most, value: left, terms: [{ value: all }, { sign: '−', value: of('debts'), label: 'debts' }] }
            : { ...most, value: housing, terms: at(limits.housing) },
          limit,
          ...(has('debts') && left >= housing
            ? [
                {
                  label: 'leftForHousing' as const,
                  value: left,
                  unit: 'money' as const,
                  terms: [{ value: all }, { sign: '−' as const, value: of('debts'), label: 'debts' as const }],
                },
              ]
            : []),
          // A program that allows more for all debts sets no limit of its own for housing.
          ...(has('debts') && country === 'US' && income * higherLimit > of('debts') * 100
            ? [
                {
                  label: 'housingAtHigherLimit' as const,
                  value: cents((income * higherLimit) / 100 - of('debts')),
                  unit: 'money' as const,
                  terms: [...at(higherLimit), { sign: '−' as const, value: of('debts'), label: 'debts' as const }],
                },
              ]
            : []),
        ],
        notes: ['housingBudget', country === 'CA' ? 'ratioCanada' : 'ratioUsa', 'noApproval'],
      };
    },
  },
  incomeForPayment: {
    asked: [
      /\b(income|salary|gross|earn|make|revenus?|salaire|brut|gagner|ingresos?|sueldo|bruto|ganar)\b/,
      /\b(need\w*|gotta|requise?s?|minimum|approved|qualif\w+|(what|which)( \w+)? (income|salary)|quel (revenu|salaire)|que (ingreso|sueldo)|required?|have to|must|should|faut|besoin|dois|necesit\w*|hay que|tengo que)\b/,
    ],
    never: /\b(rent(s|al|ed|er)?|renting|loyers?|rentas?|rentar|alquil\w*|arriendo|landlord)\b/,
    needs: ['payment'],
    takes: ['debts', 'ratio'],
    run({ of, has, country }) {
      const limits = statedLimits(of('ratio'), country);
      const [payment, debts] = [of('payment'), of('debts')];
      const counts = of('ratio') > housingAlone[country];
      const yearly = (monthly: number, limit: number) => Math.round((monthly * 12 * 100) / limit);
      const terms = (monthly: number, limit: number) => [
        { value: monthly },
        { sign: '×' as const, value: 12, unit: 'number' as const },
        { sign: '÷' as const, value: limit, unit: 'percent' as const },
      ];
      const housing = {
        label: 'incomeNeeded' as const,
        value: yearly(payment, limits.housing),
        unit: 'money' as const,
        terms: terms(payment, limits.housing),
      };
      const all = {
        label: 'incomeNeeded' as const,
        value: yearly(payment + debts, limits.all),
        unit: 'money' as const,
        terms: terms(payment + debts, limits.all),
      };
      return {
        steps: has('ratio')
          ? [counts ? all : housing]
          : has('debts') && all.value > housing.value
            ? [all, housing]
            : [housing],
        notes: [country === 'CA' ? 'ratioCanada' : 'ratioUsa'],
      };
    },
  },
  timeToSave: {
    asked: [
      /\b(sav(e|ing)|put(ting)? (away|aside)|economis\w*|mets de cote|epargn\w*|ahorr\w*|juntar)\b/,
      /\b(how (long|many)|when|combien|quand|cuant(o|os)|cuando)\b/,
    ],
    needs: ['target', 'saving'],
    takes: ['saved'],
    run({ of }) {
      const left = of('target') - of('saved');
      return left <= 0
        ? undefined
        : {
            steps: [
              {
                label: 'timeToSave',
                value: Math.ceil(left / of('saving')),
                unit: 'months',
                terms: [{ value: left }, { sign: '÷', value: of('saving') }],
              },
            ],
          };
    },
  },
} as const satisfies Record<string, Calculator>;
