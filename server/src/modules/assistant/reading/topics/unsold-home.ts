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
