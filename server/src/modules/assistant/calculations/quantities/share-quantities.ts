import { money, type Quantity, writtenOnly } from './quantity.ts';

/** Quantities of incomes, of shares between owners and of a loan’s original value. */
export const shareQuantities = {
  /** The share of the first of two people: “60/40”. */
  ownShare: writtenOnly,
  /** The amount that two people divide. */
  shared: {
    units: money,
    roles: ['price', 'down', 'savings', 'payment', 'loan', 'closing', 'sold', 'other', 'rent', 'credit'],
    near: /\b(buy\w*|home|house|place|condo|price|down|payment|pay\w*|split\w*|equity|achet\w*|maison|mise|paiement|compr\w*|casa|enganche|pago|at|of|de|a)\b/,
    from: 300,
  },
  /** The price that a commission is a share of. */
  commissioned: {
    units: money,
    roles: ['sold', 'price', 'loan', 'other'],
    near: /\b(on|of|sur|de|sobre|at|for|a|en|s[eo]ll\w*|sold|list\w*|vend\w*|house|home|maison|casa|condo)\b/,
    from: 20_000,
  },
  /** The lower of the price and the appraisal at the purchase. */
  originalValue: {
    units: money,
    roles: ['price', 'sold'],
    near: /\b(bought|paid|price|cost\w*|purchas\w*|house|home|compr\w*|costo|pag(ue|amos)|casa|precio|achet\w*|paye\w*|prix|maison)\b/,
    from: 40_000,
  },
  /** Net incomes of two years, oldest first. */
  netBefore: {
    units: money,
    roles: ['income', 'gross', 'tax', 'savings', 'other', 'price', 'loan'],
    near: /\b(net\w*|taxes|returns?|year|show\w*|sali\w*|declar\w+|ano|un|one|neto|annee|revenu|was|was|made|20\d\d)\b/,
    from: 5_000,
    to: 900_000,
  },
  netAfter: {
    units: money,
    roles: ['income', 'gross', 'tax', 'savings', 'other', 'price', 'loan'],
    near: /\b(and|then|other|next|otro|siguiente|autre|suivante|y|et|year|ano|annee|20\d\d)\b/,
    from: 5_000,
    to: 900_000,
  },
  /** Revenue of a business before its costs. */
  billed: {
    units: money,
    roles: ['income', 'gross'],
    near: /\b(gross\w*|bill\w*|bring\w*|take in|make|gano|ganamos|factur\w+|entran?|cobro|gagne|chiffre|brut)\b/,
    from: 5_000,
    to: 2_000_000,
  },
  /** A salary beside the net income of a business. */
  otherPay: {
    units: money,
    roles: ['income', 'gross'],
    near: /\b(salar(y|ied|ies)|w-?2|paychecks?|sueldo|salario|nomina|salaire|t4)\b/,
    from: 1_000,
    to: 900_000,
    per: 'year',
    monthlyTo: 15_000,
  },
  /** Net income of one year, after the costs of the business. */
  netIncome: {
    units: money,
    roles: ['income', 'gross', 'tax', 'savings', 'other', 'price', 'loan'],
    near: /\b(net\w*|after|expenses|schedule c|t2125|shows?|left|apres|depenses|reste|despues|gastos|quedan?|salen?|neto)\b/,
    from: 10_000,
    to: 900_000,
  },
  gdsLimit: writtenOnly,
  tdsLimit: writtenOnly,
} as const satisfies Record<string, Quantity>;
