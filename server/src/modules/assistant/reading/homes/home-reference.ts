import type { Talk } from '../talk.ts';

/** Ordinal words for list positions in three languages. */
const ordinalWords = [
  'first|1st|premiere?|1er|1re|1ere|primer[oa]?',
  'second|2nd|deuxieme|seconde|2e|2eme|segund[oa]',
  'third|3rd|troisieme|3e|3eme|tercer[oa]?',
  'fourth|4th|quatrieme|4e|4eme|cuart[oa]',
  'fifth|5th|cinquieme|5e|quint[oa]',
  'sixth|6th|sixieme|6e|sext[oa]',
  'seventh|7th',
  'eighth|8th',
  'ninth|9th',
  'tenth|10th',
];
const lastWords = 'last|dernier|derniere|ultim[oa]';
/** Matches the word of a list position. */
export const positionWords = new RegExp(`\\b(?:${[...ordinalWords, lastWords].join('|')})s?\\b`);
const own =
  '(?<!\\b(?:our|(?:my|mon|ma|mi)(?! \\w+ (?:\\w+ )?(?:saved|favou?rite|sauv|enregistr|favori|guardad))|his|her|their|a|for|as|notre|une?|su|sa|nuestra|por|de|pour) )';
const ordinal = new RegExp(
  `${own}\\b(?:${[...ordinalWords, lastWords].map((words) => `(${words})`).join('|')})\\b(?! ?-? ?(?:time|timer|buyer|home buyer|payment|mortgage|purchase|installment|paiement|versement|achat|pago|mensualidad|compra|offer|month|years?|yrs?|yr's|weeks?|wks?|nights?|winter|summer|fall|spring|hiver|ete|semaine|annee|verano|invierno|semana|acheteur|fois|mois|vez|vivienda|mes|ano|step|floors?|levels?|storey|story|etages?|planchers?|niveaux?|pisos?|plantas?|nivel|twelve))`,
  'g',
);
const counts = ['two|deux|dos', 'three|trois|tres', 'four|quatre|cuatro', 'five|cinq|cinco', 'six|seis'];
const countOf = (word: string): number =>
  /^\d$/.test(word) ? Number(word) : counts.findIndex((words) => words.split('|').includes(word)) + 2;
