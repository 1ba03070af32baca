/** Dates without a year, as a number of days before today: "since November 10", « depuis le 1er novembre », "desde el 5 de octubre". */
import type { ReadContext } from '../reading.ts';
import type { Token } from './words/tokens.ts';

const months: ReadonlyMap<string, number> = new Map(
  [
    'jan january janvier enero janv',
    'feb february fevrier febrero fev',
    'mar march mars marzo',
    'apr april avril abril',
    'may mai mayo',
    'jun june juin junio',
    'jul july juillet julio',
    'aug august aout agosto',
    'sep sept september septembre septiembre setiembre',
    'oct october octobre octubre',
    'nov november novembre noviembre',
    'dec december decembre diciembre',
  ].flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
);
const articles: ReadonlySet<string> = new Set(['the', 'le', 'el', 'du', 'del', 'de', 'of']);
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|er)$/;

/** The days from the date that begins at a token up to today, and the token behind it. */
export function daysSince(
  tokens: readonly Token[],
  from: number,
  today: ReadContext['today'],
): { days: number; next: number } | undefined {
  let at = from;
  while (at < from + 2 && articles.has(tokens[at]?.text ?? '')) at++;
  let month = months.get(tokens[at]?.text ?? '');
  let day = dayOf(tokens[month === undefined ? at : at + 1]);
  let next = at + 2;
  if (month === undefined) {
    // « 1er » is a figure and a word.
    let behind = tokens[at + 1]?.text === 'er' ? at + 2 : at + 1;
    if (articles.has(tokens[behind]?.text ?? '')) behind++;
    month = months.get(tokens[behind]?.text ?? '');
    next = behind + 1;
  } else if (day === undefined) {
    day = 1;
    next = at + 1;
  }
  if (month === undefined || day === undefined) return undefined;
  const end = Date.UTC(today.year, today.month - 1, today.day);
  const start = Date.UTC(today.year, month - 1, day);
  const days = (end - (start > end ? Date.UTC(today.year - 1, month - 1, day) : start)) / 86_400_000;
  return { days, next };
}

function dayOf(token: Token | undefined): number | undefined {
  const value = token?.kind === 'number' ? token.value : Number(ordinal.exec(token?.text ?? '')?.[1]);
  return value >= 1 && value <= 31 && Number.isInteger(value) ? value : undefined;
}
