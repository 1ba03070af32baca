import type { Amount } from './amounts.ts';

const isMoney = ({ unit }: Amount): boolean => unit === 'money' || unit === 'plain';
const isPay = ({ role }: Amount): boolean => role === 'income' || role === 'gross';

const toBefore = /^ ?(-|–|to|a|y|et|and) ?\$?$/;
const joins = /^ ?(y|et|and) ?\$?$/;
const between = /\b(between|entre)( (los|les|about|unos))? \$?$/;
/** Words of work whose pay varies. */
export const worksForPay =
  /\b(drive|driving|work\w*|job|gigs?|tips|shifts?|uber|lyft|doordash|self[- ]?employed|freelanc\w*|overtime|hours|make|making|earn\w*|pay varies|travaill\w*|autonome|pourboires|trabaj\w*|por mi cuenta|propinas|horas)\b/;
/** “We can pay between 2,000 and 2,400 a month” is a budget. */
const budgets =
  /\b((?<!\b(?:my|our|his|her|the|home|base) )pay(ing)?|spend(ing)?|budget|afford|payments?|rents?|price|loyer|pay(er|ons)|depens\w+|versements?|pagar|gastar|renta|pagos?)\b[^\d]*$/;
/** Most that the end of a range is of its beginning. */
const widest = 3;

/** True for the two ends of a range of pay: “between 4,800 and 5,600 a month”, “70 to 80k a year”. */
function isPayRange(low: Amount, high: Amount): boolean {
  if (!isMoney(low) || !isMoney(high) || low.per || !toBefore.test(high.before) || budgets.test(low.before))
    return false;
  if (joins.test(high.before) && !between.test(low.before)) return false;
  const start = scaledLike(low, high).value;
  return (
    start < high.value &&
    high.value <= start * widest &&
    (isPay(low) ||
      isPay(high) ||
      (high.per !== undefined &&
        !low.role &&
        (!high.role || (high.role === 'payment' && worksForPay.test(low.before)))))
  );
}

/** “70 to 80k”: the beginning of a range has the scale of its end. */
const scaledLike = (amount: Amount, other: Amount): Amount =>
  other.value >= 10_000 && amount.value < 1_000 ? { ...amount, value: amount.value * 1_000, unit: 'money' } : amount;

/** Returns the numbers with each range of pay as one income at its middle, as lenders count the average of a varying pay. */
export function withPayRanges(amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const low = joined.at(-1);
    if (!(low && isPayRange(low, amount))) joined.push(amount);
    else
      joined[joined.length - 1] = {
        ...amount,
        ...(isPay(amount) ? {} : { role: 'income', sure: true }),
        value: Math.round((scaledLike(low, amount).value + amount.value) / 2),
        before: low.before,
      };
  }
  return joined;
}

const lastYear =
  /^[^\d]{0,12}\b(last|this) year\b|^[^\d]{0,12}\b(l'an dernier|l'annee derniere|cette annee)\b|^[^\d]{0,12}\b(el ano pasado|este ano)\b/;
const yearBefore =
  /^[^\d]{0,12}\b((the )?(year|one) before|before that|prior year)\b|^[^\d]{0,12}\b(l'annee (d'avant|precedente)|l'an d'avant)\b|^[^\d]{0,12}\b(el ano (anterior|antes)|el anterior|antepasado)\b/;

/** Counts the pay of two years of one person once: the average, or the last year where the pay fell, as lenders do. */
export function ofTwoYears(pays: readonly Amount[]): Amount[] {
  const last = pays.find(({ after }) => lastYear.test(after));
  const earlier = pays.find((pay) => pay !== last && yearBefore.test(pay.after));
  if (!last || !earlier) return [...pays];
  const value = last.value < earlier.value ? last.value : Math.round((last.value + earlier.value) / 2);
  return pays.flatMap((pay) => (pay === earlier ? [] : pay === last ? [{ ...last, value }] : [pay]));
}

const partnerEarns =
  /\b(hubby|wife|husband|blonde|chum|conjointe?|espos[oa]|partner|gf|bf|girlfriend|boyfriend|pareja|femme|mari|spouse|novi[oa]|mujer|marido)( (also|now|only|just|about|around|like|unos|como|environ|makes?|earns?|gets?|gana|saca|fait|gagne|touche))* \$?$/;
const leastShort = 10;
const isShort = ({ unit, value, per }: Amount): boolean =>
  unit === 'plain' && per === undefined && Number.isInteger(value) && value >= leastShort && value < 1_000;

/** True for the pay of the other person in thousands: “and my wife makes 44”. */
export const isPartnersShortPay = (amount: Amount): boolean => isShort(amount) && partnerEarns.test(amount.before);

/** Reads a short pay beside one of a full year as thousands: “71 thousand and the wife makes 44”. */
export function inThousandsOfPay(pays: readonly Amount[]): Amount[] {
  const isYearly = pays.some(({ value, per }) => value >= 10_000 && (per === undefined || per === 'year'));
  return pays.map((pay) => (isYearly && isShort(pay) ? { ...pay, unit: 'money', value: pay.value * 1_000 } : pay));
}
