import { type Fact, factText } from '../../../facts.ts';
import type { Claim } from '../../claims.ts';
import { inner, live } from '../../scopes/later-wins.ts';
import { has, type Item } from '../../words/items.ts';
import { isOfClause } from './background-clauses.ts';
import { isHomeTown } from './home-town.ts';
import { isOfSpeaker } from './of-speaker.ts';
import { isPastRequest } from './past-request.ts';

const breaks: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  '.',
  '..',
  '...',
  '…',
  '!',
  '?',
  '(',
  ')',
  '–',
  '—',
  '\n',
  '\r\n',
]);

/** Senses of words that describe somebody's life and ask for nothing. */
const verbs = ['life', 'away', 'job', 'origin', 'past', 'moves'] as const;
const telling = [...verbs, 'person'] as const;

/**
 * "Titi vive en Bayamón, casa en Kissimmee": a place of a clause that describes somebody's life and asks for nothing is
 * not asked for, where another clause names the place of the home or what it is near to.
 */
export function skipBackgroundPlaces(claims: readonly Claim[], items: readonly Item[]): void {
  for (const claim of claims.filter((one) => live(one) && isTheirs(one, items))) moveToBackground(claim);
  // "We're both attorneys downtown": where somebody works, once the search has a place of its own.
  if (claims.some((claim) => live(claim) && claim.facts.some((fact) => isPlace(inner(fact)))))
    for (const claim of claims) if (live(claim) && isWorkDowntown(claim, items)) moveToBackground(claim);
  skipLeftHomes(claims, items);
  askNearOwn(claims, items);
  const named = claims.filter((claim) => live(claim) && claim.facts.every((fact) => isPlace(inner(fact))));
  const background = named.filter(
    (claim) =>
      isBackground(claim, claims, items) ||
      locatesLandmark(claim, claims, items) ||
      isDowntownOf(claim, claims) ||
      isHomeTown(claim, claims, items),
  );
  if (background.length === 0) return;
  const elsewhere = claims.some(
    (claim) => live(claim) && !background.includes(claim) && claim.facts.some((fact) => isSomewhere(inner(fact))),
  );
  // "We move to Rochester for her job, close to the Mayo Clinic": a landmark alone does not say in which city.
  if (!elsewhere || (background.length === named.length && items.some(isMove))) return;
  for (const claim of background) moveToBackground(claim);
}

/** "Moving", « mutée », «trasladaron» */
export const isMove = (item: Item): boolean =>
  has(item, 'moves') || /^(?:mov|transf|mut[aeo]|demenag|traslad|mud[aoe])/.test(item.text);

/** "Near my office in Calgary": the home is wanted near there, where the sentence asks for no other place. */
function askNearOwn(claims: readonly Claim[], items: readonly Item[]): void {
  if (claims.some((claim) => live(claim) && claim.facts.some((fact) => isSomewhere(inner(fact))))) return;
  const background = claims.filter(({ background }) => background?.length && background.every(isPlace));
  const near = background.find(({ from }) => {
    let at = from - 1;
    while (at > from - 6 && items[at] && items[at]?.mark === undefined && !isMine(items[at])) at--;
    // "Mi trabajo en" is two words of theirs.
    if (isMine(items[at - 1])) at--;
    return isMine(items[at]) && has(items[at - 1], 'near');
  });
  if (!near?.background) return;
  near.facts = near.background;
  near.fate = 'applied';
}

const isMine = (item: Item | undefined): boolean => has(item, 'poss') || has(item, 'away');

export function moveToBackground(claim: Claim): void {
  claim.facts = [];
  claim.fate = 'context';
}

