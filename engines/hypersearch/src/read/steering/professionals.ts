import { type ProtectedClass, protectedClasses } from '../../facts.ts';
import { colors, traits } from '../lexicon/traits.ts';
import { marksNamesByCapitals, type Token, tokenise } from '../words/tokens.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const professionals = wordSet(
  `agent agents realtor realtors realter broker brokers lender lenders advisor advisors adviser advisers appraiser inspector notary attorney lawyer
  agente agentes courtier courtiers courtiere courtieres conseiller conseillers conseillere conseilleres preteur preteurs preteuse notaire avocat avocate
  asesor asesora asesores asesoras corredor corredora corredores prestamista prestamistas notario abogado abogada`,
);
/** Words between a trait and the professional: "a white real estate agent", "un courtier immobilier noir". */
const between = wordSet(
  `real estate mortgage loan home house buyer buyers listing selling local licensed good nice great experienced certified top and or nor et ou y o female male
  immobilier immobiliere hypothecaire hypothecaires inmobiliario inmobiliaria hipotecario hipotecaria immobiliers de bienes raices prestamos d en`,
);
/** Words that lead from a professional to a trait: "an agent who isn't", "un agente que no sea". */
const links = wordSet(
  `who whos that thats is isnt aint are arent be being not no nor and or but a an the to needs has must should preferably ideally only also himself herself
  qui que soit est etre n ne pas un une et ou mais doit idealement seulement sea es ser no pero sino una uno y o de preferencia solo solamente tiene`,
);
/** Traits that are shared with the person who asks: "of my own race". */
const shared: ReadonlyMap<string, ProtectedClass | 'age'> = new Map(
  Object.entries({
    race: 'race color colour ethnicity background couleur raza',
    religion: 'religion faith foi fe',
    national_origin: 'nationality origin origine nacionalidad',
    sex: 'sex gender sexo sexe',
    age: 'age edad',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as ProtectedClass | 'age'] as const)),
);
const own = wordSet('of my our the same own de d ma notre la meme mi nuestra misma');
const articles = wordSet('a an any no some another only une un des aucun una algun ningun not pas que sea soit est');

/** The words of a request for a professional by a trait. `classes` is empty for a person's age, which no fact holds. */
interface ChosenByTrait {
  classes: ProtectedClass[];
  /** Half-open range of tokens. */
  from: number;
  to: number;
}

/**
 * Finds requests for an agent, a lender or another professional by a protected trait: "a white agent", "un agente que no sea
 * mexicano". The language and the experience of a professional are lawful criteria.
 */
export function professionalsByTrait(tokens: readonly Token[]): ChosenByTrait[] {
  const found: ChosenByTrait[] = [];
  const capitalsMarkNames = marksNamesByCapitals(tokens);
  for (const [at, token] of tokens.entries()) {
    if (!isProfessional(tokens, at)) continue;
    const range = traitBefore(tokens, at, capitalsMarkNames) ?? traitBehind(tokens, at, capitalsMarkNames);
    if (!range) continue;
    const [from, to] = range;
    if (isSpeaker(tokens, from, to)) continue;
    const kinds = new Set<string>();
    for (let i = from; i < to; i++) kinds.add(traitAt(tokens, i)?.kind ?? shared.get(tokens[i]?.text ?? '') ?? '');
    // "A white agent" of a hallway: the Spanish word names both.
    if (/^corredore?s?$/.test(token.text) && tokens.slice(from, to).some(({ text }) => colors.has(text))) continue;
    found.push({ classes: protectedClasses.filter((one) => kinds.has(one)), from, to });
  }
  return found;
}

const lawyers = wordSet('abogado abogada notario avocat avocate notaire attorney lawyer notary');
const selves = wordSet('soy somos suis sommes im am');
const searches = wordSet(
  'busco buscamos quiero queremos necesito necesitamos requiero cherche cherchons veux voudrais looking',
);

/** "Abogada peruana en Tampa: quiero un condo", « je suis avocate haïtienne »: the trade of the person who asks. */
function isSpeaker(tokens: readonly Token[], from: number, to: number): boolean {
  if (!tokens.slice(from, to).some(({ text }) => lawyers.has(text))) return false;
  if (
    selves.has(tokens[from - 1]?.text ?? '') ||
    (articles.has(tokens[from - 1]?.text ?? '') && selves.has(tokens[from - 2]?.text ?? ''))
  )
    return true;
  return from === 0 && tokens.slice(to, to + 8).some(({ text }) => searches.has(text));
}

/** Tells whether a sentence asks for a professional by a protected trait or an age. */
export const asksForTrait = (sentence: string): boolean => professionalsByTrait(tokenise(sentence)).length > 0;

function isProfessional(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at] as Token;
  return (
    professionals.has(text) ||
    ((text === 'officer' || text === 'officers') && /^(?:loan|mortgage)$/.test(tokens[at - 1]?.text ?? ''))
  );
}

