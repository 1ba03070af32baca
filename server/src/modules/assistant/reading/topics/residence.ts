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