/** "A 3 millas de la planta de Tesla en Austin, casa en Del Valle": the city of a landmark, and the home is in another. */
function locatesLandmark(claim: Claim, claims: readonly Claim[], items: readonly Item[]): boolean {
  const before = claims[claims.indexOf(claim) - 1];
  const landmark = before?.facts.some((fact) => fact.kind === 'near' && fact.name !== 'downtown');
  if (!before || !landmark || before.to !== claim.from - 1 || !has(items[before.to], 'in', 'strict')) return false;
  // "Cerca de Six Flags en Arlington o Grand Prairie"
  const joined = [',', '/'].includes(items[claim.to]?.mark ?? '') ? items[claim.to + 1] : items[claim.to];
  if (has(joined, 'or') || has(joined, 'and') || joined?.place !== undefined) return false;
  return claims.some((other) => other.from > claim.to && other.facts.some((fact) => isPlace(inner(fact))));
}

/** "Mesa, 20 minutes to downtown Phoenix": the city of the downtown, and the home is in the one that was named before. */
function isDowntownOf(claim: Claim, claims: readonly Claim[]): boolean {
  const at = claims.indexOf(claim);
  const before = claims[at - 1];
  const limited = before?.facts.some((fact) => fact.kind === 'near' && fact.name === 'downtown' && fact.within);
  if (!before || !limited || before.to !== claim.from) return false;
  const names = claim.facts.map(factText);
  return claims.some(
    (other, index) =>
      index < at - 1 && live(other) && other.facts.some((fact) => isPlace(fact) && !names.includes(factText(fact))),
  );
}

/** "We're done with apartments in Arlington": what the buyer leaves, where another place is asked for. */
function skipLeftHomes(claims: readonly Claim[], items: readonly Item[]): void {
  for (const [at, claim] of claims.entries()) {
    const next = claims[at + 1];
    const cued = (kind: string) => claim.cues.some((cue) => has(items[cue], kind));
    const left = cued('origin') && claim.facts.every(({ kind }) => kind === 'type');
    // "I hate condos in Everett, house in Lynnwood"
    const hated = cued('avoid') && claim.facts.every((fact) => fact.kind === 'type' && fact.not);
    if (!(left || hated) || !live(claim) || next?.from !== claim.to + 1 || !has(items[claim.to], 'in', 'strict'))
      continue;
    const other = claims.some(
      (one) => one.from > next.from && live(one) && one.facts.some((fact) => isPlace(inner(fact))),
    );
    if (other && next.facts.every(isPlace)) for (const one of left ? [claim, next] : [next]) moveToBackground(one);
  }
}

const isWorkDowntown = ({ facts, from }: Claim, items: readonly Item[]): boolean =>
  facts.every((fact) => fact.kind === 'near' && fact.name === 'downtown') &&
  has(items[from - 1], 'person') &&
  [2, 3, 4].some(
    (step) => has(items[from - step], 'be') || /^(?:im|were|shes|hes|theyre)$/.test(items[from - step]?.text ?? ''),
  );

const isSomewhere = (fact: Fact): boolean => isPlace(fact) || fact.kind === 'near' || fact.kind === 'zip';

const isPlace = (fact: Fact): boolean => (fact.kind === 'place' && !fact.not) || fact.kind === 'state';

/** "La maison de ma sœur est à Chicoutimi", "our basement flooded": a home that is somebody's, and what is in it. */
function isTheirs(claim: Claim, items: readonly Item[]): boolean {
  const before = items[claim.from - 1];
  const owned = claim.facts.every(({ kind }) => kind === 'feature') && has(before, 'poss');
  const known = claim.weak === 'house' && /^(?:la|les|las|the)$/.test(before?.text ?? '');
  const definite = known || /^(?:les?|l|el|los|las|the|del|du|au)$/.test(before?.text ?? '');
  const thing = claim.facts.every(({ kind }) => kind === 'feature' || kind === 'type');
  return (
    (definite && thing && isOfPerson(items, claim.to)) ||
    ((owned || known) && tells(items, clauseOf(claim, items), verbs))
  );
}

