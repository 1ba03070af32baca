import { type Calculator, words } from '../calculator.ts';

const yearlyWords =
  /\b(tax(es|e)?|insurance|pmi|premium|impuestos?|predial|seguro|assurances?|foncier\w*|scolaires?|mantenimiento|maintenance|entretien)\b/;
const cents = (value: number): number => Math.round(value * 100) / 100;

export const partCalculators = {
  millTax: {
    asked: [/\b(mill(s|age)?( rate)?|milesimas?|per (1,?000|thousand)|par (1 ?000|mille)|por (mil|millar))\b/],
    needs: ['assessed', 'millRate'],
    run({ of }) {
      const [assessed, rate] = [of('assessed'), of('millRate')];
      const tax = (assessed * rate) / 1_000;
      return {
        steps: [
          {
            label: 'yearlyTax',
            value: cents(tax),
            unit: 'money',
            terms: [
              { value: assessed, label: 'assessed' },
              { sign: '×', value: rate, unit: 'number' },
              { sign: '÷', value: 1_000, unit: 'number' },
            ],
          },
          { label: 'perMonth', value: cents(tax / 12), unit: 'money' },
        ],
      };
    },
  },
  perArea: {
    asked: [/\b(per|a|by|le|par|por|el) (sq\w*|square|foot|ft|pied|pi2?|pie|m2|metro)|\/ ?s\w*f|\bppsf\b/],
    never: /\b(average|median\w*|typical|market|moyen|promedio)\b/,
    needs: ['price', 'area'],
    run({ of }) {
      return {
        steps: [
          {
            label: 'perSquareFoot',
            value: cents(of('price') / of('area')),
            unit: 'money',
            terms: [
              { value: of('price'), label: 'price' },
              { sign: '÷', value: of('area'), unit: 'number' },
            ],
          },
        ],
      };
    },
  },
  cashDue: {
    asked: [
      /\b(cash|closing|close|bring|cloture|comptant|notaire|cierre|efectivo|llevar)\b/,
      /\b(earnest|deposit|already|credit|concession|depot|acompte|deja|vendeur|arras|deposito|ya|vendedor)\b/,
    ],
    never: /\b(month\w*|mois|mes|heloc|score)\b/,
    needs: ['price', 'down'],
    takes: ['costs', 'deposit'],
    least: 3,
    run({ of, amount, percent }) {
      const price = of('price');
      const [down, costs, deposit] = [amount('down', price), amount('costs', price), amount('deposit', price)];
      return {
        steps: [
          {
            label: 'cashDue',
            value: down + costs - deposit,
            unit: 'money',
            terms: [
              { value: down, label: 'down', percent: percent('down')! },
              { sign: '+', value: costs, label: 'closingCosts', percent: percent('costs')! },
              { sign: '−', value: deposit, label: 'depositPaid', percent: percent('deposit')! },
            ],
          },
        ],
        notes: ['cashDue'],
      };
    },
  },
  wholeOfShare: {
    asked: [
      /\b(price|prix|precio|house|home|maison|casa|buy|acheter|comprar)\b/,
      /\b(what|which|how much|quel\w*|combien|que|cual|de cuanto|cuanto)\b/,
    ],
    never:
      /\b(rents?|pay|afford|income|rate|interest|month|mois|mes|commission|tax|ganar|gagner|earn)\b|\b(casa|house|home|maison|condo|apto|propiedad|place)s? (de|por|for|at|a) (\$ ?)?\d|\d(k| mil)? (house|home|condo|place)\b/,
    needs: ['part', 'share'],
    run({ of }) {
      return {
        steps: [
          {
            label: 'price',
            value: Math.round((of('part') * 100) / of('share')),
            unit: 'money',
            terms: [
              { value: of('part'), label: 'down' },
              { sign: '÷', value: of('share'), unit: 'percent' },
            ],
          },
        ],
        notes: ['savingsAllDown'],
      };
    },
  },
  yearlyCosts: {
    asked: [
      /\b(how much|what|whats|total\w*|add up|combien|fait|rajoute|cuanto|son|suma)\b/,
      /\b(escrow|each month|a month|per month|monthly|par mois|mensuel\w*|(al|x|por|cada) mes|mensual\w*)\b/,
      yearlyWords,
    ],
    never:
      /\b(price|buy\w*|down|rate|income|gross|earn|gano|ganamos|gagn\w+|rent|acheter|prix|pret|taux|compr\w*|precio|tasa|prestamo)\b|(?<!\b(no|without( a)?|to (the|my|our)) )\b(loan|mortgage)\b/,
    needs: ['yearly'],
    run({ of }) {
      const yearly = of('yearly');
      return {
        steps: [
          {
            label: 'perMonth',
            value: cents(yearly / 12),
            unit: 'money',
            terms: [
              { value: yearly, label: 'perYear' },
              { sign: '÷', value: 12, unit: 'number' },
            ],
          },
          { label: 'perYear', value: yearly, unit: 'money' },
        ],
      };
    },
  },
  monthlySum: {
    asked: [/\b(total\w*|all in|(al)?together|sum|in all|en tout|ensemble|juntos|suma\w*|cuanto|combien|how much)\b/],
    never:
      /\b(car|auto|carro|dti|budget|keep|ahorr\w*|price|loan|rate|income|afford|rent|prix|pret|taux|revenu|loyer|precio|prestamo|tasa|ingresos?|renta)\b/,
    needs: ['payment', 'yearly'],
    run({ of }) {
      const [payment, other] = [of('payment'), cents(of('yearly') / 12)];
      return {
        steps: [
          {
            label: 'perMonth',
            value: cents(payment + other),
            unit: 'money',
            terms: [
              { value: payment, label: 'payment' },
              { sign: '+', value: other, label: 'otherCosts' },
            ],
          },
        ],
      };
    },
  },
  shareYearly: {
    asked: [yearlyWords, words.howMuch],
    never:
      /\b(put|mets|pongo|doy|down|mise de fonds|enganche|afford|income|transfer|deed|non-?resident\w*|capital|deduct\w*|deducible|welcome|bienvenue|mutation|closing|fha|funding)\b|\b(buyers?|comprador(es|a)?|acheteu(r|rs|se)) (\w+ ){0,2}(pays?|pagan?|paient?|paie)\b|\b(impuestos?|tax(es)?) (al|por|when (you|they|we|i)) (compr|buy)\w*/,
    needs: ['whole', 'yearlyShare'],
    run({ of }) {
      const [whole, share] = [of('whole'), of('yearlyShare')];
      const yearly = cents((whole * share) / 100);
      return {
        steps: [
          {
            label: 'perYear',
            value: yearly,
            unit: 'money',
            terms: [{ value: whole }, { sign: '×', value: share, unit: 'percent' }],
          },
          {
            label: 'perMonth',
            value: cents(yearly / 12),
            unit: 'money',
            terms: [{ value: yearly }, { sign: '÷', value: 12, unit: 'number' }],
          },
        ],
      };
    },
  },
  shareIs: {
    asked: [
      /\b(what|which|how many) (percent\w*|share)\b|\bwhat ?%|\b(quel|en) pourcentage\b|\b(que|cual|en) porcentaje\b/,
    ],
    never: /\b(income|dti|rate|interest|revenu|taux|ingresos?|tasa)\b/,
    needs: ['part', 'whole'],
    run({ of }) {
      const [part, whole] = [of('part'), of('whole')];
      return part >= whole
        ? undefined
        : {
            steps: [
              {
                label: 'shareOfWhole',
                value: Math.round((part / whole) * 10_000) / 100,
                unit: 'percent',
                terms: [{ value: part }, { sign: '÷', value: whole }],
              },
            ],
          };
    },
  },
  shareOf: {
    asked: [
      /\b(commission|earnest|deposit|credit|concession|deductible|closing costs?|discount|retainage|depot|courtage|franchise|frais de cloture|credit|escompte|arras|comision|deposito|deducible|descuento|gastos de cierre|costos de cierre|below|less than|under asking|over asking)\b|(%|\bpercent|\bpour cent|\bpor ciento) ?(of|on|de|sur|sobre|del)\b/,
    ],
    never:
      /\b(ans|years?|yrs?|anos|mensualite\w*|mensualidad\w*|month\w*|rate|interest|fha|va|mois|taux|mes|tasa|down|enganche|mise|afford|income|salaire|sueldo|score|utilization|premium|prime|prima|pmi|cmhc|schl|transfer|mutation|bienvenue|minimum|insurance|put(ting)?|mets|mett\w+|pongo|poner|doy|dando|inicial|entrada)\b|\b(buyers?|comprador(es|a)?|acheteu(r|rs|se)) (\w+ ){0,2}(pays?|pagan?|paient?|paie)\b/,
    needs: ['whole', 'share'],
    run({ of }) {
      const [whole, share] = [of('whole'), of('share')];
      const part = cents((whole * share) / 100);
      return {
        steps: [
          {
            label: 'amount',
            value: part,
            unit: 'money',
            terms: [{ value: whole }, { sign: '×', value: share, unit: 'percent' }],
          },
          {
            label: 'rest',
            value: cents(whole - part),
            unit: 'money',
            terms: [{ value: whole }, { sign: '−', value: part }],
          },
        ],
      };
    },
  },
} as const satisfies Record<string, Calculator>;
