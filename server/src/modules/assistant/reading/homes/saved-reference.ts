/** The words by which a person refers to the saved homes, in three languages (plain text). */
import { positionWords } from './home-reference.ts';

/** A verb of saving, as “I saved”, “que j’ai mise en favori” and “que guardé” have it. */
const savedVerb =
  '(?:saved|save|hearted|liked|bookmarked|short ?listed|favou?rited|sav(?:ed)? to my list|sauve(?:e|s|es|r)?|sauvegarde(?:e|s|es)?|enregistre(?:e|s|es)?|gardee?s?|retenue?s?|aimee?s?|(?:mise?s?|ajoutee?s?) (?:en|dans mes|aux) favoris?|guarde|guardo|guardamos|guardado|guardada|guardadas|salve|marque(?: como favorit[oa])?|puse (?:en|como) favorit[oa]s?|aparte|agregue a favorit[oa]s)';
const bySelf =
  "(?:\\b(?:i|we)(?:'ve| have|ve| had)?(?: just| already| also)? |\\b(?:que |qu')?(?:j'ai|jai|j'avais|on a|nous avons|on avait)(?: deja| aussi)? |\\b(?:que|q) (?:ya |yo |he |hemos |tengo |tenemos )?)";

/** Names a home as one that the person saved: “the second one I saved”. */
export const savedByPerson = new RegExp(`${bySelf}${savedVerb}\\b`);

/** Words of the saved homes. */
export const savedWords = new RegExp(
  [
    String.raw`\b(?:saved|(?<!\bhow much (?:do|would|can|could|will|did) (?:i|we) )save|favou?rites?|favou?rited|hearted|liked|bookmarked|my list|short ?list(?:ed)?|sauvee?s?|sauvegard\w+|enregistr\w+|favoris?|ma liste|coups? de c(?:oe|œ)ur|guard(?:e|ada|adas|ado|ados|amos)|favorit[oa]s?|mi lista)\b`,
    savedByPerson.source,
  ].join('|'),
);

const count = '(?:[2-9]|two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)';
const homes =
  '(?:ones|homes|houses|places|picks|listings|condos|properties|maisons|proprietes|condos|casas|propiedades)';

/** Names the saved homes as a list: “my saved ones”, “which of my 4”, “celles que j’ai sauvegardées”, “las que guardé”. */
export const savedList = new RegExp(
  [
    `\\b(?:my|our|the|those|these|all)(?: of)?(?: my| our| the)?(?: ${count})? (?:saved|hearted|liked|favou?rited|favou?rite|short ?listed|bookmarked)(?: ${homes})?\\b(?! (?:one|home|house|place|condo|search\\w*)\\b)`,
    `\\b(?:any|all|each|every one|both|which|how many|none|${count}) (?:of )?(?:my|our|the|mes|mis|las|les)(?: ${count})? (?:saved|favou?rit\\w+|saves)\\b`,
    `\\b(?:${homes}|those|${count}|what|stuff|all) (?:that )?${bySelf}${savedVerb}\\b`,
    `\\b(?:of|from|among|out of|in|de|entre|parmi|which) (?:my|our|mes|nos|mis|nuestras) ${count}(?: ${homes})?(?=$|[,.?!;:]| (?:is|are|has|have|s|which|do|does|did|come|got|est|sont|ont|a|as|laquelle|lesquelles|es|son|tienen?|cual(?:es)?|sale|cuesta|y|and|et|n)\\b)`,
    `\\b(?:my|our) (?:list|short ?list|favou?rites|saves)\\b`,
    `\\b(?:mes|nos|ces|les)(?: ${count})? (?:maisons|proprietes|condos|logements|inscriptions)?(?: )?(?:favorites|favoris|sauvee?s|sauvegardee?s|enregistree?s|gardee?s|retenue?s)\\b|\\b(?:mes|nos)(?: ${count})? (?:favoris|coups de c(?:oe|œ)ur)\\b|\\bma liste\\b`,
    `\\b(?:celles|ceux|les maisons|les proprietes|les condos|les ${count}(?: maisons)?)(?: ${count})? ${bySelf}${savedVerb}\\b`,
    `\\b(?:mis|nuestras|las|esas|mi lista de)(?: ${count})? (?:casas |propiedades )?(?:guardadas|favoritas)\\b|\\bmis (?:favorit[oa]s|guardad[oa]s)\\b|\\bmi lista\\b`,
    `\\b(?:las|los)(?: ${count})?(?: casas| propiedades)? ${bySelf}(?:${savedVerb}|guardad[oa]s)\\b`,
  ].join('|'),
);

const one = '(?:one|home|house|place|condo|townhouse|listing|maison|propriete|logement|condo|casa|propiedad|depa)';
const ofList =
  '(?:on|in|from|of|off|de|dans|sur|en) (?:my|our|the|mes|ma|mis|mi|las|la)(?: (?:saved|favou?rite|casas|maisons))? (?:list|short ?list|favou?rites|saved|saves|homes|houses|ones|liste|favoris|coups de coeur|sauvegardees|sauvees|enregistrees|lista|favorit[oa]s|guardad[oa]s)';

/** Counts positions as the list shows them, the newest first: “the second one on my list”. */
export const listOrder = new RegExp(`\\b${ofList}\\b`);

/** “Number 3 on my list” */
export const numberOnList = new RegExp(`(?:\\b(?:number|no\\.?|numero|num) ?|#)\\d{1,2}(?: ${one})? ${ofList}\\b`);

/** Names one saved home by its position: “the 2nd house I saved”, “la 3e de ma liste”, “mi segunda casa guardada”. */
export const onePosition = new RegExp(
  `${numberOnList.source}|${positionWords.source}(?: ${one})? ?(?:(?:that |which )?${bySelf}${savedVerb}\\b|(?:saved|favou?rited?|hearted|liked|sauvee?|sauvegardee?|enregistree?|favorite?|guardad[oa]|favorit[oa])(?: ${one})?\\b|${ofList}\\b)`,
);