/** "… de mis suegros", "… en bois de ma nièce": whose it is. */
function isOfPerson(items: readonly Item[], at: number): boolean {
  const of = /^en$/.test(items[at]?.text ?? '') ? at + 2 : at;
  const person = has(items[of + 2], 'adj') ? of + 3 : of + 2;
  return /^(?:of|de|des|d)$/.test(items[of]?.text ?? '') && has(items[of + 1], 'poss') && has(items[person], 'person');
}

/** "I drive to the cleveland clinic": the name of somebody's workplace or school. */
const namesInstitution = (items: readonly Item[], { to, from }: Claim): boolean =>
  institution.test(items[to]?.text ?? '') &&
  (items[to]?.capital === true || (from > 0 && items[from - 1]?.mark === undefined));
const institution =
  /^(?:clinic|hospital|university|college|campus|medical|childrens|health|international|airport|refinery|shipyard|arsenal|prison|courthouse|schools|elementary|middle|academy|montessori)$/;

/** "Infirmière à Gatineau", "travaille maintenant à Hull": what follows a word of somebody's life is of that life. */
function hangsOnLife({ from }: Claim, items: readonly Item[]): boolean {
  if (!has(items[from - 1], 'in', 'strict')) return false;
  const verb = /^(?:maintenant|presentement|ahora|actualmente)$/.test(items[from - 2]?.text ?? '')
    ? from - 3
    : from - 2;
  return (has(items[verb], 'life') && !has(items[verb], 'moves')) || isTrade(items, from - 2);
}

/** "I'm a teacher in Mesa", "we're both nurses in Tulsa": what somebody is, up to three words long. */
function isTrade(items: readonly Item[], last: number): boolean {
  for (let at = last; at > last - 3; at--) {
    const item = items[at];
    if (
      !item ||
      item.mark !== undefined ||
      item.number !== undefined ||
      !item.senses.every(({ kind }) => ofTrades.has(kind))
    )
      return false;
    const lead = items[at - 1];
    const is = has(lead, 'art') || lead?.text === 'both' ? items[at - 2] : lead;
    if (/^(?:im|am|were|shes|hes|as)$/.test(is?.text ?? '')) return true;
  }
  return false;
}
const ofTrades: ReadonlySet<string> = new Set(['person', 'job', 'poi', 'adj']);

/** "Leaving Detroit for Louisville": the second place of a move. */
const isDestination = ({ from }: Claim, items: readonly Item[]): boolean =>
  has(items[from - 1], 'dest') &&
  items[from - 2]?.place !== undefined &&
  has(items[from - 3], 'origin') &&
  !past.test(items[from - 3]?.text ?? '');

const past = /^(?:moved|relocated|came|transferred|transplanted)$/;

function isBackground(claim: Claim, claims: readonly Claim[], items: readonly Item[]): boolean {
  if (isOpinion(claim, items) || isPastRequest(claim, items) || isOfClause(claim, items)) return true;
  if (claim.fate === 'preference') return false;
  if (claim.facts[0]?.kind === 'place' && namesInstitution(items, claim)) return true;
  if (hangsOnLife(claim, items) || isOfSpeaker(claim, items)) return true;
  if (isDestination(claim, items)) return false;
  const [from, to] = clauseOf(claim, items);
  const criteria = claims.some(
    (other) => other.from < to && other.to > from && live(other) && other.facts.some((fact) => !isPlace(inner(fact))),
  );
  return !criteria && tells(items, [from, to]);
}

/** "My aunt says Tampa is better", «mi tía dice que San Marcos es mejor»: what another person thinks of a place. */
function isOpinion(claim: Claim, items: readonly Item[]): boolean {
  const judged = items[claim.to];
  if (!has(judged, 'be') && !(has(judged, 'nice') && /^(?:is|es|est)$/.test(judged?.text ?? ''))) return false;
  const before = items.slice(clauseOf(claim, items)[0], claim.from);
  return before.some((item, at) => speaks.test(item.text) && before.slice(0, at).some(isSomebody));
}
const speaks =
  /^(?:says?|said|tells?|told|thinks?|swears?|dit|disent|penses?|pensent|trouvent?|dicen?|dijo|piensan?|creen?|opinan?)$/;
