import { type Planner, use, withAlso } from './use.ts';

const offerWords = /\b(offers?|offering|bid|contract|offre|offrir|promesse d'achat|oferta|ofertar|ofrecer|contrato)\b/;
/** Makes the offer depend on something. */
const onlyIf =
  /\b(only if|as long as|provided( that)?|subject to|conditional (on|upon)|contingent (on|upon)|(get|back|walk|bail)( \w+)? (out|away) (of it )?if|(we|i) (can )?(walk|bail)( away| out)? if|unless|seulement si|juste si|a condition (que|d')|sous reserve|sauf si|se retirer si|solo si|siempre y cuando|con la condicion|a menos que|salir(me|nos)? si|echar(me|nos)? (para )?atras si)\b/;
/** Parts of a home that an inspection looks at. */
const inspected =
  /\b(inspect\w*|wiring|electric\w*|panel|breakers?|roof|plumbing|pipes?|furnace|hvac|foundation|septic|well|sewer|chimney|mold|asbestos|basement|contractor|engineer|electrician|plumber|electricite|filage|toiture|toit|plomberie|tuyaux|fondation|fournaise|fosse|puits|sous-sol|entrepreneur|inspeccion\w*|electric(o|a|idad|ista)|cableado|techo|plomeria|tuberia|cimientos?|boiler|contratista|revis\w+)\b/;
const asksWords =
  /\b(how|what|where|word(ed|ing)?|writ(e|ten)|put|phrase|say|can (i|we)|comment|ecri(re|t|s)|mettre|formul\w+|peut-on|puis-je|como|pongo|poner|escrib\w+|puedo|se puede)\b/;

/** Plans “How do we write into the offer that we can get out if the roof is bad?”: the condition, then the offer. */
export const conditionalOffer: Planner = ({ has, home, amounts }) =>
  has(offerWords) &&
  has(onlyIf) &&
  has(inspected) &&
  has(asksWords) &&
  !home.lookUp &&
  amounts.every(({ unit }) => unit !== 'money')
    ? withAlso(use('explain', { ids: ['inspection-condition'] }), use('howTo', { topic: 'make-offer' }))
    : undefined;
