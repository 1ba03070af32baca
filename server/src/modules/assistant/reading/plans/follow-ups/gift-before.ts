import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { type Planner, use } from '../use.ts';
import { isShort } from './points-back.ts';

/** “My parents are giving me 40,000 for the down payment” */
const givenMoney =
  /(?=.*\b(gift\w*|giv(e|es|ing)|gave|donn\w+|offr\w+|don|regal\w+|da(n|ndo|ria)?|dio)\b)(?=.*\b(mom|mother|dad|father|parents?|folks|grand\w+|aunt|uncle|brother|sister|in-laws|family|mere|pere|parents|tante|oncle|frere|soeur|belle-mere|beau-pere|famille|mama|papa|madre|padre|papas|padres|tia|tio|herman[oa]|abuel[oa]s?|suegr[oa]s?|familia)\b)(?=.*\b(down ?payment|house|home|condo|mise de fonds|maison|achat|enganche|casa|entrada)\b)/;
const proof =
  /\b(proof|prove|proven|papers?|paperwork|documents?|letter|show|see|want|need|ask|require\w*|preuve|prouver|papiers?|lettre|demand\w+|exig\w+|faut|montrer|papeles|documentos|carta|comprobar|pruebas?|pid(e|en)|necesit\w+|exig\w+)\b/;
const lender = /\b(lenders?|banks?|they|mortgage|loan|preteurs?|banque|ils|prestamista|banco|ellos)\b/;
const notLoan = /\b(isn'?t|not|is no|n'est pas|pas|no (es|fue)) (a |an |un )?(loan|pret|prestamo)\b/;
const taxed = /\b(tax(ed|es)?|irs|impots?|imposable|declarer|impuestos?|declarar)\b/;
const another =
  /\b(too|also|as well|another|aussi|egalement|un autre|tambien|otr[oa])\b.*|\b(allowed|permis|se vale|se puede|puede|peut|can)\b/;
const giver =
  /\b(brother|sister|uncle|aunt|friend|boss|grand\w+|frere|soeur|oncle|tante|amie?|herman[oa]|ti[oa]|amig[oa]|abuel[oa])\b/;

/** Plans a question about a gift that the sentence before it stated: its proof, its tax, another giver. */
export const giftBefore: Planner = (message: Message) => {
  const before = message.talk.heard?.at(-1);
  if (before === undefined || !givenMoney.test(plain(before))) return undefined;
  if (!isShort(message) || message.amounts.length > 0 || message.home.lookUp) return undefined;
  if (message.has(taxed)) return use('explain', { ids: ['gift-funds'] });
  if (message.has(notLoan) || (message.has(proof) && (message.has(lender) || message.cues.has('documents'))))
    return use('howTo', { topic: 'gift-letter' });
  return message.has(giver) && message.has(another) ? use('explain', { ids: ['gift-funds'] }) : undefined;
};