/** The trait that begins at `at`. */
function traitAt(tokens: readonly Token[], at: number): { kind: ProtectedClass | 'age'; end: number } | undefined {
  const first = tokens[at];
  if (first === undefined || first.kind === 'mark') return undefined;
  for (let words = 3; words > 0; words--) {
    const phrase = tokens.slice(at, at + words).map(({ text }) => text);
    const kind = phrase.length === words ? traits.get(phrase.join(' ')) : undefined;
    if (kind) return { kind, end: at + words };
  }
  return undefined;
}

/** "A white agent", "a young male realtor". */
function traitBefore(
  tokens: readonly Token[],
  at: number,
  capitalsMarkNames: boolean,
): [from: number, to: number] | undefined {
  let from: number | undefined;
  for (let i = at - 1; i >= 0 && i >= at - 7; i--) {
    const { text, kind } = tokens[i] as Token;
    const trait = traitAt(tokens, i);
    if (trait && trait.end <= at) {
      if (!isName(tokens, i, capitalsMarkNames) && !isFormer(tokens, i, trait.kind)) from = i;
      continue;
    }
    const inside = traitAt(tokens, i - 1)?.end === i + 1;
    if (!inside && !between.has(text) && !(kind === 'mark' && text === ',')) break;
  }
  return from === undefined ? undefined : [from, at + 1];
}

/** "An agent who isn't Indian", "un courtier immobilier noir", "a realtor of my own faith". */
function traitBehind(
  tokens: readonly Token[],
  at: number,
  capitalsMarkNames: boolean,
): [from: number, to: number] | undefined {
  let linked = 0;
  for (let i = at + 1; i < tokens.length && i <= at + 9; i++) {
    const { text, kind } = tokens[i] as Token;
    const trait = traitAt(tokens, i);
    if (trait) {
      // "An agent, white kitchen" and "an agent for Black families" speak of something else.
      const romance =
        /^(?:agente|asesor|corredor|prestamista|courtier|conseill|preteu|notai|notario|avocat|abogad)/.test(
          (tokens[at] as Token).text,
        );
      if (linked === 0 && !romance && !text.startsWith('of')) return undefined;
      return isName(tokens, i, capitalsMarkNames) || describesThing(tokens, trait.end) ? undefined : [at, trait.end];
    }
    if (shared.has(text) && own.has(tokens[i - 1]?.text ?? '') && i > at + 1) return [at, i + 1];
    if (links.has(text) || own.has(text)) linked++;
    else if (!between.has(text) && !(kind === 'mark' && text === ',')) return undefined;
  }
  return undefined;
}

/** A trait describes the word after it: "a courtier, black kitchen", "agents that white buyers like". */
function describesThing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.kind === 'mark' || links.has(next.text)) return false;
  return !/^(?:in|near|for|from|who|please|por|en|para|pour|a|dans|qui|que|only|instead|with|if|s|svp|preferred|ones?|person|people|agents?|realtors?)$/.test(
    next.text,
  );
}

/** "Agent Karen White", "Mr. Brown". */
function isName(tokens: readonly Token[], at: number, capitalsMarkNames: boolean): boolean {
  const { capital, text } = tokens[at] as Token;
  if (
    !capital ||
    !capitalsMarkNames ||
    !(colors.has(text) || text === 'guy' || text === 'christian' || text === 'young')
  )
    return false;
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    !articles.has(before.text) &&
    (before.capital || /^(?:mr|mrs|ms|m|mme|sr|sra|agente?|is|named)$/.test(before.text))
  );
}

/** "My old agent" was the agent before. */
const isFormer = (tokens: readonly Token[], at: number, kind: string): boolean =>
  kind === 'age' &&
  /^(?:old|vieux|vieille|viejo|vieja)$/.test(tokens[at]?.text ?? '') &&
  /^(?:my|our|the|mon|ma|notre|mi|nuestro|nuestra)$/.test(tokens[at - 1]?.text ?? '');

const serving = wordSet(
  `speak speaks speaking work works working worked help helps helping serve serves serving specialize specializes specializing specialized experienced experience
  knows handles represents understands familiar parle parlant parlent travaille travaillant aide sert specialise specialisee habitue connait accompagne comprend
  habla hable hablan trabaja trabaje ayuda ayude atiende atienda especializado especializada conoce conozca entienda entiende experiencia`,
);
const ends = /^[.;!?\n\r]/;

/** Ranges of words about the clients of a professional or which language one speaks: no request about neighbors. */
export function servedPeople(tokens: readonly Token[]): (readonly [from: number, to: number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (const at of tokens.keys()) {
    if (!isProfessional(tokens, at)) continue;
    let to = at + 1;
    while (to < tokens.length && !(tokens[to]?.kind === 'mark' && ends.test(tokens[to]?.text ?? ''))) to++;
    if (tokens.slice(at, Math.min(to, at + 9)).some(({ text }) => serving.has(text))) ranges.push([at, to]);
  }
  return ranges;
}
