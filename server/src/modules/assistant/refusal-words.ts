/** Long because it is a table: the reasons for refusals and the alternatives in each language. */
import type { ProtectedClass } from '@lintel/hypersearch';
import { lawfulAlternative, refusalReason } from '../search/index.ts';
import { type OfferName, offer } from './offers.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { InLanguages, Language } from './reading/language.ts';
import type { RefusalName } from './reading/topics/refusals.ts';
import { pages } from './tools/answers/how-to-texts.ts';
import { choices, sources, text } from './tools/words.ts';

interface Refusal extends InLanguages {
  next: readonly OfferName[];
  links: readonly string[];
}

const refusals: Readonly<Record<RefusalName, Refusal>> = {
  injection: {
    en: 'I only answer questions about homes, costs, your purchase and this site. I can show nobody’s data but your own.',
    fr: 'Je réponds seulement aux questions sur les propriétés, les coûts, votre achat et ce site. Je ne montre que vos propres données.',
    es: 'Solo respondo preguntas sobre casas, costos, su compra y este sitio. Solo puedo mostrar sus propios datos.',
    next: ['can'],
    links: ['/support'],
  },
  fraud: {
    en: 'I can’t help with that: what you tell a lender has to be true, and false documents are a crime. A mortgage advisor can tell you openly which ways there are.',
    fr: 'Je ne peux pas aider pour cela : ce que vous dites à un prêteur doit être vrai, et les faux documents sont un crime. Un conseiller hypothécaire peut vous dire les voies possibles.',
    es: 'No puedo ayudar con eso: lo que diga a un prestamista debe ser verdad, y los documentos falsos son un delito. Un asesor hipotecario puede decirle qué opciones hay.',
    next: ['advisor', 'missing'],
    links: ['/professionals'],
  },
  ownerContact: {
    en: 'I can’t give out an owner’s phone number or email: they are private. The listing agent speaks for the owner. Open the page of the home and use Contact agent, or ask your own agent to pass on your question.',
    fr: 'Je ne peux pas donner le téléphone ni le courriel d’un propriétaire : ils sont privés. Le courtier inscripteur parle pour lui. Ouvrez la page de la propriété et écrivez au courtier, ou demandez à votre courtier de transmettre votre question.',
    es: 'No puedo dar el teléfono ni el correo de un dueño: son privados. El agente de la propiedad habla por él. Abra la página de la casa y escriba al agente, o pida a su agente que transmita su pregunta.',
    next: ['person', 'saved'],
    links: ['/professionals'],
  },
  otherPeople: {
    en: 'I can’t tell you about other people: their documents, offers, searches and private lives are theirs. What is public about a home, I can tell you.',
    fr: 'Je ne peux rien dire d’autres personnes : leurs documents, offres, recherches et vies privées leur appartiennent. Ce qui est public d’une propriété, je peux le dire.',
    es: 'No puedo hablar de otras personas: sus documentos, ofertas, búsquedas y vida privada son suyos. Lo que es público de una casa sí puedo decirlo.',
    next: ['saved', 'can'],
    links: ['/support'],
  },
  fairHousing: {
    en: 'I don’t choose places by who lives there, or agents and lenders by who they are: fair housing laws in the USA and human rights law in Canada protect everyone. You can search by price, commute, parks, transit, schools and the home itself, and choose professionals by language, area and experience.',
    fr: 'Je ne choisis pas un lieu selon qui l’habite, ni un courtier ou un prêteur selon qui il est : les lois sur le logement équitable aux États-Unis et les droits de la personne au Canada protègent chacun. Vous pouvez chercher par prix, trajet, parcs, transports, écoles et selon la propriété elle-même, et choisir un professionnel par langue, secteur et expérience.',
    es: 'No elijo lugares por quién vive ahí, ni agentes o prestamistas por quiénes son: las leyes de vivienda justa de EE. UU. y los derechos humanos en Canadá protegen a todos. Puede buscar por precio, trayecto, parques, transporte, escuelas y por la casa misma, y elegir profesionales por idioma, zona y experiencia.',
    next: ['can'],
    links: ['/hypersearch'],
  },
  advertising: {
    en: 'I can’t help with an ad that prefers or excludes people. In the USA the Fair Housing Act bars such ads for family status and every other protected class, even where a small building that you live in is exempt from its other rules; the exception is qualifying senior housing (55+). Human rights codes in Canada bar them too. Describe the home instead; a fair housing office or a lawyer can check your text.',
    fr: 'Je ne peux pas aider pour une annonce qui préfère ou exclut des personnes. Les lois sur les droits de la personne au Canada l’interdisent, comme le Fair Housing Act aux États-Unis, même pour un petit immeuble que vous habitez; l’exception est l’habitation reconnue pour aînés (55 ans et plus). Décrivez plutôt le logement; un organisme des droits de la personne ou un avocat peut vérifier votre texte.',
    es: 'No puedo ayudar con un anuncio que prefiera o excluya a personas. En EE. UU. la Fair Housing Act los prohíbe por situación familiar y toda otra clase protegida, también en un edificio pequeño donde usted vive; la excepción es la vivienda calificada para mayores (55+). En Canadá los prohíben las leyes de derechos humanos. Describa la vivienda; una oficina de vivienda justa o un abogado puede revisar su texto.',
    next: ['can'],
    links: ['/support'],
  },
  safety: {
    en: 'I don’t rate how safe a place is: there is no crime data here that would be fair and reliable. Local police publish their own figures, and you can visit at different times of the day.',
    fr: 'Je n’évalue pas la sécurité d’un lieu : il n’y a pas ici de données criminelles justes et fiables. La police locale publie ses chiffres, et vous pouvez visiter à différentes heures.',
    es: 'No califico qué tan seguro es un lugar: aquí no hay datos de delitos justos y confiables. La policía local publica sus cifras, y puede visitar a distintas horas.',
    next: ['can'],
    links: ['/support'],
  },
  approval: {
    en: 'Only a lender can say whether you get a loan and at which rate; I can’t approve or promise one. I can compute what the usual limits allow, show which documents a lender asks for, and lead you to a mortgage advisor.',
    fr: 'Seul un prêteur peut dire si vous obtenez un prêt et à quel taux; je ne peux ni l’approuver ni le promettre. Je peux calculer ce que permettent les limites usuelles et vous conduire à un conseiller hypothécaire.',
    es: 'Solo un prestamista puede decir si obtiene un préstamo y a qué tasa; yo no puedo aprobarlo ni prometerlo. Puedo calcular lo que permiten los límites usuales y llevarlo con un asesor hipotecario.',
    next: ['afford', 'missing', 'advisor'],
    links: ['/professionals', '/documents'],
  },
  tax: {
    en: 'I can’t give tax advice: it depends on your whole situation, and a tax professional answers for it. What the property tax of a home is, I can tell you.',
    fr: 'Je ne peux pas donner de conseil fiscal : cela dépend de toute votre situation, et un fiscaliste en répond. Je peux dire la taxe foncière d’une propriété.',
    es: 'No puedo dar consejo fiscal: depende de toda su situación, y de eso responde un contador o asesor fiscal. El impuesto predial de una casa sí puedo decírselo.',
    next: ['person'],
    links: ['/professionals'],
  },
  legal: {
    en: 'I can’t give legal advice or read a contract for you: that is for an attorney (in Québec, a lawyer or notary). Your agent knows the steps and deadlines; I can show you yours.',
    fr: 'Je ne peux pas donner d’avis juridique ni lire un contrat pour vous : c’est le rôle d’un avocat ou d’un notaire. Votre courtier connaît les étapes et les délais; je peux montrer les vôtres.',
    es: 'No puedo dar consejo legal ni leer un contrato por usted: eso es de un abogado. Su agente conoce los pasos y plazos; yo puedo mostrarle los suyos.',
    next: ['next', 'person'],
    links: ['/professionals', '/journey'],
  },
  investment: {
    en: 'I make no forecasts and give no investment advice: nobody can promise what a home will be worth. I can show how prices and sales have been in a place, and what a home costs you.',
    fr: 'Je ne fais pas de prévisions et ne donne pas de conseil en placement : personne ne peut promettre la valeur future d’une propriété. Je peux montrer les prix et les ventes d’un lieu, et ce qu’une propriété vous coûte.',
    es: 'No hago pronósticos ni doy consejos de inversión: nadie puede prometer cuánto valdrá una casa. Puedo mostrar cómo han estado los precios y las ventas de un lugar y lo que una casa le cuesta.',
    next: ['afford', 'can'],
    links: ['/hypersearch'],
  },
  medical: {
    en: 'I can’t judge what a home means for anybody’s health: please ask a doctor. A licensed inspector can test for mold, radon, lead or asbestos before you buy.',
    fr: 'Je ne peux pas juger de l’effet d’une propriété sur la santé : demandez à un médecin. Un inspecteur qualifié peut chercher moisissure, radon, plomb ou amiante avant l’achat.',
    es: 'No puedo juzgar el efecto de una casa en la salud: pregunte a un doctor. Un inspector con licencia puede buscar moho, radón, plomo o asbesto antes de comprar.',
    next: ['inspection', 'person'],
    links: ['/professionals'],
  },
};

/** Returns the reason for a refusal and its alternatives. */
export function refusalParts(
  refusal: RefusalName,
  protectedClass: ProtectedClass | undefined,
  language: Language,
): StoredPart[] {
  const { next, links, [language]: says } = refusals[refusal];
  const named = refusal === 'fairHousing' && protectedClass && language === 'en';
  return [
    text(named ? `${refusalReason(protectedClass)} ${lawfulAlternative[protectedClass]}` : says),
    choices(...next.map((name) => offer(language, name))),
    sources(...links.map((path) => [pages[path]![language], path] as const)),
  ];
}
