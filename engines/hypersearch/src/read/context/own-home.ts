import type { Course } from '../course.ts';
import { has, type Item } from '../words/items.ts';

/** Nouns that make a search of a home: "our Austin home search". */
const ofSearch: ReadonlySet<string> = new Set(
  'search hunt list wish wishlist budget purchase dreams goal plan need needs'.split(' '),
);
const romanceVerbs: ReadonlySet<string> = new Set(
  'est etait devient sera a nous ne n commence es esta era fue ha se ya nos queda quedo tiene'.split(' '),
);

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'dwelling', 'studio'].some((kind) => has(item, kind)) || item?.text === 'place';

/** "Our Fremont townhouse sold", "notre condo de Verdun est trop petit": the item behind the home that somebody has. */
export function passOwnHome(course: Course, at: number): number | undefined {
  const { items, context, claims } = course;
  if (!has(items[at], 'poss')) return undefined;
  if (context.language === 'en') {
    const home = items[at + 1]?.place !== undefined && isHome(items[at + 2]);
    if (!home || ofSearch.has(items[at + 3]?.text ?? '') || wishes(items, at)) return undefined;
    return course.passOver(at, at + 3);
  }
  if (!isHome(items[at + 1]) || wishes(items, at)) return undefined;
  if (!has(items[at + 2], 'of') && !has(items[at + 2], 'in')) return undefined;
  const place = has(items[at + 3], 'art') ? at + 4 : at + 3;
  if (items[place]?.place === undefined || !romanceVerbs.has(items[place + 1]?.text ?? '')) return undefined;
  if (claims.length === 0 && !items.slice(place + 1).some((item) => item.place !== undefined)) return undefined;
  return course.passOver(at, place + 1);
}

/** "We want our Austin house to have a pool". */
const wishes = (items: readonly Item[], at: number): boolean =>
  [1, 2, 3].some((step) => has(items[at - step], 'firm') || (has(items[at - step], 'want') && step === 1));

/** "Solo tendremos un coche", "we have two cars": what somebody drives, and no space for it. */
export function ownsCar({ items, context }: Course, from: number): boolean {
  let at = from;
  while (items[at] !== undefined && items[at]?.number === undefined) at++;
  const verb = context.tokens[(items[at]?.from ?? 0) - 1];
  return (
    drives.test(verb?.text ?? '') &&
    /^(?:cars?|coches?|carros?|autos?|voitures?|trucks?|trocas?|camionetas?|vehicles?|vehiculos?|vehicules?)$/.test(
      items[at + 1]?.text ?? '',
    ) &&
    items[at + 1]?.to === (items[at + 1]?.from ?? 0) + 1 &&
    !has(items[at + 2], 'has')
  );
}
const drives = /^(?:have|got|own|drive|tengo|tenemos|tendremos|manejamos|manejo|ai|avons|aurons)$/;
