/** Questions about the home of the next showing: “the house on Saturday, does it have a garage”. */
import { furtherTopicsOf, homeTopicOf } from '../../homes/home-topics.ts';
import { unlistedIn } from '../../homes/unlisted-details.ts';
import { type Planner, use } from '../use.ts';

/** Words that refer to the home of the next appointment. */
const appointmentHome = new RegExp(
  [
    String.raw`\b(i'?m|i am|we'?re|we are|im) (going to (see|tour|visit)|gonna (see|tour|visit)|seeing|visiting|touring|viewing|looking at)\b`,
    String.raw`\b(house|home|place|condo|one|townhouse) (on|for|from|this|next)? ?(saturday|sunday|sat|my (showing|tour|appointment))\b`,
    String.raw`\b(house|home|place|condo|one|townhouse) (that )?(we|i) (gonna |going to |fixing to |finna |are |is |be )*(see|seeing|tour|touring|visit|visiting|view|viewing)\b`,
    String.raw`\b(saturday|sunday)('?s)? (house|home|place|condo|one|townhouse|showing)\b(?!.*\b(still on|confirmed)\b)`,
    String.raw`\b(maison|condo|propriete)\b.*\b(visite|visitons|voir|vois)\b.*\b(samedi|dimanche)\b`,
    String.raw`\b(maison|condo|propriete|celle|celui) (de|du) (samedi|dimanche|la visite|rendez-vous)\b|\bcel(le|ui) qu'on (va )?(voi[rt]|visite)\b`,
    String.raw`\b(casa|condo|propiedad)\b.*\b(voy|vamos?|bamos?) a (ver|visitar)\b`,
    String.raw`\b(casa|condo|propiedad|la) (del|de la|de el) (sabado|domingo|visita|cita)\b|\b(casa|la) que (vemos|visitamos|veo|visito|vamos a (ver|visitar))\b`,
    String.raw`\b(house|home|place|condo|one|maison|celle|casa|la) (that |que |qu')?(grace|she|elle|ella|my agent|mon courtier|ma courtiere|mi agente) ?('?s|is|will|va|nous|me|m')? ?(be |me |nous |a )?(show\w*|montr\w+|fait visiter|ensen\w+|mostr\w+)\b`,
    String.raw`\b(house|home|place|condo|one) (of|for|from) (the|my|our) (showing|tour|visit|appointment)\b`,
    String.raw`\b(casa|la|maison|celle) (que |qu')(me |nous |nos |va |vas )*(a )?(montr\w+|fai(t|re) visiter|ensen\w+|mostr\w+) (a )?(grace|mi agente|mon courtier|ma courtiere|la agente)\b`,
    String.raw`\b(casa|maison|home|house) (de la cita|du rendez-vous|of the (showing|appointment))\b`,
  ].join('|'),
);

/** Asks about the showing itself: when and where it is, or another time for it. */
export const ofVisitItself =
  /\bwhat time\b|\bwhich (house|home)\b|\bremind\b|\bque hora\b|\b(quelle|a quelle) heure\b|\bcual casa\b|\bwhere\b|\b(who|qui|quien|con quien|avec qui)\b|\b(cancel\w*|reschedul\w*|move|push|swap|annul\w+|deplac\w+|report\w+|cambi\w+|confirm\w*|still on)\b|\b(bring|park|apporter|llev(o|ar))\b/;
/** Asks for a home as a whole. */
const tellsAbout =
  /\b(tell (me|us)|details|info\w*|show (me|us)|pull up|parle[sz]?[- ](moi|nous)|montre[sz]?[- ](moi|nous)|decri\w+|cuenta(me|nos)|dime|ensena(me|nos)|muestra(me|nos))\b/;
/** Asks whether a home has something. */
const asksOfParts =
  /\b(does|do|is|are|has|have|any|what (size|kind|type)|how (big|old|many))\b|\b(est-ce|a-t-(il|elle)|ya|y a|quel(le)?|il y a|a[- ]tu)\b|\b(tiene\w*|hay|que (tipo|tamano)|cuant[oa]s|es de)\b/;

/** Plans a question about the home of the next showing, but not about its time. */
export const ofAppointment: Planner = ({ has, text, home, search }) => {
  if (!has(appointmentHome) || home.lookUp || has(ofVisitItself)) return undefined;
  const topic = homeTopicOf(text);
  const details = unlistedIn(text);
  const features = search.criteria.some((fact) => fact.startsWith('has:'));
  const about =
    topic !== undefined && topic !== 'features' && topic !== 'price'
      ? topic
      : features || asksOfParts.test(text)
        ? 'features'
        : (topic ?? (has(tellsAbout) ? ('all' as const) : undefined));
  if (about === undefined) return undefined;
  const also = furtherTopicsOf(text, about);
  return use('homeFacts', {
    of: 'appointment',
    about,
    also: also.length > 0 ? also : undefined,
    details: details.length > 0 ? details : undefined,
  });
};
