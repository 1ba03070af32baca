import type { Amount } from '../figures/amounts.ts';

const relative =
  '(brother|sister|friend|buddy|mom|mother|dad|father|parents?|cousin|aunt|uncle|son|daughter|partner|fiancee?|boyfriend|girlfriend|roommate|spouse-to-be|co-?buyer|colleague|frere|soeur|amie?|mere|pere|parents?|cousine?|tante|oncle|fils|fille|copain|copine|chum|blonde|herman[oa]|amig[oa]|mama|papa|madre|padre|prim[oa]|ti[oa]|hij[oa]|novi[oa]|pareja|soci[oa]|cunad[oa])';
const other = `(he|she|they|(my|the|mon|ma|mi) ${relative}|${relative}|(the )?other( one)?|il|elle|lui|eux|ils|elles|l'autre|el|ella|(el|la) otr[oa])`;
const owns =
  "('s|'ve)? ?(has|had|have|already|deja|ya|a|also|used to|currently|once)?( already| deja| ya)? ?(own(s|ed|ing)?|has|had|have|bought|eu|tenido|a|avait|possed\\w+|achete|(ete |est )?proprietaire|tiene|tuvo|tenia|compro|es duen[oa])\\b[^.?!]{0,25}\\b(homes?|houses?|condos?|places?|propert(y|ies)|before|already|one|maisons?|condo|propriete|appart\\w*|logement|avant|deja|casas?|depa\\w*|departamento|vivienda|antes|otra)";
const otherOwns = new RegExp(
  `\\b${other}[^.,;?!]{0,14}(est|is|es|sont|are|son) (deja |already |ya )?(proprietaires?|(an? )?(home ?)?owners?|duen[oa]s?)\\b|\\b${other}[^.,;?!]{0,14}${owns}\\b|\\b${other}('s| is|'re| are| est| es| son)? (not|isn't|no|n'est pas) (a |an |un |une )?(first|1st|premier|primera?)`,
);
const selfFirst =
  /(?:^|[.,;] )never (owned|bought|had)\b|\b(me|i|myself|i'?ve|ive|moi|je|j'ai|mine|yo)\b[^.?!]{0,25}\b(never|first|1st|jamais|premiere?|nunca|primera?)\b|\b(my|ma|mon|mi) (very |\w+ )?(first|1st|premiere?|primera?)\b|\b(only )?(i'?m|im|i am|me as|as) (a |the )?(first|1st)\b|\bfirst[- ]time (buyer )?(for me|myself)\b|\b(je suis|moi) (un |une )?premiere?\b|\b(exemption|rebate|refund|relief) for me\b/;
const buysTogether = new RegExp(
  `\\b(with|and|avec|et|con|y) (me|i|(my|a|the|mon|ma|un|une|mi|un|una) ${relative})\\b|\\b(half|halves|50 ?[-/] ?50|fifty[- ]fifty|moitie|moities|parts? egales?|a medias|mitad|co-?own\\w*|co-?buy\\w*|each|chacune?|cada una?o?|together|jointly|copropri\\w+|ensemble|juntos)\\b|\\b(my|mon|ma|mi) ${relative} (and|et|y) (i|me|moi|yo)\\b|\\b(my|mon|ma|mi) ${relative}\\b[^.?!]{0,12}\\d`,
);

/** The share of a purchase whose buyers are first-time buyers, beside one who is not. */
export interface QualifyingShare {
  percent: number;
  /** True if no share was stated, so that halves are assumed. */
  assumed: boolean;
}

const spouses = /\b(wife|husband|hubby|spouse|femme|mari|conjointe?|espos[oa]|marido|mujer)\b/g;

/** Returns the share of the first-time buyers of a purchase with someone who owned before: “half each, he already owns a condo”. */
export function qualifyingShareOf(
  said: string,
  amounts: readonly Amount[],
  state?: string,
): QualifyingShare | undefined {
  // In British Columbia the homes of a spouse count for that spouse alone.
  const text = state === 'BC' ? said.replace(spouses, 'partner') : said;
  if (!otherOwns.test(text) || !selfFirst.test(text) || !buysTogether.test(text)) return undefined;
  const shares = amounts.filter(({ unit, value }) => unit === 'percent' && value > 0 && value < 100);
  const own = shares.find(
    ({ before, after }) =>
      /^ ?(is |are |would be )?(mine|for me|me\b|a moi|pour moi|mia|mio|para mi)\b/.test(after) ||
      (/\b(i|me|i'?ll|my share|mine|je|moi|j'ai|ma part|yo|mi parte)\b[^.,;?!]{0,25}$/.test(before) &&
        !new RegExp(`${other}[^.,;?!]{0,25}$`).test(before)),
  );
  if (own) return { percent: own.value, assumed: false };
  const theirs = shares.find(({ before }) => new RegExp(`\\b${other}\\b[^.,;?!]{0,25}$`).test(before));
  if (theirs) return { percent: 100 - theirs.value, assumed: false };
  const halves = /\b(half|halves|50 ?[-/] ?50|fifty|moitie|moities|parts? egales?|a medias|mitad|equal\w*)\b/.test(
    text,
  );
  return { percent: 50, assumed: !halves };
}
