/** Words of homes and of buying, selling, financing, owning and renting them, in three languages (plain text). */
const words =
  /\b(homes?|cabins?|cottages?|chalets?|cabanas?|inherit\w*|herit\w+|hered\w+|testament\w*|in the will|houses?|condos?|townho\w+|bungalows?|duplex\w*|propert(?:y|ies)|apartments?|roofs?|basements?|furnaces?|buy(?:ing|s|ers?)?|bought|sell(?:ing|s|ers?)?|sold|listings?|listed|offers?|closings?|closed?|mov(?:ed|ing) in|mortgages?|loans?|lenders?|borrow\w*|banks?|deposits?|down ?payments?|escrow|appraisals?|inspect\w*|deeds?|title|realtors?|agents?|brokers?|landlords?|tenants?|rent(?:s|ed|ing|ers?)?|lease|insur\w+|tax(?:es)?|county|hoa|association|neighborhood|oil tank|tank|heat(?:ing)?|my place|contract|sign(?:ed|ing)?|maisons?|proprietes?|copropriet\w*|logements?|immeubles?|toit(?:ure)?|sous-sol|achet\w*|achat|vend(?:re|eurs?|euses?|us?|ue)?|ventes?|offres?|hypothe\w*|prets?|preteurs?|banques?|depots?|notaires?|courti\w+|proprietaires?|locataires?|louer|loyers?|bail|assur\w+|evaluat\w+|impots?|signe[rz]?|casas?|viviendas?|propiedad\w*|departamentos?|techos?|sotano|compr(?:ar?|o|e|e|amos|adores|ador|ando|aron)|vend(?:er|o|emos|edor\w*|iendo)|ventas?|ofertas?|hipotecas?|prestam\w*|bancos?|depositos?|enganche|cierre|escrituras?|notari\w+|agentes?|duen[oa]s?|inquilin\w+|rent(?:ar|o|a|as)|alquil\w+|seguros?|impuestos?|condado|contratos?|firm(?:ar|e|o|amos))\b/g;

/** A request to write or to draw something, which is no question. */
const writes =
  /\b((can|could|would) you|help me|please) (write|draft|compose|draw|make)\b|^(write|draft|compose)\b|\b(ecris|redige|compose)[zr]?(-| )(moi|nous)\b|\b(escribe|escribeme|redacta\w*|haz(me)?)\b/;

const fewest = 2;

/** True if a question has words of the matters of this assistant and asks for no text to be written. */
export function isOfHomes(text: string): boolean {
  return !writes.test(text) && new Set(text.match(words)).size >= fewest;
}
