const half =
  /\b(my|our|his|her|their|your|each) half\b|\bhalf each\b|\b50 ?[-/] ?50\b|\bhalf and half\b|\b(ma|sa|notre|leur) moitie\b|\bmoitie[- ]moitie\b|\b(mi|su|nuestra) mitad\b|\bmitad y mitad\b|\ba medias\b/;
const parted =
  /\b(?:split\w*|divid\w*|shar(?:e|ed|ing)|between|among|partag\w+|part(?:elo|irlo|imos|ir|amos|ido|e)|divis\w+|entre|repart\w+|compart\w+|on est|nous sommes|we are|we're|somos|estamos|there are|par|por)\b[^.?!]{0,20}?\b([2-6])\b(?: (?:of us|ways?|people|persons?|friends|siblings|brothers|sisters|roommates|couples|buyers|owners|personnes|amis|freres|soeurs|proprietaires|personas|amigos|hermanos|hermanas|partes|duenos))?(?= *$|[ ,.?!](?!\d|k\b|mil\b|000|%|years|yrs|ans|anos|beds?|bed|bath))/;
const counted =
  /\b([2-6]) (?:of us|ways|people|persons|friends|siblings|brothers|sisters|roommates|buyers|owners|personnes|amis|freres|soeurs|personas|amigos|hermanos|hermanas)\b/;
const each =
  /\b(each (of us|person|one)|per person|apiece|my (share|part)|we each|each pay\w*|chacune?|par personne|ma part|cada (uno|una|quien|persona)|por persona|mi parte)\b/;
const sharingWords =
  /\b(split\w*|divid\w*|shar(e|ed|ing)|partag\w+|part(elo|irlo|imos|ir|amos|ido)|divis\w+|repart\w+|compart\w+|entre|between|among|pay\w*|paie\w*|pagar?|pagamos|ways)\b/;
/** The other sides of a sale, and other things that are split. */
const otherwise =
  /\b(seller\w*|vendeurs?|vendedor\w*|agents?|split[- ]levels?|lots?|levels?|loans?|lenders?|points?|divorc\w+|condominiums?|vs|versus)\b/;

const numbers: readonly (readonly [RegExp, string])[] = [
  [/\b(two|deux|dos)\b/g, '2'],
  [/\b(three|trois|tres)\b/g, '3'],
  [/\b(four|quatre|cuatro)\b/g, '4'],
  [/\b(five|cinq|cinco)\b/g, '5'],
  [/\b(six|seis)\b/g, '6'],
];

/** Returns among how many people a plain text divides a cost: “my half”, “split three ways”, “chacun combien”. */
export function sharersIn(said: string): number | undefined {
  const text = numbers.reduce((kept, [word, digit]) => kept.replace(word, digit), said);
  if (otherwise.test(text)) return undefined;
  if (half.test(text)) return 2;
  const among = (parted.exec(text) ?? (sharingWords.test(text) ? counted.exec(text) : null))?.[1];
  if (among !== undefined && (sharingWords.test(text) || each.test(text))) return Number(among);
  return each.test(text) ? 2 : undefined;
}
