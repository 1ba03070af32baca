import { type Planner, use, withAlso } from './use.ts';

const planned =
  /\b(planned|scheduled|coming (up|my way)|comes up|got (going|coming)|on (my|the) calendar|appointments?|showings?|prevu\w*|rendez-vous|rdv|s'en vient|visites?|agendad[oa]s?|programad[oa]s?|citas?|visitas?)\b/;
const owed =
  /\b(owe|missing|miss|still (need|want|due|have to)|outstanding|paperwork|documents?|papers|papiers?|manque\w*|fournir|reste\w*|papeles|debo|falta\w*|entregar)\b/;
const both = /\b(and|plus|et|pis|puis|y|e)\b|[&,.?:]/;
/** A word that makes one of the two a condition of the other: “the documents for the showing”. */
const connects =
  /\b(for|before|to bring|pour|avant|apporter|para|antes)\b.*\b(showings?|tours?|appointments?|visites?|rendez-vous|visitas?|citas?)\b|\b(how|comment|como)\b/;

const ofMessages = /\b(messages?|mensajes?|replies|reponses|respuestas)\b/;

/** Plans “catch me up: what is planned and what do I still owe” with both. */
export const recap: Planner = ({ has, home }) =>
  has(planned) && has(owed) && has(both) && !has(connects) && !has(ofMessages) && !home.lookUp
    ? withAlso(use('appointments', {}), use('documents'))
    : undefined;
