/** A switch of the lender at renewal, in three languages (plain text). */
const renewal = /\b(renew\w*|renouvel\w*|renov\w*)\b/;
const moves =
  /\b((tak(e|ing)|mov(e|ing)|bring\w*|transfer\w*|switch\w*) (it|this|that|my|our|the|over|lenders?|banks?)\b|(some(where|place)|anywhere) else|(another|different|other|new) (bank|lender|place|credit union)|take it over|chang(er|e|eons) de (banque|preteur|caisse)|ailleurs|une? autre (banque|preteur|caisse)|transferer|cambi(ar|o|arme) de (banco|prestamista)|otr[oa] (banco|prestamista|lado|parte))\b/;
const otherMatter = /\b(insurance|lease|license|licence|lintel|assurance|bail|permis|seguro|licencia)\b/;

/** True if a question is about another lender at renewal, which the sentence before it can name. */
export const asksSwitchAtRenewal = (text: string, before: string): boolean =>
  moves.test(text) && renewal.test(`${before} . ${text}`) && !otherMatter.test(text);

const carries =
  /\b(tak(e|ing)|mov(e|ing)|bring\w*|carry\w*|transfer\w*|port(ing)?|follows?|keep|emmen\w+|amen\w+|apport\w+|transport\w+|transfer\w+|suit|suivre|llev\w+|pas(ar|o|amos)|traslad\w+)\b/;
const nextHome =
  /\b(next|new|other|another|second) (home|house|place|condo|property|one)\b|\b(prochaine?|nouvelle?|autre) (maison|propriete|condo|logement|place)\b|\b(siguiente|proxima|nueva|otra) (casa|propiedad|vivienda)\b|\b(casa|propiedad) (nueva|siguiente)\b/;
const ofLender = /\b(lenders?|banks?|credit union|preteurs?|banques?|caisse|prestamistas?|bancos?)\b/;

/** True if a question is about taking a mortgage along to the next home: “renews in March, can we bring it over to the next place?”. */
export const asksPorting = (text: string, before: string): boolean =>
  carries.test(text) &&
  nextHome.test(text) &&
  !ofLender.test(text) &&
  /\b(mortgage|loan|renew\w*|hypotheque|pret|renouvel\w*|hipoteca|prestamo|renov\w*)\b/.test(`${before} . ${text}`) &&
  !otherMatter.test(text);
