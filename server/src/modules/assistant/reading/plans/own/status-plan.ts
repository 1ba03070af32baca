import { type DayName, daysNamed } from '../../figures/days-named.ts';
import { cancelWords } from '../../topics/how-to/how-to-topics.ts';
import { statusToolsIn } from '../../topics/status-words.ts';
import { assignedAgent } from '../people/person.ts';
import { firstOf, type Planner, use, withAlso } from '../use.ts';

/** Words for the person: “did the Oilers win” has none. */
const ownWords =
  /\b(i|i'?m|me|my|mine|we|us|our|ours|j'\w+|je|moi|mon|ma|mes|nous|on|notre|nos|yo|mi|mis|nos|nosotr[oa]s|nuestr[oa]s?|tengo|tenemos|debo|debemos)\b/;

/** Matches questions about the person's own next steps. */
export const remainsWords =
  /\b(remains?|left)\b.*\b(do|done)\b|\bwhat('s| is) left\b|\bto-?do list\b|\breste(-t-il)? (a|encore)\b|\bme (falta|queda) por hacer\b/;

const whereToPut =
  /\b(where|how) (do|can|should|does|would|am|are|to)\b.*\b(put|submit|drop|upload|hand|send|go|add|give)\b|\bhand in\b|\b(ou|comment)\b.*\b(deposer?|mettre|mets|envoyer|envoie|televerser)\b|\b(donde|como)\b.*\b(sub\w+|pong[oa]|mando|entrego|dejo|meto|envio|suben)\b/;

const papersWords = /\b(documents?|papers?|paperwork|papiers?|papeles?|papel|documentos?|dossier|expediente)\b/;

/** Plans how-to answers for the person's own tasks: rescheduling an appointment, uploading a document. */
const ownHowTo: Planner = ({ has, cues }) => {
  if (has(cancelWords) && (cues.has('showing') || cues.has('cancel'))) return use('howTo', { topic: 'cancel-tour' });
  if (has(remainsWords)) return use('nextSteps');
  if (has(papersWords) && cues.has('missing') && !has(whereToPut)) return use('documents');
  if (cues.has('documents') && has(whereToPut)) return use('howTo', { topic: 'upload' });
  if (cues.has('preApproval') && (cues.has('nextSteps') || cues.has('how')))
    return use('howTo', { topic: 'get-pre-approved' });
  return undefined;
};

const plannedWords =
  /\b(prevu\w*|booked|planned|scheduled|anything|something|plans|free|libre|agenda\w*|quelque chose|algo|programado|pendiente|calend\w+)\b/;

/** Returns the days that a question asks about, unless the day only identifies an appointment. */
export const daysOf = (text: string): { days?: DayName[] } => {
  const days = daysNamed(text);
  return days.length > 0 &&
    !/\b(my|the|ma|la|mi) [a-z']+ (visit|showing|tour|cita|visite)|\bshowing\b.*\bsaturday\b/.test(text)
    ? { days: days.slice(0, 4) }
    : {};
};

/** “Did my letter upload ok?” */
const arrived =
  /\b(did|has|have|was|is|were|est-ce que|a-t-on|ont|se|ya|si)\b.*\b(upload\w*|go(ne)? through|went through|arrive\w*|received|come through|get there|televerse\w*|recue?s?|arrive[es]*|subi(o|eron|do)|llego|llegaron|recib\w+|cargo)\b/;
const anyPaper =
  /\b(letter|statements?|stubs?|returns?|license|passport|id|form|pdf|file|lettre|releves?|talons?|avis|carta|recibos?|estados de cuenta|declaracion\w*|comprobantes?|papeles|documentos?|documents?)\b/;

/** Plans a lookup of uploaded documents, although the text reads like a how-to question. */
export const checksPapers: Planner = ({ has, cues }) =>
  has(arrived) &&
  has(anyPaper) &&
  has(/\b(my|our|the|mon|ma|mes|notre|nos|mi|mis|nuestr\w+|la|el|los|las)\b/) &&
  !has(/\bhow (do|to|can)\b|\b(comment|como)\b/)
    ? use('documents')
    : cues.has('documents') &&
        has(
          /\b(check|verify|confirm|see if|did you (get|receive)|do you have|have you got|what (have )?you('ve| have)? got|went through|go through|is it there|recu|recibi\w*|verif\w+|revis\w+|llego|llegaron|checar)\b/,
        ) &&
        has(/\b(upload\w*|sent|submitted|attached|televers\w+|envoye\w*|sub(i|ido|imos)|mand(e|ado)|envi(e|ado))\b/)
      ? use('documents')
      : undefined;

const parkWords = /\b(where|can|do|ou|donde|puedo)\b.*\b(park|parking|stationn\w+|estacion\w+)\b/;
/** Saved homes and saved searches in one question. */
const savedBoth =
  /\b(homes|houses|places|listings)\b.*\b(and|plus|or|any)\b.*\b(search\w*|alerts?)\b|\b(maisons|proprietes|condos)\b.*\b(et|ou)\b.*\b(recherches?|alertes?)\b|\b(casas|propiedades)\b.*\b(y|o)\b.*\b(busquedas?|avisos?|alertas?)\b/;
const holdingWords =
  /\b(holding|block\w*|slow\w*|stuck|delay\w*|bloqu\w+|retien\w*|frein\w+|fren\w+|deten\w+|atras\w+)\b/;
const lostWords = /\b(lost|perdue?s?|perdid[oa]s?|confus\w+|stuck|melee?)\b/;

/** “What do I still have to upload?” */
const toUpload =
  /\b(falta\w*|still (need|have)|left|reste\w*|manque\w*|missing)\b.*\b(subir|entregar|mandar|upload|televerser|send in|hand in|submit)\b/;

const tourWords = /\b(showings?|tours?|viewings?|visites?|visitas?|citas?)\b/;
/** Requests for a showing, which are appointments and not messages. */
const requestWords = /\b(requests?|showings?|tours?|viewings?|demandes?|visites?|solicitud(es)?|peticion|visitas?)\b/;

export const statusPlan: Planner = firstOf(
  assignedAgent,
  ({ has }) => (has(toUpload) ? use('documents') : undefined),
  ownHowTo,
  ({ text, has }) => (daysNamed(text).length > 0 && has(plannedWords) ? use('appointments', daysOf(text)) : undefined),
  ({ text, named, cues, has }) => {
    const [tool] = statusToolsIn(text);
    if (tool === 'appointments')
      return withAlso(
        use(tool, { ...daysOf(text), city: named[0]?.city }),
        parkWords.test(text) && use('homeFacts', { of: 'appointment', about: 'parking' }),
      );
    if (tool === 'replies' && has(requestWords))
      return has(tourWords)
        ? use('appointments', { city: named[0]?.city })
        : withAlso(use('replies', { requests: true }), use('appointments'));
    // “Ya aceptaron mi talón” asks about the document.
    if (tool === 'purchase' && cues.has('documents') && !cues.has('offer')) return use('documents');
    if (
      tool === 'news' &&
      cues.has('savedSearch') &&
      has(/\b(how many|combien|cuantas|busquedas? guardad\w+|recherches? (enregistr|sauvegard)\w*|saved search\w*)\b/)
    )
      return use('savedSearches');
    if (savedBoth.test(text)) return withAlso(use('savedHomes'), use('savedSearches'));
    if (tool === 'savedHomes')
      return use(tool, { city: named[0]?.city, ...(has(/\b(where|donde|ou)\b/) ? { where: true } : {}) });
    if (tool === 'journey' && (lostWords.test(text) || holdingWords.test(text)))
      return withAlso(use('journey'), use('nextSteps'));
    return tool && use(tool);
  },
  ({ cues }) => (cues.has('agent') ? use('replies') : undefined),
  ({ cues, kinds, has }) =>
    has(remainsWords) ||
    cues.has('nextSteps') ||
    cues.has('missing') ||
    (has(ownWords) && kinds[0]!.score - kinds[1]!.score > 2)
      ? use('nextSteps')
      : undefined,
);
