import { documentNamed } from '../own-matters.ts';
import { type Planner, use } from '../use.ts';

const person =
  '(?:wife|husband|hubby|spouse|partner|fiancee?|girlfriend|boyfriend|co-?buyer|mom|dad|brother|sister|son|daughter)';
/** A document of somebody else: “my wife’s pay stub”, “celui de ma blonde”, “el de mi esposa”. */
const ofOther = new RegExp(
  [
    String.raw`\b(my|our) ${person}'?s\b`,
    String.raw`\b(celui|celle|ceux|celles|talons?|releves?|declarations?|papiers?|documents?)( de paie| d'impot)? (de|du|a|d') ?(ma|mon|notre) (blonde|femme|conjointe?|chum|mari|copain|copine|mere|pere)\b`,
    String.raw`\b(el|la|los|las|talon(es)?|estados?|declaracion(es)?|papeles|documentos?)( de (pago|cuenta|impuestos))? (de|d) (mi|nuestr[oa]) (espos[oa]|marido|mujer|pareja|novi[oa]|mama|papa)\b`,
  ].join('|'),
);
/** “And hers?” */
const pronounAlone =
  /^(and |but |so |what about |how about |y |et |pis )*(hers|his|theirs|his one|her one|la sienne|le sien|los suyos|el suyo|el de (ella|el)|la de ella|celui d'elle|les siens)( too)? ?\??$/;
const documentWords =
  /\b(pay ?stubs?|statements?|returns?|talon(es|s)?|releves?|declaration\w*|declaracion\w*|papeles|papiers|documentos?|documents?)\b/;
const otherMatter =
  /\b(how|where|comment|ou|como|donde|invit\w+|homes?|houses?|search\w*|income|score|credit|car|name|title|share|see|maisons?|casas?|revenus?|ingresos?|titulo|puntaje|cote)\b/;
const longest = 16;

/** Plans “and my wife's pay stub?”: the documents of another person, which the own account does not hold. */
export const coBuyerDocuments: Planner = (message) => {
  const { text, has, talk } = message;
  const named = documentNamed(text);
  const after = message.after('documents');
  if (text.split(' ').length > longest || has(otherMatter)) return undefined;
  if (!(has(ofOther) && (after || named !== undefined || has(documentWords))) && !(after && has(pronounAlone)))
    return undefined;
  const before = after ? (talk.last?.input.category as string | undefined) : undefined;
  return use('documents', { category: named ?? before, ofOther: true });
};
