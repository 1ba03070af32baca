import type { Law } from './law.ts';

/** Federal topics, whose rule is the same in all provinces, by how a question asks for them. */
export const federalTopics: readonly Law[] = [
  {
    id: 'rent-to-non-resident',
    asks: /\bnr-?[46]\b|\b(cra|withh\w+|tax\w*)\b[^?]{0,40}\brents?\b[^?]{0,40}\blandlord\b|\blandlord\b[^?]{0,30}\b(lives? (in|abroad)|is (a )?non-?resident|moved to)\b[^?]{0,60}\b(cra|tax\w*|withh\w+)\b|\bsection 216\b|\b(non-?residents?|abroad|overseas|(live|living|moved|moving|work|working) (in|to) (the us|the usa|dubai|mexico|france|the uk|england|hong kong|india|china|another country))\b[^?]{0,70}\b(rent(s|ed|ing)? (it |out|our|my|the|to)|rental income|rented|landlord|tenants?)\b|\b(rent(s|ed|ing)? (it |out|our|my|the|to)|rental income|landlord|tenants?)\b[^?]{0,70}\b(non-?residents?|abroad|overseas)\b|\b(non-?resident\w*|a l'etranger)\b[^?]{0,60}\b(loue\w*|loyers?|locataires?)\b|\b(loue\w*|loyers?|locataires?)\b[^?]{0,60}\b(non-?resident\w*|a l'etranger)\b|\b(no residentes?|en el extranjero|fuera de canada)\b[^?]{0,60}\b(rento|rentar|renta|alquil\w+)\b/,
    rules: {},
    federal: true,
  },
  {
    id: 'section-116',
    asks: /\bsection 116\b|\bt2062a?\b|\bclearance certificate\b|\bcertificate of compliance\b|\barticle 116\b|\bcertificat de conformite\b|\b(non-?residents?|non residents?|abroad|overseas)\b[^?]{0,60}\b(sell\w*|sold|seller)\b|\b(sell\w*|sold|seller|vendor)\b[^?]{0,60}\b(non-?residents?|non residents?)\b|\bnon-?resident\w*\b[^?]{0,60}\b(vend\w*|vente)\b|\b(vend\w*|vente)\b[^?]{0,60}\bnon-?resident\w*\b|\bno residentes?\b[^?]{0,60}\b(vend\w*|venta)\b/,
    rules: {},
    federal: true,
  },
  {
    id: 'rental-sale-canada',
    asks: /\b(sold|sell\w*)\b[^?]{0,40}\b(rental|investment) (duplex|triplex|fourplex|plex|condo|property|house|unit|home|apartment)\b[^?]{0,60}\b(tax\w*|gains?|cra|cca|recapture)\b|\b(tax\w*|gains?|cca|recapture)\b[^?]{0,50}\b(sold|sell\w*|sale)\b[^?]{0,30}\b(rental|investment) (duplex|triplex|fourplex|plex|condo|property|house|unit|home|apartment)\b|\brecapture\b[^?]{0,30}\bcca\b|\b(vend\w*|vente)\b[^?]{0,40}\blocati(f|fs|ve)\b[^?]{0,60}\b(impots?|gains?)\b|\b(impots?|gains?)\b[^?]{0,50}\b(vend\w*|vente)\b[^?]{0,40}\blocati(f|fs|ve)\b/,
    rules: {},
    federal: true,
    // Two amounts make a calculation of the gain.
    mostAmounts: 1,
  },
  {
    id: 'prepay-after-five-years',
    asks: /\binterest act\b|\bloi sur l'interet\b|\b(7|seven|10|ten)[- ]?(year|yr)s?\b[^?]{0,60}\b(penalt\w+|break\w*|get out|pay (it )?off|leave|ird)\b|\b(penalt\w+|break\w*|get out|pay (it )?off|ird)\b[^?]{0,60}\b(7|seven|10|ten)[- ]?(year|yr)s? (fixed |term|mortgage)|\b(after|past|over) (5|five) years\b[^?]{0,50}\b(penalt\w+|three months'? interest|3 months'? interest)\b|\bterme de (7|sept|10|dix) ans\b[^?]{0,60}\b(penalite\w*|sortir|briser|casser|rembourser)\b|\bpenalite\w*\b[^?]{0,60}\bterme de (7|sept|10|dix) ans\b|\bplazo de (7|10) anos\b[^?]{0,60}\b(penali\w+|salir|pagar)\b/,
    rules: {},
    federal: true,
  },
];
