/** “Our house isn’t sold yet”, in three languages (plain text). */
const unsold =
  /\b(my|our|ours|mine|the old|the other)( \w+){0,3}? (is ?n'?t|isnt|is not|aint|has ?n'?t|hasnt|has not) (been )?(sold|sell\w*|closed|under contract)( yet)?\b|\b(still|yet) (have|need|got) to sell (my|our|ours|mine)\b|\b(la notre|ma (maison|propriete)|mon condo|notre (maison|condo|propriete))( \w+){0,2}? (pas|non)( encore)? vendue?\b|\b(la mia|la nuestra|mi casa|nuestra casa|mi depa\w*)( \w+){0,2}? (no|todavia no|aun no) (se )?(ha |esta |he |hemos )?vendid\w*\b|\b(no|todavia no|aun no) (se )?(ha|he|hemos|esta) vendid\w+ (la mia|la nuestra|mi casa|nuestra casa)\b/;
const wanted =
  /\b(found|want\w*|like|love\w*|saw|next (home|house|place)|buy\w*|offer\w*|trouve\w*|veux|voulons|aime\w*|achet\w*|offre|encontr\w*|quiero|queremos|gust\w*|compr\w*|ofert\w*)\b/;
const asksWays =
  /\b(options?|ways?|what (can|do|should) (i|we)|how (do|can|does|would)|contingen\w+|bridge|choices|possible|opciones|que (hago|hacemos|puedo|podemos)|como (le )?(hago|hacemos|hace)|quoi faire|que faire|comment|peut-on|puis-je|choix)\b/;

/** True if a person who has found a home asks what to do while the own one is unsold. `before` is the sentence before. */
export const asksWhileUnsold = (text: string, before: string): boolean =>
  asksWays.test(text) && unsold.test(`${before} . ${text}`) && wanted.test(`${before} . ${text}`);

/** A purchase that waits for the sale of the own home. */
const waitsForSale =
  /\b(can ?not|can'?t|cant|won'?t|unable|no way)\b.{0,25}\b(buy|offer|close|move)\b.{0,40}\b(until|till|unless|before)\b.{0,40}\b(sells?|sold|sale)\b|\b(depend\w*|hing\w*|conditional|contingent|subject) (on|upon|to)\b.{0,30}\b(sell(ing)?|sale)\b|\b(pas|peu[xt])\b.{0,20}\bachet\w+\b.{0,30}\b(avant|tant que|sans)\b.{0,40}\bvend\w+|\bno (puedo|podemos)\b.{0,20}\bcompr\w+\b.{0,30}\b(hasta|sin|antes)\b.{0,40}\bvend\w+/;
const offerWording =
  /\b(word(ed|ing)?|writ(e|ten)|phrased?|put (that|it|this|in)|say|condition|clause|ecri\w+|formul\w+|inscri\w+|redig\w+|clausule?|escrib\w+|redact\w+|clausula)\b/;
const inOffer = /\b(offers?|contract|bid|offre|promesse|oferta|contrato)\b/;

/** True if a question asks how an offer says that the own home must sell first. */
export const asksSaleCondition = (text: string, before: string): boolean =>
  inOffer.test(text) && offerWording.test(text) && waitsForSale.test(`${before} . ${text}`);
