/** Five example sentences for different markets, countries and languages. */
export const exampleQueries = [
  'Three bedroom house in Austin under 700k with a fenced yard and a garage',
  'Two bedroom condo in Toronto under $900,000, ideally with a balcony near transit',
  'Maison de 3 chambres à Montréal, moins de 900 000 $, près d’un parc',
  'Walkable townhouse in Seattle, at least 2 baths, up to 1.2 million, good schools',
  'Casa de 4 recámaras en Denver con garaje, menos de un millón de dólares',
] as const;

const shown = 3;
const longest = 50;

/** Returns three of the five, rotating daily. */
export const examplesOf = (day: number): string[] =>
  Array.from({ length: shown }, (_, index) => exampleQueries[(day + index) % exampleQueries.length] as string);

/** Shortens a text to at most 50 characters, including the ellipsis. */
export const shortened = (query: string): string => {
  const characters = Array.from(query);
  return characters.length <= longest
    ? query
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};
