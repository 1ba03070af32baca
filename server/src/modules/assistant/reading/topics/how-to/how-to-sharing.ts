/** Long because it is a table: the words of questions about what others see and get, by topic (plain text). */
import { featureTopics } from './how-to-features.ts';

const gives =
  '(?=.*\\b(send\\w*|sent|get|give|grant|pass|hand|forward|share|sharing|show|let|e-?mail|submit|see|sees|view|read|access\\w*|envoy\\w*|envoi\\w*|transmet\\w*|partag\\w*|montr\\w*|donn\\w*|remet\\w*|faire parvenir|voi[trs]?|voie|acces|mand\\w*|envi(o|ar|e|emos)|pas(o|ar|arle|arselo|amos)|compart\\w*|dar(le|les)?|doy|ensen\\w*|muestr\\w*|mostrar\\w*|ve|ver|vea|acceso|lleg\\w*)\\b)';
const professional =
  '(?=.*\\b(agents?|realtors?|lenders?|brokers?|advisors?|loan officer|mortgage (guy|person|agent|broker)|court(ier|iere|age)s?|preteurs?|conseill\\w+|banque|agentes?|prestamistas?|asesor\\w*|banco|bank|grace|corredor\\w*)\\b)';
const papers =
  '(?=.*\\b(documents?|docs|papers?|paperwork|letters?|tax returns?|w-?2s?|t4s?|pay ?stubs?|statements?|files?|uploads?|papiers?|lettres?|releves?|talons?|fiches? de paie|avis de cotisation|documentos?|papeles?|cartas?|recibos?|talon(es)?|estados de cuenta|declaracion(es)?|comprobantes?)\\b)';
const figures =
  '(?=.*\\b(numbers|figures|calculations?|calc|estimates?|breakdown|results?|payment (numbers|figures)|chiffres|calculs?|montants|resultats?|estimation|numeros|cifras|calculos?|cuentas|montos|resultados?|estimacion)\\b)';
const asks =
  '(?=.*\\b(how|where|can|could|do|does|is there|will|way|comment|ou|puis-je|peut|peux|peuvent|est-ce|possible|como|donde|puedo|puede[n]?|se puede|hay)\\b)';

const all = (...parts: string[]): RegExp => new RegExp(`^${parts.join('')}`);

/** People of a household, with whom a list is shared. */
const household =
  '(?=.*\\b(gf|bf|girlfriend|boyfriend|fiancee?|husband|hubby|wife|spouse|partner|mom|mum|dad|parents?|brother|sister|son|daughter|roommate|friend|co-?buyers?|someone|chum|blonde|copain|copine|conjointe?|mari|femme|mere|pere|frere|soeur|ami|amie|coacheteu\\w*|novi[oa]|espos[oa]|marido|mujer|pareja|mama|papa|herman[oa]|hij[oa]|amig[oa]|alguien)\\b)';

