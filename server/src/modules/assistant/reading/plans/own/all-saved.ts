import { severalPositions } from '../../homes/home-reference.ts';
import { type HomeTopic, homeTopicOf, topicsInWords } from '../../homes/home-topics.ts';
import { onePosition, savedList } from '../../homes/saved-reference.ts';
import { unlistedIn } from '../../homes/unlisted-details.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { ofSaved, orderOf, rowsAsked } from '../homes/home.ts';
import { savedHomesAsked } from '../homes/saved-homes.ts';
import { use } from '../use.ts';

/** Topics with a figure of the comparison. */
const inFigures: ReadonlySet<HomeTopic> = new Set(['taxes', 'dues', 'rooms', 'size', 'year', 'lot']);

const superlative =
  /\b(cheap\w*|least|most|lowest|highest|biggest|largest|smallest|newest|oldest|moins|plus|mas|menos|barat[oa]s?)\b/;
const price = /\b(cheap\w*|expensive|pric\w+|cost\w*|cher\w*|prix|coute\w*|barat\w+|car[oa]s?|precios?|cuesta\w*)\b/;

/** Asks for a step, or for something other than a fact of the homes. */
const otherMatter =
  /\b(how (do|can|could|to|would)|where|remove|delete|unsave|share|invite|send|show (them|my)|e-?mail\w*|notif\w*|alerts?|search(es)?|tours?|showings?|visit\w*|book|offers?|why|who (can|else)|recommend\w*|similar|like (those|them)|sold|pending|still (for sale|available|there)|gone|available|pric\w+ (cut|drop|change)\w*|drop\w*|comment|ou (est|sont)|enlev\w+|retir\w+|partag\w+|recherches?|alertes?|visite\w*|offre|pourquoi|vendue?s?|disponibles?|baiss\w+|como (le|les|la|las|puedo|se|hago)|donde|quit(o|ar)|borr\w+|compart\w+|busquedas?|alertas?|citas?|oferta|por que|vendi\w+|siguen|bajaron|rebaj\w+|wife|husband|mom|dad|brother|sister|account|cuenta|compte)\b/;

/** Plans one fact over all saved homes: “any of my saved ones have HOA fees”, “which of my 4 is cheapest”. */
export function allSaved(message: Message): Plan | undefined {
  const { text, has, home, amounts, named, search } = message;
  if (!has(savedList) || has(onePosition) || has(severalPositions) || has(otherMatter) || home.lookUp) return undefined;
  if (amounts.some(({ unit }) => unit === 'money') || named.length > 0) return undefined;
  const topic = homeTopicOf(text);
  const unlisted = unlistedIn(text);
  const details = unlisted.length > 0 ? unlisted : undefined;
  const asked = rowsAsked(text);
  if (savedHomesAsked(message)) return undefined;
  const ordered = ofSaved(message);
  if (ordered) return ordered;
  if (has(superlative) && (asked !== undefined || has(price)))
    return use('compareHomes', { saved: true, by: orderOf(text), asked: asked ?? ['price'], details });
  const stated = topicsInWords(text, search.criteria);
  const figures = topic !== undefined && inFigures.has(topic) ? asked : undefined;
  if (stated === undefined && figures === undefined && details === undefined) return undefined;
  return use('compareHomes', { saved: true, asked: figures, topics: stated, details });
}
