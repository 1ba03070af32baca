/** Long because it is a table: the quantities that a question can state, with the words around them in three languages. */

import type { Amount } from '../reading/figures/amounts.ts';
import type { NumberRole } from '../reading/figures/number-roles.ts';

/** A quantity of a calculation. A number of a question fits by its unit, its size and the words around it. */
export interface Quantity {
  units: readonly Amount['unit'][];
  /** Meanings that the trained model gives such a number. */
  roles: readonly NumberRole[];
  /** Words in the same clause as the number (plain text). */
  near: RegExp;
  /** Smallest and largest plausible amount in currency units, percent or years. */
  from?: number;
  to?: number;
  /** The period of the amount. A number without a period that is at most `monthlyTo` is paid each month. */
  per?: 'month' | 'year';
  monthlyTo?: number;
  /** Several numbers add up. */
  several?: true;
}

const money = ['money', 'plain'] as const;

const table = {
  sale: {
    units: money,
    roles: ['sold', 'price'],
    near: /\b(s[eo]ll\w*|sold|sale|list\w*|asking|offers?|vend\w*|vente|prix|venta|precio|oferta)\b/,
    from: 20_000,
  },
  price: {
    units: money,
    roles: ['price', 'sold', 'loan'],
    near: /\b(price|house|home|condo|place|\w*plex|property|buy\w*|purchase|cost\w*|prix|maison|propriete|achet\w*|achat|plex|casa|precio|compr\w*|vivienda|departamento)\b/,
    from: 20_000,
  },
  purchase: {
    units: money,
    roles: ['price'],
    near: /\b(buy\w*|purchas\w*|achet\w*|achat|compr\w*|compra)\b/,
    from: 20_000,
  },
  bought: {
    units: money,
    roles: ['price', 'sold'],
    near: /\b(bought|paid|purchased|got it|achete\w*|paye\w*|comp(re|ramos|rada|rado)|pague|costo)\b/,
    from: 10_000,
  },
  value: {
    units: money,
    roles: ['price', 'sold', 'loan'],
    near: /\b(worth|valued?|apprais\w*|bought|paid|compr(e|amos|ada)|achete\w*|house|home|condo|vaut|valeur|evalue\w*|maison|vale|valor|avaluo|valuad[oa]|casa|assess\w*|evaluation)\b/,
    from: 20_000,
  },
  assessed: {
    units: money,
    roles: ['price', 'tax'],
    near: /\b(assess\w*|valu\w*|evalu\w*|catastral|fiscal|avaluo|valor)\b/,
    from: 10_000,
  },
  exemption: {
    units: money,
    roles: ['credit', 'other'],
    near: /\b(homestead|exempt\w*|exenci\w*|exonerat\w*|off|menos|moins|less|deduct\w*)\b/,
    from: 1_000,
  },
  balance: {
    units: money,
    roles: ['loan', 'balance', 'debt'],
    near: /\b(ow(e|es|ed|ing)|left|balance|mortgages?|payoff|pay off|loan|remaining|solde|dois|devons|reste|hypotheque|pret|deb(o|emos)|saldo|hipoteca|prestamo|adeud\w*)\b/,
    from: 1_000,
  },
  loan: {
    units: money,
    roles: ['loan', 'price', 'balance'],
    near: /\b(loan|mortgage|borrow\w*|refi\w*|financ\w*|pret|hypotheque|emprunt\w*|prestamo|hipoteca|credito|saldo|solde|balance|owe|left|remaining)\b/,
    from: 10_000,
  },
  rate: {
    units: ['percent', 'plain'],
    roles: ['rate', 'otherrate'],
    near: /\b(at|rate|interest|apr|from|fixed|de|del|taux|interets?|tasa|interes|al|fij[oa]|fixe|@)\b/,
    from: 0.5,
    to: 20,
  },
  newRate: {
    units: ['percent', 'plain'],
    roles: ['otherrate', 'rate'],
    near: /\b(to|new|now|down to|refi\w*|renewal|renew\w*|offer\w*|vs|versus|or|instead|nouveau|renouvel\w*|passe\w*|bajar\w*|nuev[oa]|renov\w*|ahora|maintenant|contre|ou)\b/,
    from: 0.5,
    to: 20,
  },
  years: {
    units: ['years'],
    roles: ['term', 'otherterm', 'rateterm'],
    near: /\b(over|for|term|amorti\w*|sur|a|plazo)\b/,
    from: 1,
    to: 40,
  },
  yearsLeft: {
    units: ['years'],
    roles: ['term', 'otherterm', 'rateterm', 'other'],
    near: /\b(left|remaining|to go|restants?|restantes?|reste\w*|quedan|faltan|still)\b/,
    from: 1,
    to: 40,
  },
  otherYears: {
    units: ['years', 'plain'],
    roles: ['otherterm', 'term'],
    near: /\b(or|vs|versus|new|ou|contre|nouve\w+|o|nuev\w+)\b/,
    from: 5,
    to: 40,
  },
  after: {
    units: ['years'],
    roles: ['other', 'count', 'rateterm', 'age', 'term', 'otherterm', 'days'],
    near: /\b(after|in|into|paid for|apres|dans|au bout|despues|dentro|tras|en)\b/,
    from: 1,
    to: 39,
  },
  points: {
    units: ['plain', 'percent'],
    roles: ['points'],
    near: /\b(points?|pts?|puntos?)\b/,
    from: 0.125,
    to: 5,
  },
  /** A rule of the state and never a stated number. */
  schoolExemption: { units: money, roles: [], near: /(?!)/ },
  extra: {
    units: money,
    roles: ['payment', 'debt', 'other'],
    near: /\b(extra|more|additional|on top|plus|de plus|supplement\w*|mas|adicional(es)?|extras?)\b/,
    from: 10,
    to: 50_000,
    per: 'month',
    monthlyTo: 50_000,
  },
  commission: {
    units: ['percent', 'money'],
    roles: ['fees', 'closing', 'other'],
    near: /\b(commissions?|agents?|realtors?|brokers?|courti\w*|courtage|comision(es)?|agentes?|corredor\w*)\b/,
    from: 0.1,
    to: 100_000,
  },
  commissionTax: {
    units: ['percent'],
    roles: ['tax', 'transfer', 'other'],
    near: /\b(hst|gst|pst|qst|tps|tvq|tvh|tax(es)?|impuestos?|iva)\b/,
    from: 4,
    to: 16,
  },
  costs: {
    units: ['money', 'percent', 'plain'],
    roles: ['closing', 'repair', 'transfer', 'fees', 'other', 'credit'],
    near: /\b(costs?|fees?|closing|repairs?|staging|legal|penalt\w*|other|points|frais|couts?|reparations?|notaire|penalite|gastos?|costos?|cierre|reparaci\w*|puntos?)\b/,
    from: 0.1,
    to: 200_000,
    several: true,
  },
  closing: {
    units: ['percent', 'money'],
    roles: ['closing', 'fees', 'transfer'],
    near: /\b(closing|costs?|fees?|frais|cloture|demarrage|notaire|cierre|gastos?|costos?|escritura\w*)\b/,
    from: 0.1,
    to: 100_000,
  },
  saves: {
    units: money,
    roles: ['payment', 'other', 'savings', 'credit', 'debt'],
    near: /\b(sav\w*|less|lower\w*|drops?|cuts?|economis\w*|de moins|baiss\w*|ahorr\w*|menos|baja\w*)\b/,
    from: 1,
    to: 5_000,
    per: 'month',
    monthlyTo: 5_000,
  },
  saving: {
    units: money,
    roles: ['savings', 'payment', 'other', 'down'],
    near: /\b(sav\w*|put\w*|away|aside|economis\w*|epargn\w*|mets|mettre|ahorr\w*|junt\w*|guard\w*|month|mois|mes)\b/,
    from: 20,
    to: 20_000,
    per: 'month',
    monthlyTo: 20_000,
  },
  saved: {
    units: money,
    roles: ['savings', 'down'],
    near: /\b(saved|have|already|savings|economise|deja|de cote|ai|ahorrad\w*|tengo|ya)\b/,
    from: 100,
  },
  target: {
    units: money,
    roles: ['down', 'price', 'savings', 'other'],
    near: /\b(need|for|goal|reach|down|besoin|mise|atteindre|necesito|meta|enganche|juntar)\b/,
    from: 500,
  },
  income: {
    units: money,
    roles: ['income', 'gross'],
    near: /\b(income|earn\w*|make|makes|making|gross|salary|pay|wages?|gagn\w*|revenus?|salaire|brut|fait|faisons|before tax(es)?|avant impots?|antes de impuestos|gan(o|a|amos)|ingresos?|sueldo|salario)\b/,
    from: 500,
    per: 'year',
    monthlyTo: 15_000,
    several: true,
  },
  debts: {
    units: money,
    roles: ['debt', 'balance'],
    near: /\b(car|child support|alimony|pension|manutencion|debts?|loans?|cards?|student|owe|auto|truck|char|voiture|dettes?|carte|etudiant|pret|marge|deudas?|carro|coche|tarjetas?|prestamos?)\b/,
    from: 10,
    to: 20_000,
    per: 'month',
    monthlyTo: 20_000,
    several: true,
  },
  payment: {
    units: money,
    roles: ['payment', 'loan', 'rent', 'debt'],
    near: /\b(mortgage|house|home|payment|piti|principal|p ?& ?i|capital|housing|all in|hypotheque|maison|condo|paiement|versement|logement|tout compris|hipoteca|casa|pago|mensualidad|vivienda|con todo)\b/,
    from: 200,
    to: 30_000,
    per: 'month',
    monthlyTo: 30_000,
  },
  rent: {
    units: money,
    roles: ['rent', 'renttaken'],
    near: /\b(rents?|rented|rental|loyers?|loue\w*|rentas?|alquiler(es)?|arriendo|one month|un mois|un mes|a month|monthly|par mois|al mes)\b/,
    from: 100,
    to: 1_000_000,
    per: 'month',
    monthlyTo: 30_000,
  },
  rents: {
    units: money,
    roles: ['rent', 'renttaken'],
    near: /\b(rents?|rented|rental|units?|loyers?|loue\w*|logements?|rentas?|alquiler(es)?|arriendo|a month|monthly|par mois|al mes)\b/,
    from: 100,
    to: 1_000_000,
    per: 'month',
    monthlyTo: 30_000,
    several: true,
  },
  vacancy: {
    units: ['percent'],
    roles: [],
    near: /\b(vacan\w+|vacance\w*|inoccup\w+|desocup\w+)\b/,
    to: 60,
  },
  expenses: {
    units: money,
    roles: ['closing', 'repair', 'fees', 'tax', 'insurance', 'taxins', 'heat', 'payment', 'debt', 'other'],
    near: /\b(expenses?|costs?|tax(es)?|ins|insurance|hoa|fees?|repairs?|mortgage|maintenance|vacancy|depenses?|frais|taxes?|assurances?|entretien|hypotheque|gastos?|costos?|impuestos?|seguro|cuotas?|mantenimiento|hipoteca)\b/,
    from: 10,
    to: 500_000,
    per: 'year',
    monthlyTo: 0,
    several: true,
  },
  yearly: {
    units: money,
    roles: ['tax', 'insurance', 'taxins', 'fees', 'heat', 'other'],
    near: /\b(tax(es)?|insurance|hoa|fees?|dues|premium|taxes?|assurances?|frais|impuestos?|predial|seguro|cuotas?|mantenimiento|chauffage|heat\w*)\b/,
    from: 10,
    to: 200_000,
    per: 'year',
    monthlyTo: 900,
    several: true,
  },
  yearlyShare: {
    units: ['percent', 'plain'],
    roles: ['tax', 'premium', 'insurance', 'taxins'],
    near: /\b(tax(es|e)?|pmi|insurance|premium|impuestos?|predial|seguro|assurances?|foncier\w*|mantenimiento|maintenance|entretien)\b/,
    from: 0.01,
    to: 6,
  },
  taxRate: {
    units: ['percent', 'plain'],
    roles: ['tax', 'rate'],
    near: /\b(tax(es|e)?|rate|taux|tasa|impuestos?|predial|foncier\w*|mill\w*)\b/,
    from: 0.01,
    to: 6,
  },
  share: {
    units: ['percent'],
    roles: ['down', 'rate', 'tax', 'fees', 'closing', 'premium', 'credit', 'other', 'transfer', 'points'],
    near: /(?:)/,
    from: 0.01,
    to: 100,
  },
  whole: {
    units: money,
    roles: ['price', 'loan', 'sold', 'rent', 'other'],
    near: /\b(of|on|de|sur|sobre|price|house|home|sale|loan|casa|maison|prix|precio|rent)\b/,
    from: 100,
  },
  part: {
    units: money,
    roles: ['down', 'savings', 'closing', 'fees', 'other', 'credit'],
    near: /\b(is|are|es|est|represente|down|deposit|have|put|saved|mise|ai|enganche|tengo|doy)\b/,
    from: 100,
  },
  millRate: {
    units: ['plain', 'percent', 'money'],
    roles: ['rate', 'tax', 'otherrate', 'other'],
    near: /\b(mills?|rate|millage|taux|tasa|per (1,?000|thousand)|milesimas?)\b/,
    from: 0.5,
    to: 100,
  },
  area: {
    units: ['plain', 'money'],
    roles: ['size'],
    near: /(sq|square|ft|feet|pieds?|pi2|pi|metros?|pies|m2|superficie|area)/,
    from: 150,
    to: 50_000,
  },
  deposit: {
    units: ['money', 'percent', 'plain'],
    roles: ['credit', 'down', 'savings', 'other'],
    near: /\b(earnest|deposit|already|depot|acompte|arras|deposito|credit|seller|concession|vendeur|vendedor)\b/,
    from: 0.1,
    to: 500_000,
    several: true,
  },
  down: {
    units: ['percent', 'money'],
    roles: ['down', 'savings'],
    near: /\b(down|deposit|mise|apport|comptant|enganche|inicial|entrada|saved)\b/,
    from: 0,
  },
  multiple: { units: ['plain'], roles: ['count', 'other', 'term'], near: /\b(times?|x|fois|veces)\b/, from: 2, to: 60 },
  ratio: {
    units: ['percent'],
    roles: ['other', 'rate', 'down', 'debt', 'income'],
    near: /\b(rule|max\w*|limit\w*|ratio|dti|gds|tds|abd|atd|regle|plafond|regla|maxim[oa]|tope|hasta|of|de|del)\b/,
    from: 20,
    to: 60,
  },
  limit: {
    units: ['percent'],
    roles: ['other', 'rate', 'down', 'closing'],
    near: /\b(up to|max\w*|ltv|jusqu'a|hasta|of)\b/,
    from: 50,
    to: 95,
  },
  months: {
    units: ['plain'],
    roles: ['days', 'count', 'term', 'other'],
    near: /\b(months?|mois|meses)\b/,
    from: 1,
    to: 480,
  },
} as const satisfies Record<string, Quantity>;

export type QuantityName = keyof typeof table;
export const quantities: Readonly<Record<QuantityName, Quantity>> = table;
