/** A move to another place that is still to come. */
const arrivingWords =
  /\b((might|may|will|plan\w*|going|want|hope|hoping|about|if we|if i|when we|when i) (to )?(move|relocate)|(moving|relocating|coming) (out |over |down |up |back |here |there )?(to|from|next|in)|we'?re moving|i'?m moving|new to)\b|\b(demenag\w+|(m'|s'|nous |vous )(installer|installe\w*) (a|en|au)|arriv(e|ons|er) (d'|de|du|a|en|au))\b|\b(mud(o|amos|arme|arnos|ando\w*|anza)|(me|nos) (voy|vamos) a (mudar|vivir)|traslad\w+|recien (llegad\w+|llegue|llegamos))\b/;

/** True if the buyers of a plain text still have to move to the place. */
export const isArriving = (text: string): boolean => arrivingWords.test(text);

/** How a buyer stands to Canada, which the taxes on buyers from abroad depend on. */
export type Residence = 'citizen' | 'permanent';

const denied =
  /\b(not|isn't|aren't|never|neither|n't|pas|ni|no (soy|somos|es|son|tengo|tenemos)|sin|without|before|until|waiting for|applying for|when i become|soon)\b[^,.;?!]{0,25}$/;
const table: readonly (readonly [Residence, RegExp])[] = [
  [
    'permanent',
    /\b(permanent residents?|pr (card|status|holder)|(have|got|get|am|are|is|both|with) (our |my |a )?prs?\b|residents? permanents?|residence permanente|residentes? permanentes?|residencia permanente)/,
  ],
  [
    'citizen',
    /\b(canadian citizens?|citizens? of canada|citoyen(ne)?s? canadien(ne)?s?|ciudadan[oa]s? canadienses?)\b/,
  ],
];

/** Returns the status that a plain text states of the buyers. */
export function residenceIn(text: string): Residence | undefined {
  for (const [residence, pattern] of table) {
    const found = pattern.exec(text);
    if (found && !denied.test(text.slice(0, found.index))) return residence;
  }
  return undefined;
}
