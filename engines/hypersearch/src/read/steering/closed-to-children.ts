/** A home that takes no children: "an apartment house that takes no children". */
import type { Token } from '../words/tokens.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const children = wordSet('children kids minors babies toddlers teenagers families');
const takes = wordSet('takes take accepts accept admits admit allows allow permits permit');
const relatives = wordSet('that which where');
const homes = wordSet(
  `house building complex condo condos apartment apartments community block place somewhere property development park street`,
);
/** Communities that the law lets be closed to children. */
const seniors = wordSet('55 62 senior seniors retirement retirees elderly');
/** Owners of a rule that the buyer reports and does not ask for. */
const owners = wordSet('my our their landlord landlady');
/** How many words may be between the home and its rule. */
const reach = 6;

/** Half-open ranges of tokens from the relative word to the children. */
export function closedToChildren(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let at = 2; at < tokens.length; at++) {
    if (!children.has(tokens[at]?.text ?? '')) continue;
    const no = tokens[at - 1]?.text === 'no' ? at - 1 : -1;
    const verb = no - 1;
    if (no < 0 || !takes.has(tokens[verb]?.text ?? '') || !relatives.has(tokens[verb - 1]?.text ?? '')) continue;
    const before = tokens.slice(Math.max(0, verb - 1 - reach), verb - 1).map(({ text }) => text);
    if (!before.some((text) => homes.has(text)) || before.some((text) => owners.has(text))) continue;
    if (!tokens.some(({ text }) => seniors.has(text))) found.push({ from: verb - 1, to: at + 1 });
  }
  return found;
}
