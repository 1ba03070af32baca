import type { Amount } from './amounts.ts';
import type { NumberRole } from './number-roles.ts';
import { isRatioLimit } from './ratio-limit.ts';

export type Role =
  | 'sold'
  | 'rent'
  | 'down'
  | 'rate'
  | 'tax'
  | 'balance'
  | 'debts'
  | 'income'
  | 'loan'
  | 'price'
  | 'years'
  | 'limit'
  | undefined;

/** Determines the meaning of a number by the words around it in three languages. The first match counts. */
const roles: readonly { role: Role; units: readonly Amount['unit'][]; before?: RegExp; after?: RegExp }[] = [
  { role: 'years', units: ['years'] },
  {
    role: 'rent',
    units: ['money', 'plain'],
    before:
      /\b(my|our|current|mon|notre|mi|nuestra)? ?(rent(?:ing|o|amos)?|loyer|renta|alquiler)( (is|en|of|now|est|es|de|actual|est de|es de|at|runs?))* \$?$/,
  },
  {
    role: 'rent',
    units: ['money', 'plain'],
    after: /^ ?\$? ?(a month |per month |par mois |al mes )?(in |of |for |de |in |por )?(rent|loyer|renta|alquiler)\b/,
  },
  {
    role: 'sold',
    units: ['money'],
    before: /\b(sold|sale of|vendu\w*|vendimos|vendi)\b[^\d]{0,30}\b(for|at|a|en|por|pour|de) \$?$/,
  },
  {
    role: 'tax',
    units: ['percent'],
    before: /\b(tax(es)?|taxe|impuestos?|predial)( (rate|at|of|is|are|run|about|de|del|dicen|que|q|son|a))* $/,
  },
  {
    role: 'down',
    units: ['percent', 'money'],
    after:
      /^ ?(down|deposit|(as|for|toward|towards) (a|the|my|our) (down|deposit)|(pour|comme|sur|vers) (la|ma|notre|une|leur) mise( de fonds)?\b|(para|de|como) (el|mi|nuestro|un|su) (enganche|pronto|down)\b|saved|in savings|in cash|cash(?! (sale|purchase|deal|offer|buyer))|(put|set) aside|put away|in the bank|(mis )?de cote|guardados|d'epargne|d'economies|de economies|grand saved|de (?:down|enganche)|de entrada|de inicial|de mise|d'apport|de pie|ahorrados|de ahorros|comptant|en banque)/,
  },
  {
    role: 'down',
    units: ['percent', 'money'],
    before:
      /(down ?payment( of| is)?|put(ting)?( down)?( (about|around|like|maybe))?|\b(on|il|elle|qui|chum|blonde) met|\bmet(s|tre|tons|tant|trait|trions|trais)|\bpon(go|er|emos|dria|driamos|iendo)|\bmise (serait )?(de|a)|savings?( of)?|saved?( up)?|deposit( of)?|enganche( de)?|mise de fonds( de)?|apport( de)?|(voy a |vamos a |puedo |podemos |podria(mos)? )?(doy|dar(ia|iamos|emos)?|damos)( el| un)?|ahorros?( de)?) $/,
  },
  { role: 'rate', units: ['percent'], after: /^ ?(rate|interest|fixed|apr|de interes|d'interet|fixe|fijo)/ },
  {
    role: 'rate',
    units: ['percent'],
    before:
      /(rate|interest|apr|taux|tasa|interes|\bat|@|\ba|\bal)( of| is| was| were| drops to| falls to| goes to| at| de| a)?( about)? ?$/,
  },
  {
    role: 'rate',
    units: ['percent'],
    before:
      /\b(quot(e[ds]?|ing)|lock(ed|s)?( in)?|approved|preapproved|offer(s|ed|ing)?|offre|offrent|obtenu|a eu|ai eu|propos(e|ent|ait)|ofrec(e|en|io|ieron)|cotiz\w+)( (me|us|nous|him|her))?( (at|a|un|una|el|al|du|de|taux|rate))* $/,
    after: /^(?! ?(down|of|off|less|discount|comptant|de (enganche|mise|descuento|rabais))\b)/,
  },
  {
    role: 'balance',
    units: ['money'],
    after:
      /^ ?(owing |left |still )?(on|in|of|de|en|sur)? ?(a |my |our |the |la |mi |ma |une |un |una )?(lines? of credit|loc\b|marge|linea de credito|credit cards?|cards?\b|cartes?\b|tarjetas?)/,
  },
  {
    role: 'debts',
    units: ['money', 'plain'],
    after:
      /^ ?(a month |monthly |per month |par mois |al mes )?(in|of|for|on|to|de|en|d'|pour|por|para)? ?(my |our |other |the |la |el |l'|mon |ma |un |une |mi )?(debts?|car|truck|suv|boat|motorcycle|vehicle|student|loans?|credit|cards?|child support|alimony|payments|dettes?|deudas?|auto|camion\w*|troca|carro|coche|char\b|voiture|vehicul\w+|moto\b|prets?|prestamos?|marge|tarjetas?)/,
  },
  {
    role: 'debts',
    units: ['money', 'plain'],
    before:
      /(owe|owing|leas(e|ing)( (a|the|my) \w+)?( (at|for|is))?|debts?( of| are)?|pay out|obligations( of)?|(car|truck|auto|vehicle|boat|student loans?) ?(note|pmt|payments?|loans?)?( is| are| of| at)?|debo|debemos|dettes?( de)?|deudas?( de)?|auto( de)?) $/,
  },
  {
    role: 'income',
    units: ['money', 'plain'],
    after:
      /^ ?(of |de )?(household |family |gross )?(income|salary|pay|wage|revenu|salaire|ingresos?|sueldo|(a year |par an |al ano |a month |monthly |par mois |al mes )?(gross|net|brut|bruto|neto|after expenses|apres depenses|before tax(es)?|avant impots?|antes de impuestos)\b)/,
  },
  {
    role: 'income',
    units: ['money', 'plain'],
    before:
      /(make|makes|making|earn|earns|earning|earnings( of| are)?|income( is| of)?|salary( is| of)?|wages?( of)?|paid|bring in|brings in|brings? home|takes? home|pulls? in|i'm at|she's at|he's at|get paid|gagne|gagnons|gagnent|revenus?( de| est de)?|salaire( de)?|gano|gana|ganamos|ganan|ingresos?( de)?|sueldo( de)?|pensions?( of| is| de)?|cpp|oas|rrq|social security|seguro social|on top( of (it|that))?,?|en plus|ademas|net|gross|clear|declar(o|amos|e|ons)|(je|j'en|on|blonde|chum|conjointe?|femme|mari) fai(s|t)|touch(e|ons)|factur\w+) (about |around |roughly |environ |como |unos |a deux )?$/,
  },
  {
    role: 'loan',
    units: ['money'],
    before:
      /\b(borrow(ing|ed)?|financ(e|ing)|loan of|mortgage of|emprunt(e|er|ons|ant)?|pret de|hypotheque de|pido prestados?|prestad[oa]s?|prestamo de|hipoteca de|financ(io|iar|ier))( about| around| de| unos)? $/,
  },
  {
    role: 'loan',
    units: ['money'],
    after:
      /^ ?(dollar )?(d'|de |en )?(borrowed|financed|emprunte|financie|loan|mortgage|hypotheque|pret\b|prestamo|hipoteca|prestados)/,
  },
  {
    role: 'price',
    units: ['money'],
    before: /(house|home|place|condo|casa|maison|propriete|townhouse)s? (for|at|de|a|por|en|pour|worth) (about )?$/,
  },
  {
    role: 'price',
    units: ['money'],
    after: /^ ?(dollar )?(home|house|condo|townhouse|townhome|bungalow|semi|property|place|purchase|casa|maison)/,
  },
];

/** Roles of the trained model under their names here; a number with another of its roles takes part in no loan or income. */
const learned: Partial<Record<NumberRole, Role>> = {
  price: 'price',
  down: 'down',
  savings: 'down',
  loan: 'loan',
  income: 'income',
  gross: 'income',
  debt: 'debts',
  balance: 'balance',
  rent: 'rent',
  sold: 'sold',
  rate: 'rate',
  term: 'years',
  tax: 'tax',
};

const selling = /\b(sold|sell\w*|sale(?! (en|a|como|unos|por)\b)|listed|vend\w+|vente|venta)\b/;
const buying = /\b(buy\w*|purchas\w*|achet\w+|compr\w+)\b[^\d]*$/;

/** Without a word of selling, or after one of buying, what the model takes for proceeds is a price. */
const learnedRole = ({ before, after }: Amount, role: NumberRole): Role =>
  role === 'sold' && (buying.test(before) || !(selling.test(before) || selling.test(after))) ? 'price' : learned[role];

/** Roles whose words are more reliable than the model (five folds of `amounts.tsv`). */
const precise: ReadonlySet<Role> = new Set(['loan', 'down', 'balance', 'sold']);

/** Usual terms of a mortgage in years. */
const usualTerms: ReadonlySet<number> = new Set([15, 20, 25, 30, 40]);
/** “10 down but 15 yr” */
const isLongTerm = ({ unit, value, role, before, after }: Amount): boolean =>
  unit === 'years' &&
  usualTerms.has(value) &&
  (role === 'rateterm' || role === 'other') &&
  !/\b(after|in|owned|past|last|every|apres|dans|depuis|despues|hace|tras)\b[^\d]*$/.test(before) &&
  !/^ ?-? ?(ago|old|left|later|of age|ans plus tard)\b/.test(after);

const rateWords = /\b(rates?|interest|apr|taux|interet|tasas?|interes|fixed|fixe|fij[oa])\b/;
/** “And at 10 percent?” is a down payment: mortgage rates are lower and seldom whole. */
const isDownSized = ({ value, before, after }: Amount, amounts: readonly Amount[]): boolean =>
  value >= 10 && value <= 50 && value % 5 === 0 && !rateWords.test(before + after) && amounts.length === 1;

const ofLender =
  /\b(lenders?|banks?|brokers?|credit union|quot\w+|offer\w*|approv\w+|banque|caisse|court\w+|preteur|offre\w*|donne\w*|banco|prestamista|ofrec\w+|dan|dieron)\b[^\d]*$/;
/** “The lender said 6.375 on a 30 year”: another rate than today’s, which is the rate of the loan if no other is stated. */
const isLendersRate = ({ role, unit, value, per, before }: Amount): boolean =>
  role === 'otherrate' &&
  per === undefined &&
  (unit === 'percent' || (unit === 'plain' && !Number.isInteger(value))) &&
  value >= 1 &&
  value < 15 &&
  ofLender.test(before);

/** “The seller gives back 2 percent”, “commission's 5.5%”: shares of a price that are no terms of a loan. */
const isOthersShare = ({ unit, before, after }: Amount): boolean =>
  unit === 'percent' &&
  (/\b(sellers?|builder|commissions?('?s)?|vendeurs?|courtage|vendedor\w*|comision\w*)\b[^\d,.;]*$/.test(before) ||
    /^ ?(in |of |for |de |en )?(commissions?|courtage|comision\w*)\b/.test(after)) &&
  !/\b(financ\w+|rate|interest|carr(y|ies)|taux|tasa|interes)\b/.test(before + after);

/** “20% enganche 6.4%”: a down payment is stated once. */
const isRateBeside = (amount: Amount, amounts: readonly Amount[]): boolean =>
  amount.role === 'rate' && amounts.some((other) => other !== amount && other.role === 'down');

/** “10 % de mise, 4,7 % sur 25 ans”: a broken percentage after the down payment is the rate. */
const isSecondDown = (amount: Amount, amounts: readonly Amount[]): boolean =>
  amount.role === 'down' &&
  amount.unit === 'percent' &&
  !Number.isInteger(amount.value) &&
  !/^ ?(down|de (mise|enganche|entrada|inicial)|d'apport|comptant)\b/.test(amount.after) &&
  amounts.some((other) => other !== amount && other.role === 'down');

/** Assigns a role to each number of a question, the surest first. `rest` contains the numbers without a role, largest first. */
export function rolesOf(amounts: readonly Amount[]): { known: [Role, Amount][]; rest: Amount[] } {
  const known: [Role, Amount][] = [];
  const rest: Amount[] = [];
  for (const amount of amounts) {
    if (isRatioLimit(amount)) {
      known.push(['limit', amount]);
      continue;
    }
    if (isOthersShare(amount)) continue;
    const found = roles.find(
      ({ role, units, before, after }) =>
        (!amount.sure || precise.has(role)) &&
        !(role === 'sold' && buying.test(amount.before)) &&
        units.includes(amount.unit) &&
        // Monthly debts of this size are implausible.
        !(role === 'debts' && amount.value >= 20_000) &&
        !(role === 'balance' && amount.per) &&
        // A loan of this size is the payment of one: “480 $ de prêt auto”.
        !(role === 'loan' && (amount.per || amount.value < 5_000)) &&
        (before?.test(amount.before) ?? true) &&
        (after?.test(amount.after) ?? true),
    );
    const meant =
      (found?.role === 'down' && isRateBeside(amount, amounts)) || isSecondDown(amount, amounts)
        ? 'rate'
        : found
          ? found.role
          : isLongTerm(amount)
            ? 'years'
            : amount.role && learnedRole(amount, amount.role);
    const role = meant === 'rate' && isDownSized(amount, amounts) ? 'down' : meant;
    if (role) known.push([role, amount]);
    else if (!amount.role) rest.push(amount);
  }
  const lenders = amounts.find(isLendersRate);
  if (lenders && !known.some(([role]) => role === 'rate')) known.push(['rate', lenders]);
  known.sort(([, one], [, other]) => Number(other.sure ?? false) - Number(one.sure ?? false));
  return { known, rest: rest.sort((one, other) => other.value - one.value) };
}

/** Returns the rent paid now, what a sale brought in and a loan that the question names. */
export function comparedAmounts(amounts: readonly Amount[]): { rent?: number; proceeds?: number; loan?: number } {
  const { known } = rolesOf(amounts);
  const of = (role: Role) => known.find(([each]) => each === role)?.[1].value;
  const [rent, proceeds, loan] = [of('rent'), of('sold'), of('loan')];
  return { ...(rent && rent < 20_000 ? { rent } : {}), ...(proceeds ? { proceeds } : {}), ...(loan ? { loan } : {}) };
}
