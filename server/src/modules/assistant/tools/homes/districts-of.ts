import { type Fact, factText, type Reading } from '@lintel/hypersearch';
import { plain } from '../../reading/plain.ts';
import type { ToolContext } from '../tool.ts';

const leadsToPlace = /\b(in|at|near|around|of|dans|en|a|au|de|du|sur|pres de|cerca de)( (the|le|la|el|les|los|las))?$/;

/** Returns the unknown names between “in” and a known place: “in St. Vital Winnipeg”. */
export function districtsIn({ parts, facts }: Pick<Reading, 'parts' | 'facts'>, sentence: string): string[] {
  const places = new Set(
    facts.flatMap(({ fact, spans }) => (fact.kind === 'place' ? spans.map(([start]) => start) : [])),
  );
  return parts.flatMap(({ fate, span }, at) => {
    const [previous, next] = [parts[at - 1], parts[at + 1]];
    const isName =
      fate === 'unknown' &&
      previous !== undefined &&
      next !== undefined &&
      places.has(next.span[0]) &&
      leadsToPlace.test(plain(sentence.slice(...previous.span)).trim());
    return isName ? [sentence.slice(...span).trim()] : [];
  });
}

/** Returns the unknown districts of the last search while its places stay the same. */
export function districtsBefore({ talk: { search } }: ToolContext, facts: readonly Fact[]): readonly string[] {
  const placesOf = (texts: readonly string[]) => texts.filter((fact) => /^(place|state|zip):/.test(fact)).join();
  return search?.districts && placesOf(search.facts) === placesOf(facts.map(factText)) ? search.districts : [];
}
