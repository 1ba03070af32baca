import { is, type PeopleWord } from '../context/people-words.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const holidays = wordSet('christmas xmas easter hanukkah diwali eid ramadan noel paques navidad pascua');
/** Words that make a date of a holiday: "at Christmas", « pour Noël », «antes de Navidad». */
const leads = wordSet('at by for before after over around until till this next a pour avant apres d en para antes de');
const ofNeighbors = ['area', 'where', 'no', 'avoid', 'few', 'many', 'only', 'mostly', 'alike'];

/** Leaves out dates such as "at Christmas": "we host everyone at Christmas". A clause that speaks of an area or of a choice keeps them. */
export function withoutHolidays(words: readonly PeopleWord[]): readonly PeopleWord[] {
  if (!words.some((word) => holidays.has(word.text))) return words;
  const dates = [...words.keys()].filter((at) => holidays.has(words[at]?.text ?? '') && isDate(words, at));
  return words.filter((_, at) => !dates.includes(at) && !dates.includes(at + 1));
}

function isDate(words: readonly PeopleWord[], at: number): boolean {
  if (!leads.has(words[at - 1]?.text ?? '')) return false;
  for (let i = at - 1; i >= 0 && !words[i]?.mark; i--) if (ofNeighbors.some((kind) => is(words[i], kind))) return false;
  return true;
}