const count = `\\d|${counts.join('|')}`;
const firstFew = new RegExp(
  `\\b(?:first (${count})|(?:les |las |los )?(${count}) (?:premier|premiere|primer)[oae]?s\\b|(?:premier|premiere|primer)[oae]?s (${count}))\\b`,
);
const lastFew = new RegExp(
  `\\b(?:last (${count})(?! (?:weeks?|days?|months?|years?))|(?:les |las |los )?(${count}) (?:derni(?:er|ere)|ultim[oa])s\\b|(?:derni(?:er|ere)|ultim[oa])s (${count})(?! (?:semaines?|jours?|mois|ans|semanas?|dias?|meses|anos)))\\b`,
);
/** Names several homes by their positions: “the last two”. */
export const severalPositions = new RegExp(`${firstFew.source}|${lastFew.source}`);
/** The homes that were saved last, which a list shows first. */
const savedLast = /\b(saved|added|hearted|enregistree?s|ajoutee?s|guard(e|ado|adas|amos)|agregu\w+)\b/;
const numbered =
  /(?:\bnumber|\bno\.?|#|\bhome|\bhouse|\boption|\blisting|\bnumero|\bcasa|\bmaison) ?#?(\d{1,2}|one|two|three|four|five|six|uno|dos|tres|cuatro|deux|trois|quatre)\b(?![\d,.%]| ?(?:k|mil|bed|bath|percent|%|sq|chambres|recamaras|cuartos))/g;
const several =
  /\b(them|these|those|(?<!\b(?:i|me|we|he|she|him|her|they|us) )both(?! (of us|buyers|my|our))|all of (them|these|those)|these (homes|houses)|the (homes|houses)|les deux|toutes|celles|ceux|las dos|los dos|ambas|todas)\b/;
const noun =
  '(?:one|home|house|condo|townhouse|townhome|place|property|listing|apartment|duplex|maison|propriete|appartement|logement|plex|triplex|casa|propiedad|departamento|apartamento|depa|condominio|copropriete|vivienda|adresse|direccion)';
const pointed = new RegExp(
  `\\b(?:it|its|it's|this|that) ?${noun}?\\b|\\b(?:the|cette|cet|ce|esa|ese|esta|este|la|le|el) ${noun}\\b|\\bthere\\b|\\bhere\\b|\\bcelui|\\bcelle|\\b(?:est|a|sera)[- ]elle\\b|\\belle\\b|\\bla (?:construyeron|tienen)\\b`,
);
const strong = new RegExp(
  `\\b(?:this|that|the|cette|cet|ce|esa|ese|esta|este) ${noun}\\b|\\b(?:about|on|of|for|at) (?:it|this|that)\\b|\\b(?:you showed|tu m'as montree?|vous m'avez montree?|me (?:ensenaste|mostraste|mostro))\\b|\\bcelui|\\bcelle`,
);
const mls = /\bmls ?(?:#|number|no\.?|id)? ?([a-z]{0,4}-?\d{4,12})\b/;
const path = /\/property\/(\d{1,9})\b/;
const suffixes =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|cir|circle|ter|terrace|pkwy|parkway|hwy|highway|trl|trail|sq|square|cres|crescent';
const address = new RegExp(
  `\\b(?<![\\d$][,.])(\\d{1,6} (?!(?:for|on|in|at|with|to|or|is|was) (?:an?|the|my|our|that|this) |ans?\\b|years?\\b|yrs?\\b|anos?\\b|percent\\b|days?\\b|jours?\\b|(?:\\d{3} )*(?:\\$ )?a la place\\b)(?:[a-z0-9'.-]+ ){0,4}(?:${suffixes})(?: (?:#|unit |apt )[a-z0-9-]{1,6})?)\\b|\\b(\\d{1,6},? (?:rue|chemin|avenue|boulevard|av|boul) (?:(?!(?:est|a|toujours|encore|se|c'est|et|ou|qui|pour|il|elle|est-il|est-elle|a-t-il|combien|svp)\\b)[a-z'.-]+ ?){1,4})|\\b(\\d{1,6} main)\\b|\\bel (\\d{1,6} de [a-z]+ (?:${suffixes}))\\b`,
);

/** “Main Street, number 123” */
const numberLast = new RegExp(
  `\\b((?:(?!(?:on|at|of|in|the|sur|en|de|la|le|el|house|home|one|condo|place)\\b)[a-z'.-]+ ){1,3}(?:${suffixes})|(?:rue|chemin) (?:[a-z'.-]+ ?){1,3}?),? (?:at |au |en el |el )?(?:number|no\\.?|num\\.?|numero|#) ?(\\d{1,6})\\b`,
);

const wordValue = (word: string): number => (/^(one|uno)$/.test(word) ? 1 : countOf(word));

/** The homes that a text refers to. */
export interface HomeReference {
  /** Homes identified by their position in the list or by the conversation. */
  homes: number[];
  /** A number or an address that must be looked up. */
  lookUp?: { mls: string } | { address: string; inCity?: string };
  /** True if the text refers to a home, even if the home is unknown. */
  points: boolean;
  /** True if the text refers to several homes. */
  several: boolean;
  /** True if the text names a position that the list does not have. */
  beyond?: boolean;
  /** True if only a word such as “it” or “that” refers to the home, which can also be a home that no list has. */
  implied?: boolean;
}

/** The first home that somebody buys, which is no position in a list: “it's the first home ever for both of us”. */
const boughtFirst =
  /\b(?:(?:it|this|that)(?:'?s| is| would be| will be)|its|be) (?:the|a|her|his|their) (?:very )?first (?:home|house|place|condo|property|purchase)\b(?! (?:you|on|in|that you))|\b(?:her|his|their) (?:very )?first (?:home|house|place)\b|\b(?:our|my) (?:very )?first\b(?! (?:saved|favou?rite|pick))|\bfirst (?:home|house|place|property) ever\b|\b(?:tout )?premiere? (?:achat|acquisition|maison a nous)\b|\b(?:notre|ma|mon) (?:tout )?premiere?\b|\b(?:mi|nuestra|la) primera (?:casa|vivienda|compra|propiedad)(?= (?:que compr\w+|de los dos|para (?:los dos|ambos)))|\b(?:mi|nuestra) primera\b(?! (?:casa )?(?:guardada|favorita))|\bprimera compra\b/g;

/** The home that somebody lived in before: “that last place about killed us in July”. */
const livedLast =
  /\b(?:that|our|my|the) last (?:place|house|home|apartment|rental)\b(?= (?:about|almost|nearly|killed|had|was|were|cost|we (?:had|rented|lived)|i (?:had|rented|lived)))/g;

/** Compares the home of the conversation with a named one: “between that and the third one”. */
const besideLast =
  /\bbetween (?:that|this|it)(?: one)? (?:and|or|vs)\b|\b(?:that|this) one (?:or|vs|versus|and)\b|\b(?:it|that|this|that one) (?:compared? (?:to|with)|vs|versus|next to)\b|^(?:and |so |ok )?(?:compared?|comparing|next) (?:to|with)\b|\bentre (?:celle-?la|celle-?ci|celui-?la|ca|esa|esta|ella) (?:et|pis|y|e)\b|\b(?:celle-?la|esa|esta) (?:ou|o|contra|vs)\b|^(?:et |pis |y )?(?:comparee?|comparad[oa]) (?:a|avec|con)\b/;

/** Resolves the homes that a plain text refers to in a conversation. */
export function homesMeant(typed: string, talk: Talk): HomeReference {
  const text = typed.replace(boughtFirst, ' ').replace(livedLast, ' ').replace(numberLast, '$2 $1');
  const { shown } = talk;
  const number = mls.exec(text)?.[1];
  if (number) return { homes: [], lookUp: { mls: number.toUpperCase() }, points: true, several: false };
  const page = path.exec(text)?.[1];
  if (page) return { homes: [Number(page)], points: true, several: false };
  const street = address.exec(text)?.slice(1).find(Boolean);
  if (street) return { homes: [], lookUp: { address: street.replace(' de ', ' ') }, points: true, several: false };
  const few = firstFew.exec(text)?.slice(1).find(Boolean);
  if (few) return { homes: shown.slice(0, countOf(few)), points: true, several: true };
  const lasts = lastFew.exec(text)?.slice(1).find(Boolean);
  if (lasts) {
    const homes = savedLast.test(text) ? shown.slice(0, countOf(lasts)) : shown.slice(-countOf(lasts));
    return { homes, points: true, several: true };
  }
  const places = [...text.matchAll(ordinal)].map((match) => {
    const at = match.slice(1).findIndex(Boolean);
    return at === ordinalWords.length ? shown.length : at + 1;
  });
  places.push(
    ...[...text.matchAll(numbered)].map(([, digits]) => (/^\d/.test(digits!) ? Number(digits) : wordValue(digits!))),
  );
  if (places.length > 0) {
    const inList = places.flatMap((place) => shown[place - 1] ?? []);
    const isCompared = talk.home !== undefined && places.length === 1 && besideLast.test(text);
    const homes = [...new Set(isCompared ? [talk.home!, ...inList] : inList)];
    const beyond = places.some((place) => place < 1 || place > shown.length);
    return { homes, points: true, several: places.length > 1 || homes.length > 1, ...(beyond ? { beyond } : {}) };
  }
  if (several.test(text)) return { homes: [...shown], points: true, several: true };
  if (!pointed.test(text)) return { homes: [], points: false, several: false };
  // “That one” after a comparison in which no home is clearly first means none of them.
  const isOpen = talk.tool === 'compareHomes' && shown.length > 1;
  const only = talk.home ?? (shown.length === 1 || (strong.test(text) && !isOpen) ? shown[0] : undefined);
  return {
    homes: only === undefined ? [] : [only],
    points: only !== undefined || strong.test(text),
    several: false,
    implied: true,
  };
}

/** Reads bare numbers, as in “2 and 4”, as list positions. Use it only for comparisons. */
export function placesOf(text: string, { shown }: Talk): number[] {
  const places = [...text.matchAll(/(?<![\d$.,])\b(\d{1,2})\b(?![\d,.%]| ?(?:k|bed|bath|percent|%|sq))/g)];
  return [...new Set(places.flatMap(([, digits]) => shown[Number(digits) - 1] ?? []))];
}
