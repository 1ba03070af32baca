import { money, type Quantity, writtenOnly } from './quantity.ts';

/** Quantities of a closing, of shares of a property and of a property that is let. */
export const closingQuantities = {
  /** The closing day as month × 100 + day. */
  closesOn: writtenOnly,
  days: writtenOnly,
  /** 1 for a bill that was paid in advance, 1 for one that is paid in arrears. */
  paidAhead: writtenOnly,
  paidLater: writtenOnly,
  taxBill: {
    units: money,
    roles: ['tax', 'fees', 'taxins', 'transfer', 'other', 'payment'],
    near: /\b(tax(es)?|bill|annual|yearly|taxes?|compte|impuestos?|predial|recibo)\b/,
    from: 100,
    to: 60_000,
    per: 'year',
    monthlyTo: 0,
    several: true,
  },
  dues: {
    units: money,
    roles: ['fees', 'payment', 'other', 'debt'],
    near: /\b(hoa|dues|condo fees?|strata|maintenance|association|frais de (condo|copropriete)|cuotas?|mantenimiento)\b/,
    from: 20,
    to: 10_000,
    per: 'month',
    monthlyTo: 10_000,
  },
  /** The transfer tax of the seller, which the place of the sale gives. */
  saleTax: writtenOnly,
  /** The cost of improvements, which raises the basis of the home. */
  improved: {
    units: money,
    roles: ['repair', 'other', 'closing', 'fees', 'down', 'savings'],
    near: /\b(improv\w*|remodel\w*|renovat\w*|renos?|upgrad\w*|additions?|extensions?|kitchen|roof|repairs?|(in)?to (it|the (house|home|place))|spent|did|ameliorations?|renovations?|travaux|mejoras?|remodelaci\w*|renovaci\w*|ampliaci\w*|arreglos|(le|les) (metimos|meti|hice|hicimos|invertimos|inverti)|gast(e|amos|ado)|invert(i|imos|ido)|mis)\b/,
    from: 500,
    to: 2_000_000,
    several: true,
  },
  /** 2 for a couple that files jointly, 1 for a single owner. */
  filing: writtenOnly,
  /** The share of the equity that the other owner gets. */
  coShare: {
    units: ['percent'],
    roles: ['other', 'down', 'rate', 'fees', 'closing', 'credit', 'tax'],
    near: /\b(gets?|share|owns?|half|part\w*|of the equity|stake|part|possede|parte|mitad|le toca)\b/,
    from: 10,
    to: 90,
  },
  owners: writtenOnly,
  /** The price of an accepted offer. */
  contracted: {
    units: money,
    roles: ['price', 'sold', 'loan', 'other'],
    near: /\b(price|offer\w*|contract|sign\w*|at|for|of|on|house|home|condo|prix|offre|promesse|precio|oferta|casa)\b/,
    from: 50_000,
  },
  /** The seller's part of the buyer's costs, as an amount or a share of the price. */
  sellerPays: {
    units: ['percent', 'money', 'plain'],
    roles: ['credit', 'other', 'points', 'fees', 'closing'],
    near: /\b(sellers?|builder|credits?|credited|kick\w*|cover\w*|giv(e|es|ing)|gave|back|contribut\w*|concessions?|throw\w*|pays?|paying|chip\w*|vendeurs?|constructeur|remet\w*|rembourse\w*|vendedor\w*|credito|da|dan|dara\w*|cubre\w*|aporta\w*)\b/,
    from: 0.25,
    to: 100_000,
  },
  premium: {
    units: money,
    roles: ['premium', 'insurance', 'fees', 'other', 'taxins', 'payment', 'price', 'loan'],
    near: /\b(premiums?('s)?|prime|prima|cmhc|schl|sagen|insurance|assurance|seguro)\b/,
    from: 300,
    to: 100_000,
  },
  /** The tax of the province on the premium, which its place gives. */
  premiumTax: writtenOnly,
  /** Savings of each holder in an RRSP and in an FHSA. */
  rrsp: {
    units: money,
    roles: ['savings', 'down', 'other', 'income', 'balance', 'debt', 'price'],
    near: /\b(rrsps?|reers?)\b/,
    from: 500,
    to: 2_000_000,
  },
  fhsa: {
    units: money,
    roles: ['savings', 'down', 'other', 'income', 'balance', 'debt', 'price'],
    near: /\b(fhsas?|celiapps?)\b/,
    from: 500,
    to: 200_000,
  },
  holders: writtenOnly,
  /** Pay an hour and the hours of a week. */
  wage: writtenOnly,
  weeklyHours: writtenOnly,
  appraised: {
    units: money,
    roles: ['price', 'sold', 'loan', 'other'],
    near: /\b(apprais\w*|came in|valued?|evalu\w*|avaluo|valuo|valuad\w*)\b/,
    from: 20_000,
  },
  contractPrice: {
    units: money,
    roles: ['price', 'sold', 'loan'],
    near: /\b(offer\w*|contract|price|purchase|agreed|bid|offert\w*|offre|prix|promesse|ofrec\w*|oferta|precio|contrato)\b/,
    from: 20_000,
  },
  downShare: {
    units: ['percent'],
    roles: ['down', 'other', 'rate'],
    near: /\b(down|mise|comptant|enganche|doy|dar|inicial|entrada|deposit)\b/,
    from: 1,
    to: 90,
  },
  /** The limit of a loan program or use for what a seller pays, in percent. */
  creditLimit: writtenOnly,
  firstShare: writtenOnly,
  firstPart: writtenOnly,
  nextShare: writtenOnly,
  nextPart: writtenOnly,
  restShare: writtenOnly,
  /** The share of a commission that one side gets, and the share of it that the agent keeps. */
  sideShare: writtenOnly,
  agentShare: {
    units: ['percent'],
    roles: ['other', 'fees', 'down', 'rate', 'credit', 'closing'],
    near: /\b(keeps?|split|gets?|gard\w+|partage|se queda|reparto)\b/,
    from: 20,
    to: 100,
  },
  /** An amount in the other currency, and the price of one unit of it. */
  canadian: writtenOnly,
  american: writtenOnly,
  exchange: {
    units: ['plain', 'money'],
    roles: ['rate', 'otherrate', 'other', 'points', 'fees'],
    near: /\b(at|rate|exchange|taux|change|tasa|cambio|a|de|=)\b/,
    from: 0.5,
    to: 2,
  },
  land: {
    units: ['money', 'percent'],
    roles: ['price', 'other', 'fees', 'down', 'sold', 'tax', 'rate', 'credit'],
    near: /\b(land|lot|terrain|terreno|suelo)\b/,
    from: 1,
  },
  invested: {
    units: money,
    roles: ['down', 'savings', 'price', 'other', 'closing'],
    near: /^ ?in\b|\b(put in|invest\w*|cash|down|out of pocket|mis(e|es)?|inverti\w*|puse|comptant|efectivo)\b/,
    from: 1_000,
  },
  netIncome: {
    units: money,
    roles: [],
    near: /\b(noi|net operating( income)?|revenu net|ingreso neto)\b/,
    from: 500,
    per: 'year',
    monthlyTo: 0,
  },
  clears: {
    units: money,
    roles: ['other', 'payment', 'income', 'rent', 'renttaken'],
    near: /\b(clears?|nets?|cash ?flows?|after everything|left over|profit|reste|degage|deja|queda)\b/,
    from: 10,
    to: 50_000,
    per: 'month',
    monthlyTo: 50_000,
  },
  running: {
    units: money,
    roles: ['fees', 'tax', 'insurance', 'taxins', 'repair', 'other', 'debt', 'closing'],
    near: /\b(expenses?|costs?|tax(es)?|insurance|hoa|management|repairs?|depenses?|frais|taxes?|assurances?|gastos?|impuestos?|seguro)\b/,
    from: 10,
    to: 100_000,
    per: 'month',
    monthlyTo: 3_000,
    several: true,
  },
  rentShare: {
    units: ['percent'],
    roles: ['other', 'rent', 'renttaken', 'rate', 'down', 'income'],
    near: /\b(count\w*|us(es?|ing)|of the rent|compte\w*|consider\w*|cuent\w+|toma\w*)\b/,
    from: 25,
    to: 100,
  },
  repaired: {
    units: money,
    roles: ['price', 'sold', 'other', 'loan'],
    near: /\b(arv|after[- ]repair\w*|repaired|fixed up|renove\w*|apres (travaux|renovation)|reparad\w*|despues de reparar)\b/,
    from: 20_000,
  },
  repairs: {
    units: money,
    roles: ['repair', 'other', 'fees', 'closing', 'price'],
    near: /\b(repairs?|rehab|reno\w*|fix(es|ing)?|work|travaux|reparaci\w*|arreglos|remodel\w*)\b/,
    from: 500,
  },
  maxShare: {
    units: ['percent'],
    roles: ['other', 'down', 'rate', 'credit', 'fees', 'closing'],
    near: /\b(rule|regle|regla|of|percent)\b/,
    from: 50,
    to: 90,
  },
  growth: {
    units: ['percent'],
    roles: ['other', 'rate', 'tax', 'otherrate', 'fees', 'down', 'credit'],
    near: /\b(grow\w*|appreciat\w*|gains?|goes up|going up|increase\w*|rise\w*|each year|a year|yearly|per year|prend|augment\w*|par an|sube|aument\w*|al ano|anual)\b/,
    from: 0.1,
    to: 20,
  },
  unitPrice: {
    units: money,
    roles: ['price', 'fees', 'other', 'size', 'repair', 'payment', 'rent', 'debt'],
    near: /^ ?(dollars? )?(a|per|\/|le|par|por|el) ?(sq\w*|square|foot|ft|pied|pi2?|pie|m2|metro)/,
    from: 50,
    to: 3_000,
  },
  salesTax: {
    units: ['percent'],
    roles: ['tax', 'transfer', 'other', 'rate', 'fees'],
    near: /\b(gst|hst|tps|tvh|pst|qst|tvq)\b/,
    from: 4,
    to: 16,
  },
  changedFrom: {
    units: money,
    roles: ['payment', 'price', 'rent', 'tax', 'other', 'insurance', 'fees', 'debt'],
    near: /\b(from|was|de|desde|era|etait) \$?$/,
    from: 50,
  },
  changedTo: {
    units: money,
    roles: ['payment', 'price', 'rent', 'tax', 'other', 'insurance', 'fees', 'debt'],
    near: /\b(to|now|a|hasta|ahora|maintenant) \$?$/,
    from: 50,
  },
} as const satisfies Record<string, Quantity>;