const sharingTopics: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'co-buyer',
    all(
      '(?=.*\\b(how|can|could|way|comment|peut|peux|puis-je|como|puede[n]?|puedo|se puede)\\b)',
      household,
      '(?=.*\\b(add|invite|inviting|share|see|view|ajout\\w*|invit\\w*|partag\\w*|voir|voie|voit|agreg\\w*|anad\\w*|compart\\w*|vea[n]?|ver|ve)\\b)',
      '(?=.*\\b(saved|favou?rites?|hearted|liked|list|my (homes|houses)|enregistr\\w*|sauvegard\\w*|favoris|coups? de coeur|liste|guard\\w*|favorit[oa]s|lista|mis casas)\\b)',
      '(?!.*\\b(agents?|realtors?|lenders?|brokers?|court\\w+|prestamistas?|agentes?|documents?|documentos?|loan|mortgage|income|earns?|makes \\$?\\d+|voted?|remove|stop|leave|private)\\b)',
    ),
  ],
  [
    'who-opened',
    all(
      asks,
      papers,
      '(?=.*\\b(who (has |have )?(looked|opened|saw|seen|read|viewed)|qui a (vu|ouvert|lu|consulte)|quien (vio|abrio|ha visto|leyo|reviso))\\b)',
    ),
  ],
  [
    'share-documents',
    all(
      asks,
      gives,
      professional,
      papers,
      '(?!.*\\b(need|want|ask\\w*|require\\w*|besoin|exige\\w*|demande\\w*|piden?|necesita\\w*|replied|answered|withdraw\\w*|revoke\\w*|take away|retirer|quitar\\w*|did (the|my|they)|has (the|my)|got my|received|recu|recibi\\w*|already|pre-?approv\\w*|preapprob\\w*|preaprob\\w*|what (documents|papers)|quels?|que documentos|offers?|loan estimate|closing)\\b)',
    ),
  ],
  ['share-figures', all(asks, gives, professional, figures, '(?!.*\\b(phone|telephone|telefono|loan estimate)\\b)')],
  [
    'send-message',
    /^(?!.*\b(cancel\w*|annul\w*|reschedul\w*|reagend\w*)\b).*\b(how|comment|como)\b.*\b(tell|let|inform|dis|dire|avise\w*|avis(ar|o)|dig(o|a|amos)|decir\w*)\b.*\b(agent|realtor|her|him|court\w+|agente)\b/,
  ],
  [
    'privacy-data',
    /^(?!.*\b(documents?|documentos?|papers?|papiers|papeles)\b.*\b(who|qui|quien)\b)(?=.*\b(private|privad[oa]s?|prive[es]*|who (can |else can )?(see|sees|read)|can (my|the|an?) (agent|realtor|lender|broker)\w* see|does (my|the) (agent|realtor|lender) see|qui (peut )?(voit|voir)|peut\b.*\bvoir|can my \w+ see|puede ver|mon court\w+ voit|quien (puede )?(ve|ver|lee)|mi agente ve|see my)\b)(?=.*\b(searches|search|budget|saved (homes|houses)|favou?rites?|chat|conversation|questions|income|messages?|what i (write|type|ask)|ce que j'ecris|lo que (escribo|pregunto)|recherches?|favoris|mensajes?|presupuesto|busquedas?|casas guardadas|favorit[oa]s|preguntas)\b)/,
  ],
  [
    'send-message',
    /\b(if|si|when|quand|cuando)\b.*\b(i'?m|i am|i run|we'?re|je suis|on est|llego|llegamos|estoy|voy)\b.*\b(late|en retard|tarde)\b/,
  ],
  [
    'send-message',
    /\b(how|comment|como)\b.*\b((write|reply|answer|get back) to (her|him|them|grace|my)|(lui|leur) (re)?(ecri\w+|repond\w+)|(le|les) (escrib\w+|contest\w+|respond\w+))\b/,
  ],
  [
    'compare',
    /^(?!.*\b(compared (with|to)|for sale|last year|market|prices?|taxes|marche|prix|mercado|precios?|agents?|lenders?|rates?|offers?|loans?|banks?|preteurs?|courtiers?|taux|tasas?|prestamos?|offres?|ofertas?|agentes?)\b)(?=.*\b(how (do|can|many)|where|is there|can (i|we|you)|way|comment|combien|ou (est|puis)|est-ce qu|peut-on|on peut|y a-t-il|puis-je|como|cuantas|donde|se pueden?|puedo|podemos|hay)\b)(?=.*\b(compar\w+|side by side|side-by-side|cote a cote|lado a lado|next to each other|sur une (meme )?page|en una (misma )?pagina|at once|a la vez|a la fois)\b)(?=.*\b(homes|houses|condos|places|listings|properties|maisons|proprietes|logements|casas|propiedades|thing|tool|page|feature|outil|funcion|herramienta)\b)/,
  ],
  [
    'apply-loan',
    /\b(how|where|can|comment|ou|puis-je|como|donde|puedo)\b.*\b(apply|applying|application|demande|faire une demande|solicit\w+|aplic\w+)\b.*\b(mortgage|loan|pret|hypotheque|hypothecaire|prestamo|hipoteca)\b/,
  ],
  [
    'see-map',
    /^(?!.*\b(draw|dessin\w*|trac\w*|dibuj\w*)\b)(?=.*\b(how|where|can|is there|comment|ou|puis-je|peut-on|y a-t-il|como|donde|puedo|hay)\b)(?=.*\b(on|with|see|show|view|sur|voir|afficher|avec|en|ver|mostrar) (a |the |une |la |un |el )?(map|carte|mapa)\b)/,
  ],
  [
    'filters',
    /^(?=.*\b(how|where|comment|como|donde|ou)\b)(?=.*\b(only|just|seulement|juste|que|solo|solamente|nada mas)\b)(?=.*\b(see|show|view|filter|voir|afficher|filtrer|ver|mostrar|filtrar)\b)(?=.*\b(homes|houses|condos|listings|maisons|proprietes|casas|propiedades)\b)(?=.*\b(with|without|avec|sans|con|sin|under|over|moins|menos)\b)|^(?=.*\b(how|where|can|comment|ou|puis-je|como|donde|puedo)\b)(?=.*\b(remove|clear|turn off|reset|undo|get rid|take (off|out)|change|add|find|enlev\w*|retir\w*|effac\w*|chang\w*|ajout\w*|quit\w*|borr\w*|limpi\w*|cambi\w*|agreg\w*)\b)(?=.*\b(filters?|criteri\w*|filtres?|criteres?|filtros?|criterios?)\b)/,
  ],
  [
    'report-listing',
    /^(?=.*\b(report (a|an|the|this|that|it|one)|flag|wrong|incorrect|mistake|outdated|fake|scam|signal\w*|erreur|fausse?s?|arnaque|report(o|ar)|incorrect[oa]|equivocad[oa]|error|falso|estafa)\b)(?=.*\b(listing|ad|price (is|shown)|annonce|inscription|fiche|anuncio|publicacion)\b)(?!.*\b(deposit|agent'?s? (license|fee))\b)/,
  ],
  [
    'phone-app',
    /\b(do you|is there|have you|you guys|avez-vous|y a-t-il|existe|tienen?|hay)\b.*\b(an? app|mobile app|phone app|iphone app|android app|une app\w*|una app|aplicacion)\b|\b(download|telecharger|descargar)\b.*\bapp\b/,
  ],
  [
    'pre-approval-validity',
    /^(?=.*\b(how long|valid\w*|good for|last\w*|expir\w*|run out|ran out|lapse\w*|combien de temps|valable\w*|dur\w*|encore bonne?|expire\w*|cuanto (dura|tiempo)|vigen\w*|venc\w*|vale|caduc\w*|still (good|ok))\b)(?=.*\b(pre-? ?approv\w*|pre-? ?qualif\w*|pre-?a(pprob|pprouv|utoris)\w*|preapr\w*|preaprob\w*)\b)(?!.*\b(my|our|mine|ma|mon|notre|mi|mis|nuestr[oa])\b)/,
  ],
];

/** Topics about the features of the site and about what others see and get. */
export const siteTopics = [...featureTopics, ...sharingTopics];

/** Returns the topic of a question about a feature of the site or about what others see and get. */
export const siteTopicOf = (text: string): string | undefined =>
  siteTopics.find(([, pattern]) => pattern.test(text))?.[0];

/** Words that pass something on to a professional: “send that to my agent”. */
export const passesOn = all(gives, professional);
