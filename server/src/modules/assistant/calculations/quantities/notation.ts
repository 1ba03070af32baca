import { amountsOf } from '../../reading/figures/amounts.ts';
import { hourlyPayWithExtra, hoursOfWeek } from '../../reading/figures/hourly-pay.ts';
import type { Values } from './assign.ts';
import type { QuantityName } from './quantities.ts';

/** Words right before the date of a closing, which wins over other dates of the text. */
const closingBefore =
  /\b(clos\w+|settl\w+|fund\w*|cloture|notaire|signature|passe\w*|cierr\w+|cerra\w+|firm\w+)\b[^\d;?!]{0,25}$/;

/** A figure in a form of its own: a date, “2-1 buydown”, “5/1 ARM”, “caps 2/2/5”, “7% on the first 100k”. */
interface Notation {
  names: readonly QuantityName[];
  pattern: RegExp;
  read(match: RegExpMatchArray): Values;
}

const money = (value: number) => ({ value, percent: false });
const share = (value: number) => ({ value, percent: true });
const amountIn = (text: string): number => amountsOf(text)[0]?.value ?? 0;
const decimal = (text: string): number => Number(text.replace(',', '.'));

const months: readonly RegExp[] = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^mar/,
  /^(apr|avr|abr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aout|ago)/,
  /^se/,
  /^oct/,
  /^nov/,
  /^(dec|dic)/,
];
const monthNames =
  '(jan(?:uary|vier)?|enero|feb(?:ruary|rero)?|fevrier|mar(?:ch|s|zo)|apr(?:il)?|avril|abril|may|mai|mayo|june?|juin|junio|july?|juillet|julio|aug(?:ust)?|aout|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|diciembre)';
const dateOf = (month: string | number, day: string): Values => {
  const at = typeof month === 'number' ? month : months.findIndex((pattern) => pattern.test(month)) + 1;
  return at >= 1 && at <= 12 && Number(day) <= 31 ? { closesOn: money(at * 100 + Number(day)) } : {};
};

const digits = String.raw`\$? ?\d[\d ,.]*(?:k|mil|thousand)?(?: \$| dollars?| dolares)?`;

/** Shares that are said in a word. */
const shareWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8 },
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8 },
};
const tierPercent = (text: string): number => shareWords[text] ?? decimal(text);

/** A commission by parts of the price: “6% on the first 100k, 4 on the next 100k and 2% on the rest”. */
const tierShare = String.raw`(\d+(?:[.,]\d+)?|${Object.keys(shareWords).join('|')}) ?(?:%|percent|pour cent|por ciento)? ?(?:on|of|for|sur|de|du|des|del|sobre|en)`;
const tierPart = `${digits}|(?:a |one )?hundred(?: thousand| k)?|cent mille|cien mil`;
const tierFirst = `${tierShare} (?:the |les |le |la |los |el )?(?:first|premiers?|premiere tranche de|primer(?:os)?) (${tierPart})`;
const nextWord = '(?:next|second|following|suivants?|prochains?|siguientes?)';
const tierBreak = '(?:,| and| et| y| plus| then| puis| pis| mas| luego)* ?';
const tierRest = `${tierShare} (?:the |le |la |el |lo |l')?(?:rest|remainder|balance|remaining|what(?:'?s| is) left|anything (?:over|above)|reste|solde|excedent|resto|demas|restante)`;
const tierAmount = (text: string): number =>
  /\d/.test(text) ? amountIn(text) : /thousand| k|mil/.test(text) ? 100_000 : 100;

