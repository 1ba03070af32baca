/** Words that take back what was said before: “sorry, I meant”, “non, plutôt”, “perdón, quise decir”. */
const opening =
  /^(?:(?:oh|oops|ah|ay|wait|hold on|no|nope|sorry|my bad|my mistake|actually|correction|typo|i meant?( to say)?|make that|scratch that|rather|excuse[rsz]?|excusez?[- ]moi|pardon|desolee?|oups|non|attends?|attendez|en fait|plutot|je voulais dire|je veux dire|j'ai voulu dire|je me suis trompee?|perdon|disculp[ae]|quise decir|quiero decir|digo|mejor dicho|me equivoque|espera|mas bien|en realidad)(?:[,.!:; ]+|$))+(?:(?:it'?s|that'?s|it is|it was|c'est|c'etait|es|son|era|fue) )?/;

/** The figure that a correction replaces: “20% down, not 10”. */
const taken =
  /[, ]+(?:not|and not|instead of|pas|et non|et non pas|au lieu de|no|y no|en vez de|en lugar de) \$?(\d[\d.,]*)(?: ?(?:k|mil|m|%|percent|pour cent|por ciento))?(?: (?:down|years?|ans|anos|de (?:enganche|mise)))?$/;

/** The replaced figure before the right one: “not 7, 8”. */
const takenFirst =
  /^(?:not|pas|no|et non) \$?(\d[\d.,]*\d|\d) ?(?:k|mil|m|%|percent|pour cent|por ciento)?[,;:]? (?:but |mais |sino )?(?=\$?\d)/;

/** Question words, which make a sentence more than a correction. */
const asks =
  /\b(how|what|when|where|who|which|why|can|could|should|is|are|do|does|combien|comment|quand|quel\w*|qui|pourquoi|est-ce|como|cuant[oa]s?|cuando|donde|quien|cual(es)?|puedo|find|show|montre\w*|cherche\w*|busc\w*|muestr\w*)\b/;

const longest = 9;

/** The corrected figures or places of a plain text as a question that goes on, and the number that they replace. */
export interface Correction {
  text: string;
  replaced?: number;
}

/** Returns what a plain text corrects, or undefined if it corrects nothing. */
export function correctionIn(text: string): Correction | undefined {
  const begins = takenFirst.test(text) ? '' : (opening.exec(text)?.[0] ?? '');
  const replaced = takenFirst.exec(text.slice(begins.length)) ?? taken.exec(text);
  if (begins === '' && !replaced) return undefined;
  const rest = text
    .slice(begins.length)
    .replace(takenFirst, '')
    .replace(taken, '')
    .replace(/^(and|et|y) /, '');
  if (rest === '' || rest.split(' ').length > longest || asks.test(rest)) return undefined;
  return { text: `and ${rest}`, ...(replaced ? { replaced: Number(replaced[1]!.replaceAll(',', '')) } : {}) };
}
