import { money, type Quantity, writtenOnly } from './quantity.ts';

/** Quantities of a property tax, of what is paid beside it, and of rates that a lender states. */
export const taxQuantities = {
  /** What an inherited home was worth when its owner died. */
  valueAtDeath: {
    units: money,
    roles: ['price', 'sold', 'other', 'loan'],
    near: /\b(worth|valued?|apprais\w*|when (he|she|they) (died|passed)|at (his|her|their|the) death|valia|valor|vale|avaluo|valait|valeur|evalu\w+)\b/,
    from: 20_000,
  },
  /** A gain on a home that the seller states. */
  gained: {
    units: money,
    roles: ['price', 'sold', 'other', 'income', 'savings'],
    near: /\b(gain|profit|made|ganancia|gan[eo]|ganamos|profit|benefice)\b/,
    from: 5_000,
  },
  /** The value that a county or town taxes in full or in part. */
  taxed: {
    units: money,
    roles: ['price', 'sold', 'tax', 'loan', 'other'],
    near: /\b(assess\w*|apprais\w*|valued?|worth|market|house|home|condo|place|property|price|on|at|catastral|avaluo|valor|casa|propiedad|precio|sobre|evalu\w*|maison|propriete|prix|sur)\b/,
    from: 10_000,
  },
  /** The rates of a county, a city and schools, in percent: so much for each 100 of value. */
  taxRates: {
    units: ['percent', 'plain'],
    roles: ['tax', 'rate', 'otherrate', 'other', 'transfer', 'fees', 'premium', 'down', 'points'],
    near: /\b(rates?|tax(es|ed)?|county|city|town(ship)?|village|schools?|combined|total|taux|taxes?|ville|scolaires?|tasas?|condado|ciudad|pueblo|escuelas?|escolar(es)?|distrito|predial|impuestos?)\b/,
    from: 0.05,
    to: 12,
    several: true,
  },
  /** The part of the value that a state taxes, in percent. */
  assessedShare: {
    units: ['percent'],
    roles: ['other', 'tax', 'rate', 'down', 'credit', 'fees'],
    near: /\b(assess\w*|ratio|of (the |its )?(market |appraised |full )?value|evaluad\w*|proporcion|gravan?|del valor)\b/,
    from: 3,
    to: 100,
  },
  /** 1 if the buyer of a home will live in it, else 0. */
  buyerLives: writtenOnly,
  /** 1 for rates that a text states for each 100 of value, which are percentages of it. */
  perHundred: writtenOnly,
  /** The yearly tax of the last answer. */
  taxBefore: writtenOnly,
  insuredYearly: {
    units: money,
    roles: ['insurance', 'taxins', 'premium', 'other', 'fees', 'payment'],
    near: /\b(insurance|ins|insured?|homeowner'?s|premium|quoted?|assurances?|prime|seguro|prima)\b/,
    from: 20,
    to: 60_000,
    per: 'year',
    monthlyTo: 300,
  },
  /** A payment of principal and interest whose loan is unknown. */
  loanPayment: {
    units: money,
    roles: ['payment', 'rent', 'loan', 'debt', 'other', 'price', 'renttaken'],
    near: /\b(rent|rents|lease|payments?|pay(ing)?|note|p ?(&|and|n) ?i|principal|a month|per month|monthly|loyer|paie|paye|payer|versements?|paiements?|mensualites?|par mois|rentas?|pago|pagos|pagar|pagando|mensualidad|al mes)\b/,
    from: 200,
    to: 30_000,
    per: 'month',
    monthlyTo: 30_000,
  },
  /** A rate of mortgage insurance that a lender states, in percent of the loan a year. */
  pmiRate: {
    units: ['percent', 'plain'],
    roles: ['premium', 'insurance', 'rate', 'otherrate', 'fees', 'other', 'tax', 'points', 'down'],
    near: /\b(pmi|mi|insurance|premium|factor|seguro)\b/,
    from: 0.1,
    to: 2.5,
  },
  /** Rent that a lender may count as income. */
  rentCounted: {
    units: money,
    roles: ['rent', 'renttaken', 'income', 'payment', 'other'],
    near: /\b(rent\w*|bring(s|ing)?|loyers?|lou\w+|alquil\w*|al mes|a month|par mois)\b/,
    from: 100,
    to: 30_000,
    per: 'month',
    monthlyTo: 30_000,
    several: true,
  },
  /** The part of a buyer's closing costs that a seller offers. */
  creditOffered: {
    units: ['percent', 'money', 'plain'],
    roles: ['credit', 'closing', 'fees', 'points', 'other', 'down', 'rate', 'savings'],
    near: /\b(sellers?|builder|offer\w*|giv(e|es|ing)|gave|credit\w*|toward\w*|concessions?|contribut\w*|pays?|paying|cover\w*|help\w*|vendeurs?|constructeur|offre|donne|paie|vendedor\w*|duen[oa]|ofrec\w+|da|dan|paga\w*|cubre\w*|credito)\b/,
    from: 0.25,
    to: 60_000,
  },
} as const satisfies Record<string, Quantity>;
