import { plain } from './plain.ts';

export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
/** A text in each language of the assistant. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>;
export const inLanguages = (en: string, fr: string, es: string): InLanguages => ({ en, fr, es });

/** Function words that belong to only one of the languages, without accents. */
const words: InLanguages = {
  en: `the a an is are was were be been am i we you he she they it my our your his her their this that these those
    what when where why who how which do does did have has had can could will would should may might must of in on at
    to for from with without by about and or but if so not any some there here as than then out up off me us them
    much many show find want need tell give get got just only pls please wanna gonna dont cant its whats im ive
    whos hows u r ur n w wld shld wtf ok hi hello hey thanks home homes house houses buy buying compare more cheaper cheapest under
    no first last time use nothing funding fee fees below above bed beds bath baths bedroom bedrooms mortgage rate rates loans sell selling sold rent loan price tax worth owe paid pay month year income`,
  fr: `le les des du un une est sont etait etre suis je nous vous il elle ils elles mon ma mes notre nos votre vos
    son ses leur leurs ce cet cette ces ca cela quoi quand ou pourquoi qui comment quel quelle quels quelles combien
    ai as avons avez ont avait peut peux pouvez pouvons faut doit dois dans sur au aux chez pour avec sans par et mais
    si pas plus moins y en que qu est-ce c d l j m n s t bonjour merci svp maison maisons taxe
    acheter cherche montre montrez voir pis tu moi toi lui donc deja encore quelque chose sous chambres moyen
    entre hypotheque impot ete a versement mise fonds proprio logement appart quartier quartiers veut dire veulent signifie copropriete chambre salle combien courtier visite visiter
    de test resistance carte duree cotisation offre vends vendre vendu loyer taux payer gagne gagnons coute frais notaire revenu pret prix rapporte rembourse propriete
    compare definition appartement appartements terrain terrains chalet chalets fermette fermettes plex proprietes immeuble logements louer acheteur
    vendeur usufruit servitude emphyteose mainlevee preemption droit droits acte solde promesse prevoyance indivise divise hypothecaire vente ventes
    achat achats recherche recherches enregistrees sauvegardees visites courtiers aujourd hui hier demain semaine lundi mardi mercredi jeudi vendredi
    samedi dimanche prochain prochaine dernier derniere marche baissent montent baisse hausse libre libres portes ouvertes bord eau lac piscine
    stationnement cour foyer neuf neuve pres banlieue jla jfais jvois jmets jveux jpeux koi ya pu faque icitte`,
  es: `el los las del un una unos es son era ser soy estoy esta estan yo nosotros usted ustedes ella ellos mi mis
    nuestro nuestra su sus este esta estos estas eso esa que cuando donde porque por quien como cual cuales cuanto
    cuanta cuantos cuantas tengo tiene tenemos tienen puedo puede podemos hay en sobre al para con sin y pero si no
    mas menos me te se nos lo le les ya aun todavia hola gracias casa casas comprar busco buscar muestre muestrame
    quiero necesito tiene tienen garaje autos mil recamaras recamara cuartos impuesto impuestos hipoteca enganche pago agente asesor asesora prestamista cita mucho
    ayudas ayuda ayudan documentos documento falta faltan faltaba visita visitas oferta respondio contesto muy algo algun alguna desde hasta ahora ahorita qe q pa va van hacer hago debo dinero vivienda conviene inspeccion precio prestamo cierre oferta
    de anos ano seguro mantenimiento cuarto unidad da significa vale vendo vender vendi rento renta gano ganamos ganar pagar comision interes tasa seguro cuota vivo ingreso deuda gravamen refinanciar
    diferencia entre condominio cubre exencion permiso ofertas hice hizo escribio dijo ayer hoy manana lunes martes miercoles jueves viernes sabado
    domingo semana bajo contrato terreno terrenos apartamento apartamentos alberca piscina cochera jardin compara comparar comparo tiempo hace vista
    mar playa abierta abiertas mensaje mensajes solicitud solicitudes notario escritura registro titulo propiedad propiedades horizontal barata barato paso pasos voy vamos cuentame dime
    baratas baratos nueva nuevo vecindario ciudad mercado subiendo bajando precios banco ahorros venta ventas promedio sigue dame quisiera hablar
    quiere decir a subo bajo`,
};

const owners = new Map<string, Set<Language>>();
for (const language of languages)
  for (const word of words[language].split(/\s+/)) owners.set(word, (owners.get(word) ?? new Set()).add(language));

const letters: readonly (readonly [RegExp, Language])[] = [
  [/[àâçèêëîïôûùœ]/gi, 'fr'],
  [/[ñáíóú¿¡]/gi, 'es'],
];

/** Spanish words whose accents tell them from French ones: “qué”. */
const spanishAccents =
  /(?<!\p{L})(?:qué|cómo|cuál|cuáles|cuánt[oa]s?|cuándo|dónde|quién|más|sí|él|está|estás|será|también|aún)(?!\p{L})/iu;

/** Endings of Spanish words, and “y” between two things, which is no French word there. */
const spanishForms = /\b[a-z]{3,}(?:encias?|ancias?|cion|ciones|dades|miento|mientos)\b|\by (?:un|una|el|la|los|las)\b/;

/** “Duplex à Verdun”: a home, “à” and its place, typed without accents. */
const frenchForms =
  /\b(?:condo|duplex|triplex|quadruplex|bungalow|cottage|studio|loft|jumele|penthouse)s? (?:a|au) [a-z]{3,}/;

/** Detects the language of a text; returns `otherwise` if no word identifies it. */
export function languageOf(typed: string, otherwise: Language = 'en'): Language {
  const votes: Record<Language, number> = { en: 0, fr: 0, es: 0 };
  votes[otherwise] += 0.3;
  // “lender's” and “I'm” are English, but their final letters are French words.
  // “2.4m” and “450k” are figures in every language.
  // “VA” is a loan, “va” a word.
  const contracted = plain(typed.replace(/\bVA\b/g, ' '))
    .replace(/\d[\d.,]*[a-z]+/g, ' ')
    .replace(/\b([a-z]{2,}|i)['’](s|m|re|ve|ll|d)\b/g, (_, word: string) => {
      votes.en += 1;
      return word;
    });
  for (const word of contracted.split(/[^a-z]+/)) {
    const known = owners.get(word);
    for (const language of known ?? []) votes[language] += 1 / known!.size;
  }
  if (spanishForms.test(contracted)) votes.es += 0.6;
  if (frenchForms.test(contracted)) votes.fr += 1;
  if (spanishAccents.test(typed)) votes.es += 1.2;
  for (const [pattern, language] of letters) votes[language] += 0.6 * Math.min(3, typed.match(pattern)?.length ?? 0);
  return languages.reduce((best, each) => (votes[each] > votes[best] ? each : best), otherwise);
}
