/** A number of a plain text (`plain`) with what stands beside it. */
export interface Amount {
  value: number;
  unit: 'percent' | 'years' | 'money' | 'plain';
  per?: 'month' | 'year';
  /** The text between the number before it and it, and between it and the next. */
  before: string;
  after: string;
}

const number =
  /(\$ ?|\bcad ?|\busd ?)?(?<![\w.])(\d{1,3}(?:[ ,]\d{3})+|\d+)(\.\d+)?( ?(?:k|thousand|grand|million|mil|m|mm)\b)?( ?\$)?( ?(?:%|percent\b|per cent\b))?( ?-? ?(?:years?|yrs?|yr)\b)?( ?(?:\/|a |per |each |every )(?:months?|mo|years?|yr|annum)\b| ?(?:monthly|yearly|annually)\b)?/g;

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, mm: 1e6, mil: 1e6, million: 1e6 };

/** Numbers from here on are money even where no sign says so. */
const moneyFrom = 10_000;

/** The numbers of a text, in its order: “$1.2 million”, “450k”, “20 % down”, “8,000 a month”, “800 000”. */
export function amountsOf(text: string): Amount[] {
  const found = [...text.matchAll(number)];
  return found.map((match, at) => {
    const [whole, sign, digits, fraction = '', scale, signAfter, percent, years, per] = match;
    const value = Number(digits!.replace(/[ ,]/g, '') + fraction) * (scales[scale?.trim() ?? ''] ?? 1);
    const isMoney = sign || signAfter || scale || value >= moneyFrom || (per && value >= 500);
    const from = found[at - 1] ? found[at - 1]!.index + found[at - 1]![0].length : 0;
    const end = match.index + whole.length;
    return {
      value,
      unit: percent ? 'percent' : years ? 'years' : isMoney ? 'money' : 'plain',
      ...(per ? { per: /mo/.test(per) ? ('month' as const) : ('year' as const) } : {}),
      before: text.slice(from, match.index),
      after: text.slice(end, found[at + 1]?.index ?? text.length),
    };
  });
}