const isSomebody = (item: Item): boolean =>
  has(item, 'person') || /^(?:everyone|everybody|people|todos|tout)$/.test(item.text);

/** Some word describes a life, and none asks; "for my mother" says for whom the home is. */
function tells(
  items: readonly Item[],
  [from, to]: readonly [from: number, to: number],
  senses: readonly string[] = telling,
): boolean {
  const words = items.slice(from, to);
  // "Mi esposa quiere San Marcos", « ma femme veut Laval »
  if (words.some((item) => has(item, 'firm') || theyWant.test(item.text))) return false;
  return words.some((item, index) => {
    if (!senses.some((sense) => has(item, sense))) return false;
    const at = from + index;
    // "For the other kid"
    return !has(item, 'person') || ![1, 2, 3].some((step) => /^(?:pour|for|para)$/.test(items[at - step]?.text ?? ''));
  });
}

const theyWant =
  /^(?:quiere|quieren|prefiere|prefieren|busca|buscan|veut|veulent|voudrait|voudraient|prefere|preferent|aimerait|cherche|cherchent|set|dead)$/;

/** The words between marks and joining words of a new clause around a claim. */
export function clauseOf(claim: Claim, items: readonly Item[]): [from: number, to: number] {
  let [from, to] = [claim.from, claim.to];
  while (from > 0 && !endsClause(items, from - 1) && !opensTale(items, from)) from--;
  while (to < items.length && !endsClause(items, to) && !opensTale(items, to)) to++;
  return [from, to];
}

/** "… je suis à Paris": a pronoun with a verb of somebody's life begins a clause without a mark. */
const opensTale = (items: readonly Item[], at: number): boolean =>
  opensCriterion(items, at) ||
  // "They changed the orders, so Daleville or Ozark"
  (items[at]?.text === 'so' && items[at + 1]?.place !== undefined) ||
  (subjects.has(items[at]?.text ?? '') &&
    (has(items[at], 'life') || (has(items[at], 'pron') && has(items[at + 1], 'life'))));

/** "Mes parents restent à Cap-Pelé j'voudrais une maison": the buyer's criterion begins without a mark. */
export const opensCriterion = (items: readonly Item[], at: number): boolean =>
  (has(items[at], 'pron') &&
    /^(?:je|j|on|nous)$/.test(items[at]?.text ?? '') &&
    (has(items[at + 1], 'firm') || has(items[at + 1], 'want'))) ||
  (has(items[at], 'firm') &&
    /^(?:je|j|on|nous|quiero|queremos|busco|buscamos|necesito|necesitamos)$/.test(items[at]?.text ?? ''));
const subjects: ReadonlySet<string> = new Set(['je', 'j', 'on', 'nous', 'yo']);

export function endsClause(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item;
  if (item.mark !== undefined) return breaks.has(item.mark);
  if (has(item, 'but') || has(item, 'so')) return true;
  // "... and we want", "y quiero", "pis on cherche"
  if (!has(item, 'and')) return false;
  for (let i = at + 1; i < at + 4 && items[i]?.mark === undefined; i++)
    if (has(items[i], 'want') && !has(items[i], 'of')) return true;
  return false;
}

/** "Nurse at Credit Valley Hospital, within 15 minutes of Credit Valley Hospital": the limit says it all. */
export function skipNearPlaces(claims: readonly Claim[]): void {
  const limited = claims
    .filter(live)
    .flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'near' && fact.within ? [fact.name] : [])));
  if (limited.length === 0) return;
  const isSaid = (fact: Fact) =>
    ((fact.kind === 'place' && !fact.not) || (fact.kind === 'near' && !fact.within)) && limited.includes(fact.name);
  for (const claim of claims) {
    const rest = claim.facts.filter((fact) => !isSaid(fact));
    if (rest.length === claim.facts.length) continue;
    claim.facts = rest;
    if (rest.length === 0) claim.fate = 'context';
  }
}
