import { m } from '@lintel/messages';
import type { WordingIssue } from '../contract.ts';

type Level = WordingIssue['level'];
type Rule = [ofClass: WordingIssue['class'], level: Level, pattern: string];

const group = 'neighbou?rhood|community|area|street|famil(?:y|ies)|buyers?|tenants?|residents?|households?|only|owned';
const ethnic =
  'whites?|caucasian|blacks?|african[- ]american|hispanics?|latin[oax]s?|asians?|mexicans?|chinese|indians?|arabs?|irish|italians?|polish|koreans?|filipinos?|immigrants?|foreigners?';
const faith = 'christians?|catholics?|protestants?|jewish|jews?|muslims?|islamic|mormons?|hindus?|buddhists?';

/**
 * Wording rules for advertisements, in English. 42 U.S.C. 3604(c) and the human rights codes of the provinces forbid a
 * notice that states a preference or limitation; the words follow HUD's Part 109 guidance (24 CFR 109.20, withdrawn in
 * 1996 and still used by boards) and HUD's memo of January 9, 1995, which permits “walk-in closet”, “family room”,
 * “mother-in-law suite” and descriptions of the home.
 */
// biome-ignore format: a table
const rules: readonly Rule[] = [
  ['race', 'error', `(?:${ethnic})(?: |-)(?:${group})`],
  ['race', 'error', `no (?:${ethnic})`],
  ['race', 'error', 'racially (?:mixed|integrated|exclusive)|white flight|colou?red'],
  ['race', 'warning', 'integrated neighbou?rhood|exclusive (?:neighbou?rhood|community|area)|restricted community|traditional neighbou?rhood|(?:safe|low[- ]crime) (?:neighbou?rhood|community|area|street)|ethnic'],
  ['religion', 'error', `(?:${faith})(?: |-)(?:${group}|home)`],
  ['religion', 'error', `no (?:${faith})`],
  ['religion', 'warning', '(?:near|close to|steps (?:to|from)|walk(?:ing distance)? to|walkable to) (?:the |a |an )?(?:church(?:es)?|synagogue|mosque|temple|parish|cathedral|shul)'],
  ['sex', 'error', '(?:males?|females?|men|women|ladies|gentlemen|bachelors?) only|no (?:men|women|males|females)'],
  ['sex', 'warning', 'bachelor pad|man cave|(?:perfect|ideal|great) for (?:a )?(?:bachelors?|single (?:man|woman|guy|lady))'],
  ['familial_status', 'error', 'no (?:children|kids|infants|teen(?:ager)?s|families)|child[- ]?free|(?:adults?|couples?|singles?)[- ]only|adult (?:living|building)|not suitable for (?:children|kids|families)|married couples?'],
  ['familial_status', 'error', 'adult community|empty[- ]nesters?(?: only)?|seniors only'],
  ['familial_status', 'warning', 'family[- ](?:friendly|oriented)|(?:perfect|ideal|great|suited) for (?:a |an |the )?(?:young |growing |large |small )*(?:famil(?:y|ies)|couples?|singles?|newlyweds|empty[- ]nesters?)'],
  ['national_origin', 'error', 'english[- ]speak(?:ing|ers?)|must speak english|(?:american|us|u\\.s\\.|canadian) citizens?(?: only)?|no (?:immigrants|foreigners|aliens|refugees)'],
  ['disability', 'error', 'no (?:wheelchairs?|disabled|handicapped|service animals?|(?:emotional )?support animals?)|able[- ]bodied|not suitable for (?:the )?(?:disabled|handicapped|wheelchairs?)|mentally (?:ill|handicapped|disabled)|must be (?:healthy|able to climb)|(?:crippled|retarded)'],
  ['disability', 'warning', 'handicap(?:ped)?(?! accessible| parking)|physically fit'],
  ['age', 'warning', '(?:perfect|ideal|great) for (?:a |an )?(?:retirees?|seniors?|students?|young professionals?|millennials?)|young professionals? (?:only|wanted)|mature (?:person|couple|adults?|individuals?|tenants?)'],
];

const patterns = rules.map(([ofClass, level, source]) => ({
  class: ofClass,
  level,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
}));

const classNames: Record<WordingIssue['class'], () => string> = {
  race: m.own_listings__race_or_color,
  religion: m.own_listings__religion,
  sex: m.own_listings__sex,
  familial_status: m.own_listings__familial_status,
  national_origin: m.own_listings__national_origin,
  disability: m.own_listings__disability,
  age: m.own_listings__age,
};

/**
 * Marks words that state (`error`) or may suggest (`warning`) a preference for people. Housing for people of 55 and over
 * may say so (42 U.S.C. 3607(b)), which `isSeniorHousing` states.
 */
export function checkWording(text: string, { isSeniorHousing = false } = {}): WordingIssue[] {
  const found: WordingIssue[] = [];
  for (const { pattern, ...rule } of patterns) {
    if (isSeniorHousing && (rule.class === 'familial_status' || rule.class === 'age')) continue;
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const until = index + words.length;
      if (found.some((other) => other.from < until && index < other.until)) continue;
      const name = classNames[rule.class]();
      const reason =
        rule.level === 'error'
          ? m.own_listings__states_a_preference({ name })
          : m.own_listings__may_read_as_a_preference({ name });
      found.push({ from: index, until, ...rule, reason });
    }
  }
  return found.sort((one, other) => one.from - other.from);
}
