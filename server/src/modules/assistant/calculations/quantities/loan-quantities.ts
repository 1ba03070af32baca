import { money, type Quantity, writtenOnly } from './quantity.ts';

/** Quantities of a loan’s terms, its rate and payments toward it. */
export const loanQuantities = {
  /** The time over which a loan is repaid, beside a shorter term or stay. */
  amortization: {
    units: ['years', 'plain'],
    roles: ['term', 'otherterm', 'rateterm'],
    near: /\b(amorti\w*|am|over|years?|yrs?|yr|ans|anos|sur|a|plazo|left|remaining|to go|rest\w+|quedan|faltan)\b/,
    from: 8,
    to: 40,
  },
  /** The time for which a rate is fixed. */
  term: {
    units: ['years'],
    roles: ['rateterm', 'term', 'otherterm', 'other'],
    near: /\b(for|fixed|term|fixe|terme|pour|por|plazo|new|nouveau|nuevo)\b/,
    from: 1,
    to: 10,
  },
  /** The price of the points in currency units. */
  pointsPaid: {
    units: money,
    roles: ['points', 'fees', 'closing', 'other'],
    near: /\b(points?|pts?|puntos?)\b/,
    from: 200,
    to: 60_000,
  },
  stay: {
    units: ['years'],
    roles: ['other', 'rateterm', 'count', 'days', 'age', 'otherterm', 'term'],
    near: /\b(stay\w*|mov(e|ing)|sell\w*|keep\w*|liv(e|ing)|horizon|here|there|plan\w*|rest\w+|demenag\w+|vend\w+|gard\w+|qued\w+|mud\w+|viv\w+)\b/,
    from: 1,
    to: 40,
  },
  /** “2-1 buydown”: points below the note rate in the first year, one less each further year. */
  buydown: writtenOnly,
  /** “5/1 ARM”: years until the first adjustment. */
  armYears: writtenOnly,
  /** “Caps 2/2/5”: points at the first adjustment and over the life of the loan. */
  firstCap: writtenOnly,
  lifeCap: writtenOnly,
  lump: {
    units: money,
    roles: ['payment', 'down', 'savings', 'loan', 'other', 'credit', 'debt'],
    near: /\b(lump|recast\w*|put(ting)?|pay(ing)?( down)?|paid|paydown|apply\w*|throw\w*|toward\w*|principal|once|one[- ]time|inherit\w*|bonus|mett\w+|mets|verse\w*|forfaitaire|rembours\w+|abon\w+|pago|pag\w+)\b/,
    from: 500,
    to: 900_000,
  },
  monthsLeft: {
    units: ['plain'],
    roles: ['days', 'count', 'term', 'other', 'rateterm', 'otherterm'],
    near: /\b(months? (left|to go|remaining)|left|remaining|to go|mois (restants?|a faire)|reste\w*|meses (restantes?|que quedan)|quedan|faltan)\b/,
    from: 1,
    to: 119,
  },
  termMonths: {
    units: ['plain'],
    roles: ['days', 'count', 'term', 'other', 'rateterm', 'otherterm'],
    near: /\b(new|term|nouveau|terme|nuevo|plazo)\b/,
    from: 12,
    to: 120,
  },
  interestOnlyLoan: {
    units: money,
    roles: ['loan', 'price', 'balance', 'debt', 'other', 'credit'],
    near: /\b(heloc|deb(o|emos)|loan|line|draw\w*|balance|owe|used?|borrow\w*|bridge|marge|pret|solde|linea|prestamo|saldo|puente|relais|pont|on|of|de|financ\w+)\b/,
    from: 1_000,
  },
  shortage: {
    units: money,
    roles: ['other', 'debt', 'fees', 'balance', 'payment', 'tax', 'insurance', 'taxins'],
    near: /\b(short\w*|deficien\w*|missing|owe|manqu\w+|insuffisan\w+|falta\w*|deficit)\b/,
    from: 20,
    to: 50_000,
  },
  /** A rise of the yearly tax and insurance. */
  rise: {
    units: money,
    roles: ['tax', 'insurance', 'taxins', 'other', 'fees'],
    near: /\b(went up|going up|up|more|rose|increase\w*|augment\w*|hausse|subi\w*|aument\w*)\b/,
    from: 12,
    to: 20_000,
    per: 'year',
    monthlyTo: 0,
  },
  escrowPayment: {
    units: money,
    roles: ['payment', 'loan', 'rent', 'debt', 'other'],
    near: /\b(payment|pay(ing)?|was|paiement|versement|paie|paye|pago|pagaba|mensualidad)\b/,
    from: 200,
    to: 30_000,
    per: 'month',
    monthlyTo: 30_000,
  },
} as const satisfies Record<string, Quantity>;