const notations: readonly Notation[] = [
  {
    names: ['closesOn'],
    pattern: new RegExp(String.raw`\b${monthNames}\.? (\d{1,2})(?:st|nd|rd|th)?(?: ?,? 20\d\d)?\b(?![,.%]\d|%|k\b)`),
    read: ([, month, day]) => dateOf(month!, day!),
  },
  {
    names: ['closesOn'],
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th|er)? (?:of |de )?${monthNames}\b(?: (?:de |del )?20\d\d)?`,
    ),
    read: ([, day, month]) => dateOf(month!, day!),
  },
  {
    names: ['closesOn'],
    pattern: /\b(1[0-2]|0?[1-9])\/(3[01]|[12]?\d)(?:\/(?:20)?\d\d)?\b/,
    read: ([, month, day]) => dateOf(Number(month), day!),
  },
  {
    names: ['days'],
    pattern: /\b(\d{1,3}) ?-?(days?|jours?|dias?)\b/,
    read: ([, days]) => ({ days: money(Number(days)) }),
  },
  {
    names: ['days'],
    pattern: /\b(\d{1,2}) ?-?(weeks?|wks?|semaines?|semanas?)\b/,
    read: ([, weeks]) => ({ days: money(Number(weeks) * 7) }),
  },
  {
    names: ['paidAhead'],
    pattern:
      /\b(already paid|prepaid|paid (\w+ ){0,4}in advance|paid (for )?the (full|whole|entire) year\S*|paid by the seller|deja payee?s?|payee?s? d'avance|payee?s? par le vendeur|a (deja )?paye|ya pag\w+|pagad\w+ (por adelantado|por el vendedor)|por adelantado|reimburse\w*|rembourse\w*|reembols\w+)\b/,
    read: () => ({ paidAhead: money(1) }),
  },
  {
    names: ['paidLater'],
    pattern:
      /\b(arrears|paid at (the )?(year[- ]end|end of (the )?year)|in december|unpaid|not (yet )?paid|buyer('s)? credit|a terme echu|fin d'annee|pas encore payee?s?|vencid[oa]s?|al final del ano|a fin de ano)\b/,
    read: () => ({ paidLater: money(1) }),
  },
  {
    names: ['perHundred'],
    pattern:
      /(?:\b(?:per|por|par|each|every|a|for) (?:each |every |cada )?|\/ ?)\$? ?(?:100|hundred|cent|cien)\b(?![,.]?\d)(?: (?:dollars?|dolares))?/,
    read: () => ({ perHundred: money(1) }),
  },
  {
    names: ['taxRates'],
    pattern: /\b(\d+(?:[.,]\d+)?) (?:mills?|milesimas)\b/,
    read: ([, mills]) => ({ taxRates: share(decimal(mills!) / 10) }),
  },
  {
    names: ['buydown'],
    pattern:
      /\b([123]) ?[-/] ?[0-2](?: ?[-/] ?[01])?(?= (?:\w+ )?(?:rate )?buy ?-?down| (?:instead|plutot|en vez)\b|$)|\bbuy ?-?downs?[^\d]{1,20}([123])[-/][0-2](?:[-/][01])?/,
    read: ([, before, after]) => ({ buydown: money(Number(before ?? after)) }),
  },
  {
    names: ['buydown'],
    pattern: /\b(3-2-1|2-1|1-0)\b(?! ?(?:beds?|br|ba)\b)/,
    read: ([, points]) => ({ buydown: money(Number(points![0])) }),
  },
  {
    names: ['armYears'],
    pattern: /\b(\d{1,2}) ?[/-] ?(?:1|5|6|6m|1y) ?(?=arm\b|hybrid|adjustable)|\barm (\d{1,2})[/-](?:1|5|6)\b/,
    read: ([, before, after]) => ({ armYears: money(Number(before ?? after)) }),
  },
  {
    names: ['firstCap', 'lifeCap'],
    pattern:
      /\bcaps?(?: (?:of|are|is|at|structure))* ?(\d)[/-]\d[/-](\d)\b|\b(\d)[/-]\d[/-](\d) (?:caps?|cap structure)\b/,
    read: ([, first, life, firstToo, lifeToo]) => ({
      firstCap: share(Number(first ?? firstToo)),
      lifeCap: share(Number(life ?? lifeToo)),
    }),
  },
  {
    names: ['points'],
    pattern:
      /(?<!half |percentage )\b([1-9]\d*(?:[.,]\d+)?|0?[.,]\d+|an?|one|un|une|uno|two|deux|dos|three|trois|tres) (?:discount |mortgage )?(?:points?|pts?|puntos?)\b(?! (?:lower|higher|below|above|less|more|de (?:moins|menos)))/,
    read: ([, said]) => ({ points: money(counts[said!] ?? (/^[a-z]/.test(said!) ? 1 : decimal(said!))) }),
  },
  {
    names: ['firstShare', 'firstPart', 'nextShare', 'nextPart', 'restShare'],
    pattern: new RegExp(
      `${tierFirst}${tierBreak}${tierShare} (?:the |les |le |los |el )?${nextWord} (${tierPart})${tierBreak}${tierRest}`,
    ),
    read: ([, first, part, next, nextPart, rest]) => {
      const firstPart = tierAmount(part!);
      const stated = tierAmount(nextPart!);
      return {
        firstShare: share(tierPercent(first!)),
        firstPart: money(firstPart),
        nextShare: share(tierPercent(next!)),
        // “The first hundred thousand, the next hundred” are both thousands.
        nextPart: money(stated < 1_000 && firstPart >= 1_000 ? stated * 1_000 : stated),
        restShare: share(tierPercent(rest!)),
      };
    },
  },
  {
    names: ['firstShare', 'firstPart', 'restShare'],
    pattern: new RegExp(`${tierFirst}${tierBreak}${tierRest}`),
    read: ([, first, part, rest]) => ({
      firstShare: share(tierPercent(first!)),
      firstPart: money(tierAmount(part!)),
      restShare: share(tierPercent(rest!)),
    }),
  },
  {
    names: ['ownShare'],
    pattern: /\b([1-9]\d) ?[-/] ?([1-9]\d)\b(?! ?%)/,
    read: ([, own, other]) => (Number(own) + Number(other) === 100 ? { ownShare: share(Number(own)) } : {}),
  },
  {
    names: ['gdsLimit', 'tdsLimit'],
    pattern:
      /\b(?:gds|abd)(?: (?:at|of|is|limit|max|de|a|est))* (\d{2}) ?%?(?:,| and| et| y|\/| )* ?(?:the |le |el )?(?:tds|atd)(?: (?:at|of|is|limit|max|de|a|est))* (\d{2})\b ?%?/,
    read: ([, housing, all]) => ({ gdsLimit: share(Number(housing)), tdsLimit: share(Number(all)) }),
  },
  {
    names: ['gdsLimit', 'tdsLimit'],
    pattern: /\b(\d{2}) ?%? ?\/ ?(\d{2}) ?%?(?= |$)/,
    read: ([, housing, all]) =>
      Number(housing) + Number(all) === 100 ? {} : { gdsLimit: share(Number(housing)), tdsLimit: share(Number(all)) },
  },
  {
    names: ['agentShare'],
    pattern: /\b([4-9]\d) ?\/ ?([1-6]\d)\b(?! ?%)/,
    read: ([, agent]) => ({ agentShare: share(Number(agent)) }),
  },
  {
    names: ['sideShare'],
    pattern:
      /\bsplit (evenly|equally|in half|50 ?\/ ?50|between (the )?(two )?(agents|sides|brokers))|\bhalf (to|goes|for)( \w+){0,3} side\b|\b(partage\w*|divis\w+) (en deux|egalement|en partes iguales|a la mitad)\b|\b(la )?(moitie|mitad) (a|para|al|du cote)\b/,
    read: () => ({ sideShare: share(50) }),
  },
  {
    names: ['creditLimit'],
    pattern: /\b(fha|usda|va|investment|investor|rental|inversion|locatif)\b/,
    read: ([, use]) => ({ creditLimit: share(creditLimits[use!] ?? investmentLimit) }),
  },
  {
    names: ['filing'],
    pattern:
      /\b(married|jointly|joint return|(file|filing) (\w+ )?together|(my|and) (husband|wife|spouse)|mari(ee)?s|conjointement|casad[oa]s|matrimonio|en conjunto|declaramos juntos|(mi|y) (esposo|esposa|marido|mujer))\b|\b(single(?!-? ?(family|story|level|unit))|unmarried|by myself|celibataire|solter[oa]|declaro sol[oa])\b/,
    read: ([, couple]) => ({ filing: money(couple === undefined ? 1 : 2) }),
  },
  {
    names: ['coShare'],
    pattern:
      /\b(half|moitie|mitad)( (?:and|et|y) (?:half|moitie|mitad)| is (?:hers|his|mine|theirs))?\b|\b50 ?\/ ?50\b|\b(?:split (?:it |the equity |everything |things )?)?(?:even steven|evens?|evenly|equally|down the middle)\b|\ba medias\b|\bmoitie[- ]moitie\b/,
    read: () => ({ coShare: share(50) }),
  },
  {
    names: ['coShare'],
    pattern: /\b(?:a|one|1|un|una|le|la) (third|quarter|tiers|quart|tercio|tercera parte|cuarto|cuarta parte)\b/,
    read: ([, part]) => ({ coShare: share(100 / (/^(third|t)/.test(part!) ? 3 : 4)) }),
  },
  {
    names: ['owners'],
    pattern:
      /\b([2-6]|two|three|four|five|deux|trois|quatre|dos|tres|cuatro) (?:of us\b|siblings?|brothers?|sisters?|heirs?|kids|children|owners?|heritiers?|freres?|soeurs?|enfants?|herman[oa]s?|hereder[oa]s?|hijos?)/,
    read: ([, count]) => ({ owners: money(counts[count!] ?? Number(count)) }),
  },
  {
    names: ['holders', 'rrsp'],
    pattern:
      /\b(each(?! (?:years?|yr|month|time|of (?:them|those|the (?:plans|accounts)))\b)|(?:we|us|they|you) both|both (?:of (?:us|them)|have|had|got|saved)|chacun(?:e)?|tous les deux|les deux (?:on|nous|avons)|nous deux|cada un[oa]|ambos)\b/,
    read: () => ({ holders: money(2) }),
  },
  {
    names: ['wage'],
    pattern: hourlyPayWithExtra,
    read: ([, wage, extra = '0']) => ({ wage: money(decimal(wage!) + decimal(extra)) }),
  },
  {
    names: ['weeklyHours'],
    pattern: hoursOfWeek,
    read: ([, hours]) => ({ weeklyHours: money(decimal(hours!)) }),
  },
  {
    names: ['canadian'],
    pattern: new RegExp(
      String.raw`\b(?:cad|cdn|ca\$|c\$) ?(${digits})|(${digits}) ?(?:\$ ?)?(?:canadian|canadiens?|canadienses?|cad|cdn|ca\b)(?: dollars?| dolares)?`,
    ),
    read: ([, before, after]) => ({ canadian: money(amountIn(before ?? after!)) }),
  },
  {
    names: ['american'],
    pattern: new RegExp(
      String.raw`\b(?:usd|us\$) ?(${digits})|(${digits}) ?(?:\$ ?)?(?:american|americains?|americanos?|usd?|u\.s\.?)\b(?: dollars?| dolares)?`,
    ),
    read: ([, before, after]) => ({ american: money(amountIn(before ?? after!)) }),
  },
];

/**
 * Most that a seller may pay toward the costs of a buyer, in percent of the price: HUD Handbook 4000.1, USDA HB-1-3555,
 * VA Pamphlet 26-7 ch. 8, and Fannie Mae Selling Guide B3-4.1-02 for an investment property.
 */
const creditLimits: Readonly<Record<string, number>> = { fha: 6, usda: 6, va: 4 };
const investmentLimit = 2;

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
};

/**
 * Reads the figures of a plain text that have a form of their own, where a calculation takes them. `rest` is the text
 * without them, whose numbers are amounts.
 */
export function notationIn(text: string, names: readonly QuantityName[]): { values: Values; rest: string } {
  let values: Values = {};
  let rest = text;
  for (const { names: its, pattern, read } of notations) {
    if (!its.every((name) => names.includes(name) && (!values[name] || name === 'closesOn'))) continue;
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const found = read(match);
      if (Object.keys(found).length === 0) break;
      const closes = closingBefore.test(rest.slice(0, match.index));
      values = closes ? { ...values, ...found } : { ...found, ...values };
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
      if (found.closesOn === undefined) break;
    }
  }
  return { values, rest };
}
