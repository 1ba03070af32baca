/** Years that are of no home: of a part of one, or of a person's life. */
import { has, type Item } from '../words/items.ts';

const parts: ReadonlySet<string> = new Set(
  'roof furnace boiler toit toiture fournaise techo tejado plomeria calefaccion calentador'.split(' '),
);

/** "Que el techo no tenga más de 5 años": the age of a part of the home. */
export function isOfPart(items: readonly Item[], at: number): boolean {
  for (let i = at - 1; i > at - 6 && items[i] !== undefined && items[i]?.mark === undefined; i--)
    if (parts.has(items[i]?.text ?? '')) return true;
  return false;
}

const beginnings: ReadonlySet<string> = new Set(['since', 'depuis', 'desde']);
const persons: ReadonlySet<string> = new Set(
  'i ive we weve he hes she shes they theyve je j on nous il elle ils elles yo nosotros ella ellos'.split(' '),
);
const ofHomes = ['type', 'house', 'dwelling', 'has', 'want', 'built', 'field'];

/** "Bad knees from 22 years on the job": a span of somebody's work that ends at `next`. */
export const isSpanOfWork = (items: readonly Item[], next: number): boolean =>
  (has(items[next - 1], 'unit', 'year') || has(items[next - 1], 'old')) &&
  /^(?:on|in|at|behind|as|with|of)$/.test(items[next]?.text ?? '') &&
  items.slice(next + 1, next + 3).some(({ text }) => workplaces.has(text));
const workplaces: ReadonlySet<string> = new Set(
  'job jobs line force road roads railroad floor field fields mines mill service army navy military trade trades business construction roofing nursing teaching desk wheel counter company union'.split(
    ' ',
  ),
);

/** "I have used a chair since 2019": what a person has done, and no year of the home. */
export function isSpanOfLife(items: readonly Item[], at: number): boolean {
  if (!beginnings.has(items[at]?.text ?? '')) return false;
  for (let i = at - 1; i > at - 9 && items[i] !== undefined && items[i]?.mark === undefined; i--) {
    if (persons.has(items[i]?.text ?? '')) return true;
    if (ofHomes.some((kind) => has(items[i], kind)) || items[i]?.text === 'built') return false;
  }
  return false;
}
