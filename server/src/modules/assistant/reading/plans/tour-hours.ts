import type { Message } from '../message.ts';
import { type Planner, use } from './use.ts';

const tours =
  /\b(tours?|showings?|viewings?|visit\w*|visites?|visitas?)\b|\b(see|view|voir|ver) (a |some |the )?(houses|homes|places|condos|maisons|proprietes|casas)\b/;
const hours =
  /\b\d{1,2}(:\d\d)? ?(a ?m|p ?m|h|o'?clock)\b|\b(at|around|by|like|tipo|genre|vers|a las|a) (like |around |about |las )?\d{1,2}\b|\b(early|late|mornings?|evenings?|night|weekends?|sundays?|tot|tard|matin|soir|fin de semaine|dimanches?|temprano|tarde|manana|noche|domingos?|fin de semana)\b/;
const asksIfPossible =
  /\b(can|could|any way|possible|do (you|u|they)|is it|are there|est-ce|peut-on|on peut|peux|je peux|vous faites|faites-vous|se puede\w*|puedo|podemos|hay|hacen|posible)\b/;
/** A showing that exists already. */
const existing =
  /\b(my|our|the|mon|ma|notre|mi|nuestra|la) ([a-z']+ )?(showing|tour|viewing|visit|appointment|visite|visita|cita)\b|\b(saturday|samedi|sabado)\b|\b(move|push|change|resched\w*|cancel\w*|deplac\w*|report\w*|annul\w*|cambi\w*|mover)\b/;

/** True for a question whether a showing can be at some hour or day; no home is needed to ask that. */
export const asksTourHours = ({ has, home, kinds }: Pick<Message, 'has' | 'home' | 'kinds'>): boolean =>
  has(tours) &&
  has(hours) &&
  has(asksIfPossible) &&
  !has(existing) &&
  home.homes.length === 0 &&
  !home.lookUp &&
  kinds[0]?.kind !== 'out';

/** Plans “any way to book tours at 8 in the morning?” with the steps, which name the time. */
export const tourHours: Planner = (message) =>
  asksTourHours(message) ? use('howTo', { topic: 'showing' }) : undefined;
