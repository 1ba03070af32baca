const livesThere =
  /\b(live|living|lived|move|moving|owner[- ]occupied|house ?hack\w*|occup(y|ying|ier|er|ons|e)|habit(e|er|era|erai|erais|ons|erons|ant|erions)|vivr(ai|ais|ons|e)|vivre|vis|vivir(ia|e|emos)?|vivo|vivimos|viviendo|ocupo|habito)\b/;
const notLived =
  /\bnone of (the |them|it)\b.{0,20}\b(for us|for me|ours|is mine)\b|\bnot for (us|me|ourselves)\b|\b(only|just) (for )?tenants\b|(n't|\b(not|never|dont|wont|without|pas|jamais|no|sin|nobody)) (going to |planning to |plan to |be |voy a |vamos a |pienso )?(live|living|move|moving|occupy\w*|vivir\w*|vivo|habit\w+|ocup\w+)\b|\b(n'|ne )?y?( |')?(vivr\w+|habit\w+|occup\w+|demeur\w+) pas\b|\bnon[- ]owner[- ]occupied\b|\bnon occupe\w*/;
const rentedWords =
  /\b(rental|investment|income) (propert\w+|home|house|condo|unit|apartment|building|duplex|triplex|fourplex|place|purchase)\b|\bas (a|an) (rental|investment)\b|\brent(ing|ed)? (out |them |it |all |the whole |every |both |the units )+(of (it|them) )?(out)?|\b(all|both|every|each) (\w+ ){0,2}rented( out)?\b|\bfully rented\b|\b(immeuble|logement|condo|maison|duplex|triplex|plex|investissement|propriete) locatif\b|\blocati(f|ve)\b|\b(a|pour) (le |la |les |tout )?lou(er|e)\b|\bpour (investir|le louer)\b|\b(de|para) inversion\b|\bpara (rentar|alquilar|rentarl[oa]|alquilarl[oa])\b|\b(la|lo|los|las|todo|todos) (rento|alquilo|rentaria|alquilaria|voy a rentar)\b/;
/** Renting a part while living in another: “I live in one and rent out the others”. */
const fourUnits =
  /\b(tri|four|quadru|quad)[- ]?plex\b|\b[34] ?-? ?(units?|logements?|unidades|viviendas|portes)\b|\b(three|four|trois|quatre|tres|cuatro)[ -](units?|logements?|unidades|viviendas)\b/;
const twoUnits = /\bduplex\b|\b(2|two|deux|dos) ?-? ?(units?|logements?|unidades|viviendas)\b/;

/** Returns the units of the building that a plain text names, and whether its buyer lives in none of them. */
export function occupancyOf(text: string): { units?: '2' | '3-4'; rented?: boolean } {
  const lives = livesThere.test(text) && !notLived.test(text);
  return {
    ...(fourUnits.test(text) ? { units: '3-4' as const } : twoUnits.test(text) ? { units: '2' as const } : {}),
    ...(lives ? { rented: false } : notLived.test(text) || rentedWords.test(text) ? { rented: true } : {}),
  };
}
