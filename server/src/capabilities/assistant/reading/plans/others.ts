/** Long because it is a table: status, how-to, market, people, definitions and what lies outside. */
import { entriesNamed, termsNamed } from '../../knowledge/index.ts';
import { isPlace } from '../message.ts';
import { firstOf, type Planner, use } from './use.ts';

/** A tool for words that ask for it; the first that fits counts. */
const byWords =
  (...rows: readonly (readonly [tool: Parameters<typeof use>[0], pattern: RegExp])[]): Planner =>
  ({ has }) => {
    const row = rows.find(([, pattern]) => has(pattern));
    return row && use(row[0]);
  };

export const statusPlan: Planner = firstOf(
  byWords(
    [
      'replies',
      /\b(answer|repl|respond)\w*\b|\b(text|write|wrote|written|hear|heard|got|gotten|get)\b.*\bback\b|\b(any|no) (word|news) from\b|\bnothing from (her|him)\b|\bnouvelles de\b|\bhay respuesta\b|\bseen the message\b|\bnot heard\b|\brepondu?\w*\b|\bcontest\w+|\brespondi\w*|\bescribio\b|\brecib\w+ mi mensaje\b/,
    ],
    [
      'news',
      /\bnew since\b|\bunread\b|\bnew messages?\b|\bany(thing)? new\b|\bnew alerts?\b|\bnon lus?\b|\bdu nouveau\b|\bmensajes? (nuevos?|sin leer)\b|\balgo nuevo\b|\bnotifications?\b/,
    ],
    [
      'purchase',
      /\b(my|our|the|an?) offers?\b|\boffers? (go|went|been|accepted)\b|\boffres?\b|\bproposition\b|\bofertas?\b|\bwhen do we close\b|\bclosing date\b|\bcuando cerramos\b/,
    ],
    [
      'journey',
      /\bwhere (am|are) (i|we)\b|\bwhere do (i|we|things) stand\b|\ben que vamos\b|\b(which|what) (step|stage)\b|\bhow far\b|\bprogress\b|\bou en (suis|sommes)\b|\ben que paso\b|\bwhat (comes|happens) after\b|\bhow is my (home )?(purchase|search|buying)\b|\bprocess\b/,
    ],
    [
      'profile',
      /\bon file\b|\bmy budget\b|\bbudget set\b|\bmon budget\b|\bbudget (dans|de) mon\b|\bpresupuesto\b|\bpre-?approv\w+|\bpre-?appro\w+|\bpreautoris\w+|\bpreaprob\w+|\brate hold\b/,
    ],
    [
      'appointments',
      /\bappointments?\b|\bshowings?\b|\btour\b|\bbooked\b|\bseeing that\b|\brendez-vous\b|\brdv\b|\bvisites?\b|\bcitas?\b|\bwhat time\b|\bquelle heure\b|\bque hora\b|\bsaturday\b|\bsamedi\b|\bsabado\b/,
    ],
    [
      'documents',
      /\bdocuments?\b|\bpaper\w*\b|\bpapiers?\b|\bpapel\w*\b|\bdocumentos?\b|\bpay ?stubs?\b|\bstatements?\b|\btax returns?\b|\bestados de cuenta\b|\btalon\w*\b|\bdossier\b|\bletter\b/,
    ],
    [
      'savedSearches',
      /\bsaved search\w*|\bsearch(es)?\b|\balerts?\b|\balertes?\b|\balertas?\b|\brecherches?\b|\bbusquedas?\b|\bavisos?\b/,
    ],
    [
      'savedHomes',
      /\bsaved?\b|\bfavou?rites?\b|\bshort ?list\b|\bliked\b|\b(hearted|favou?rited)\b|\b(on|in) my list\b|\bcoups? de c(oe|œ)ur\b|\bsauvegard\w+|\benregistr\w+|\bfavoris\b|\bguard\w+\b|\bfavorit[oa]s\b/,
    ],
    ['recommendations', /\brecommend\w*|\brecommand\w+|\brecom(i|e)end\w+|\bmight like\b/],
  ),
  ({ cues, kinds }) =>
    cues.has('nextSteps') || cues.has('missing') || kinds[0]!.score - kinds[1]!.score > 2
      ? use('nextSteps')
      : undefined,
);

/** A home that somebody saved becomes cheaper. */
const savedHomeDrops =
  /\b(price|cheaper)\b.*\b(saved|favou?rites?|hearted)\b|\b(saved|favou?rites?|hearted)\b.*\b(price|cheaper)\b|\bprecios?\b.*\b(guard\w+|favorit[oa]s)\b|\b(guard\w+|favorit[oa]s)\b.*\bprecio\b|\b(favoris|enregistr\w+)\b.*\bprix\b|\bprix\b.*\b(favoris|enregistr\w+)\b/;

/** Instructions by topic. */
const topics: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'after-offer',
    /\b(after|between|from|once|since)\b.*\b(accepted|accepts?|says yes|signing|inspection)\b|\b(entre|apres|une fois|depuis)\b.*\b(acceptee?|acceptation|remise des cles)\b|\b(despues|desde|entre|cuando)\b.*\b(aceptan|aceptada|aceptaron|llaves)\b/,
  ],
  ['saved-home-alerts', savedHomeDrops],
  [
    'privacy-documents',
    /\bwho (is able to|can|could|may|gets to) (see|read|open|access)\b|\b(withdraw|revoke|take (away|back)|end|remove)\b.*\baccess\b|\bretirer\b.*\bacces\b|\bquit\w+\b.*\b(acceso|permiso)\b|\bqui peut voir\b|\bquien puede ver\b/,
  ],
  [
    'delete-account',
    /\b(delete|close|remove|erase|download)\b.*\b(account|data|information|documents)\b|\b(supprimer|effacer|telecharger)\b.*\b(compte|donnees)\b|\b(borr\w+|elimin\w+|descarg\w+)\b.*\b(cuenta|datos)\b/,
  ],
  ['password', /\bpassword\b|\bmot de passe\b|\bcontrasena\b/],
  ['two-factor', /\btwo[- ]?(factor|step)\b|\b2fa\b|\bdeux etapes\b|\bdos pasos\b/],
  [
    'change-language',
    /\blanguages?\b|\blangues?\b|\bidiomas?\b|\ben espanol\b|\ben francais\b|\bin (spanish|french)\b/,
  ],
  [
    'change-agent',
    /\b(diff|different|another|new|switch|change)\b.*\bagents?\b|\bchanger de courtier\b|\bautre court\w+\b|\bcambi\w+ de agente\b|\botr[oa] agente\b/,
  ],
  ['change-budget', /\bbudget\b|\bpresupuesto\b/],
  [
    'cancel-tour',
    /\b(cancel\w*|reschedul\w+|postpone|call off|(move|push) (it|my|the|that|our)|can'?t make)\b|\bannul\w+\b|\breporter\b|\bdeplac\w+\b|\b(muevo|mover)\b|\bcancel\w+\b.*\bcita\b/,
  ],
  ['price', /\b(is|site|lintel|page)\b.*\bfree\b|\bgratuit\w*\b|\bgratis\b|\bcost to use\b|\buse this (site|app)\b/],
  [
    'unsave-home',
    /\b(remove|delete|unsave|take off)\b.*\b(saved|favou?rite|home|list)\b|\bretirer\b.*\b(favoris|maison)\b|\bno me interesa\b|\bquit(o|ar)\b/,
  ],
  [
    'co-buyer',
    /\b(wife|husband|spouse|partner|co-?buyer|conjointe?|blonde|chum|espos[oa]|pareja)\b|\b(add|agreg\w+|anad\w+|ajout\w+)\b.*\b(him|her|them|son|daughter|mother|mom|father|dad|brother|sister|fils|fille|mere|pere|frere|soeur|hij[oa]|herman[oa]|mama|papa)\b|\b(sees?|share|vea|voie)\b.*\bsame\b|\binvit\w+\b|\bshare\b/,
  ],
  [
    'notifications',
    /\b(stop|fewer|less|turn off|unsubscribe|mute)\b|\bmoins de courriels\b|\barret\w+\b.*\bcourriels?\b|\bmenos avisos\b|\btantos correos\b|\bdejo de recibir\b|\bmenos correos\b/,
  ],
  [
    'save-search',
    /\bsave (a |my |this |the )?search\b|\balerts?\b|\bping me\b|\btell me when\b|\bpops up\b|\benregistrer une recherche\b|\balertes?\b|\bcourriel des\b|\brecevoir un courriel\b|\bguard\w+ (una |mi )?busqueda\b|\bavis(os|ar|ame|en|e)\b|\balertas?\b|\bnotif\w+\b/,
  ],
  [
    'upload',
    /\bupload\w*\b|\battach\w*\b|\bsend (in|you)\b|\btelevers\w+\b|\bsub(o|ir|i)\b.*\b(documento|papel|archivo)\w*|\bformat\b|\bsub(o|ir|irl[oa]s?)\b|\bpdf\b|\bjpe?g\b|\b(photos?|fotos?) (of|de)\b|\bfiles?\b/,
  ],
  ['conditions', /\b(condition\w*|contingen\w+|depend on)\b|\bcondicion\w*\b|\bsubject to\b/],
  ['make-offer', /\boffers?\b|\boffres?\b|\bpromesse\b|\bofert\w*\b|\bofre\w+\b|\bbid\b/],
  ['get-pre-approved', /\bpre-? ?(approv|qualif)\w*|\bpre-?a(utoris|pprob)\w*|\bpreaprob\w*|\bprecalif\w*/],
  ['inspection', /\binspect\w+\b|\binspeccion\w*\b/],
  ['find-lawyer', /\blawyers?\b|\battorneys?\b|\bnotaires?\b|\bnotary\b|\babogad[oa]s?\b|\bavocate?s?\b/],
  ['compare', /\bcompar\w+\b/],
  ['match-score', /\b(rank|score|order|sort)\w*\b|\bclass\w+\b|\bpuntaje\b/],
  ['save-home', /\bsave\b|\bheart\b|\bsauvegarder\b|\benregistrer\b|\bguard(o|ar)\b/],
  ['connect', /\bconnect\b|\bwork with\b|\bconectar\w*\b/],
];

const showingWords =
  /\b(book|schedule|arrange|set up|request)\b.*\b(showing|tour|viewing|visit)\b|\b(see|visit|tour|view|seeing)\b|\bvisit\w*\b|\bver (la|el|esa|ese|una|\d)|\bagend\w+\b|\breserv\w+\b.*\bvisite\b|\btours?\b|\bshowings?\b/;

/** Booking a tour leads into the request; only “how do I book a showing” without a home is explained. */
const showing: Planner = ({ has, home, talk, text }) => {
  if (
    !has(showingWords) ||
    has(
      /\bcancel|annul|resched|\bmove (it|my|the|that|our)\b|\bpush (it|the|that)\b|deplac|\bmuevo\b|\bwho\b.*\bsee|\bsame (saved|homes|list)\b|\bsaved homes\b|qui peut voir|quien puede ver|\bfrom her own\b|\bwife\b/,
    )
  )
    return undefined;
  if (home.lookUp) return use('handOver', { to: 'agent', for: 'showing', ...home.lookUp });
  const id = home.homes[0] ?? (home.points ? (talk.home ?? talk.shown[0]) : undefined);
  if (id !== undefined) return use('handOver', { to: 'agent', for: 'showing', home: id });
  return /^(how|comment|como|where)\b/.test(text) && !home.points
    ? use('howTo', { topic: 'showing' })
    : use('handOver', { to: 'agent', for: 'showing' });
};

/** The first so many topics are told by several words of a question, whatever comes before them. */
const wholeTopics = 2;

/** The topic whose words come first. */
function topicOf(text: string): string | undefined {
  const [whole] = topics.slice(0, wholeTopics).flatMap(([topic, pattern]) => (pattern.test(text) ? [topic] : []));
  if (whole) return whole;
  const found = topics.flatMap(([topic, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ topic, at }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.topic;
}

export const howToPlan: Planner = firstOf(showing, ({ has, text, home, search, named }) => {
  const [place] = named;
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  const topic = topicOf(text);
  if (topic === 'save-search') {
    const facts = search.wishes.filter((fact) => /^(place|state|zip|price|beds|baths|type|has|hoa|sqft)/.test(fact));
    return use('howTo', { topic, facts: facts.length > 1 ? facts : undefined });
  }
  if (topic) return use('howTo', { topic, home: home.homes[0], place: where });
  return has(/\b(buy|buying|purchase|process|steps)\b|\bachat\b|\bacheter\b|\bcomprar\b|\bcompra\b|\bpasos\b/)
    ? use('howTo', { topic: 'buying-process', place: where })
    : undefined;
});

const forecastWords =
  /\bwill\b|\bgoing to\b|\bwait\b|\bgood time\b|\bnext year\b|\bshould i\b|\bshld\b|\bvont[- ]ils?\b|\bva-t-il\b|\battendre\b|\bbon moment\b|\bmaintenant\b|\bvan a\b|\besperar\b|\bbuen momento\b|\bforecast\b|\bcrash\b|\bmiss it\b/;

export const marketPlan: Planner = ({ places, talk, search, named, has }) => {
  const rest = search.wishes.filter((fact) => /^(type|beds|has):?/.test(fact) && !fact.startsWith('has:price'));
  const where = places.filter((fact) => /^(place|state|zip):/.test(fact));
  const forecast = has(forecastWords) ? { forecast: true } : {};
  const cities = where.filter((fact) => fact.startsWith('place:'));
  if (cities.length > 1) {
    const [first, ...others] = cities.slice(0, 3);
    return use('marketFacts', {
      facts: [first!, ...rest],
      others: others.map((place) => [place, ...rest]),
      ...forecast,
    });
  }
  if (where.length > 0) return use('marketFacts', { facts: [...where, ...rest], ...forecast });
  const before =
    named.length === 0 ? (talk.search?.facts.filter((fact) => isPlace(fact) && !fact.startsWith('near:')) ?? []) : [];
  if (before.length > 0) return use('marketFacts', { facts: [...before, ...rest], ...forecast });
  return { kind: 'ask', for: 'place', waiting: { tool: 'marketFacts', for: 'place', input: { ...forecast } } };
};

const spokenLanguages: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['es', /\b(spanish|espanol|espagnol)\b/],
  ['fr', /\b(french|francais|frances)\b/],
  ['en', /\b(english|anglais|ingles)\b/],
  ['zh', /\b(mandarin|chinese|chinois|chino)\b/],
  ['hi', /\bhindi\b/],
  ['pa', /\bpunjabi\b/],
  ['ar', /\b(arabic|arabe)\b/],
  ['pt', /\b(portuguese|portugais|portugues)\b/],
  ['ko', /\bkorean\b/],
  ['vi', /\bvietnamese\b/],
  ['ru', /\b(russian|russe|ruso)\b/],
];
const experiences: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['VA', /\bva\b/],
  ['self-employed', /\bself[- ]employed\b|\bautonome\b|\bcuenta propia\b/],
  ['gift', /\bgift\b|\bregalo\b|\bdon\b/],
  ['newcomers', /\bnewcomers?\b|\barrives?\b|\brecien llegad/],
  ['relocation', /\banother province\b|\brelocat\w+|\bmoving from\b/],
  ['first-time', /\bfirst[- ]time\b|\bprimera vez\b|\bpremier\b/],
];

const ownAgent =
  /\b(my|our|mi|mon|ma) (agente?|realtor|courti\w+|lender|advisor|team)\b|\bgrace\b|\bms\.? chen\b|\bmon agente\b|\bnuestr[oa] agente\b/;

const otherAgent =
  /\b(diff|different|another|new) (agent|realtor)\b|\bassign me (someone|somebody)\b|\bautre court\w+\b|\botr[oa] (agente|corredora?)\b/;

export const personPlan: Planner = ({ has, text, named, cues }) => {
  if (
    has(
      /\b(cost|costs|pay|paid|paying|commission|charge|owe)\b.*\b(agent|her|him|broker|realtor)\b|\bagents? (cost|get paid|paid)\b|\bcoute\b|\bcuanto cobra\b|\bquien le paga\b|\bcommission\b|\bcomision\b|\bpay a buyer'?s agent\b/,
    )
  )
    return use('explain', { ids: ['commission', 'buyer-agreement'] });
  const support =
    /\b(support|customer service|broken|bug|not working|doesn't work|complain\w*|technical|soutien|soporte)\b/;
  if (has(support)) return use('handOver', { to: 'support' });
  if (
    has(
      /\b(talk|speak|chat|write|send|message)\b.*\b(my|our) (agent|realtor|lender|advisor|broker|team)\b|\bask my agent\b/,
    )
  )
    return use('handOver', { to: 'agent' });
  if (has(otherAgent)) return use('howTo', { topic: 'change-agent' });
  if (
    has(/\b(why|match\w*|matched|how come)\b|\bpourquoi\b|\bjumele\w*\b|\bpor que\b/) &&
    (has(ownAgent) || has(/\bmatch|jumel|toco\b/))
  )
    return use('professionals', { team: true, about: 'match' });
  if (
    has(/\b(phone|telephone|number|reach|telefono|joindre|call her|call him|numero)\b/) &&
    (has(ownAgent) || !cues.has('person'))
  )
    return use('professionals', { team: true, about: 'contact' });
  if (
    has(ownAgent) ||
    has(
      /\bwho (am i|are we) working\b|\bwho is (my|our)\b|\bmy team\b|\bqui est mon\b|\bc'est qui\b|\bquien es mi\b|\bconnected with\b/,
    )
  )
    return use('professionals', {
      team: true,
      about: has(/\b(speak|parle|habla|languages?|langues?|idiomas?)\b/) ? 'languages' : 'match',
    });
  const advisor = cues.has('lender');
  if (cues.has('person') && !cues.has('agent') && !advisor) return use('handOver', {});
  const language = spokenLanguages.find(([, pattern]) => pattern.test(text))?.[0];
  const experience = experiences.find(([, pattern]) => pattern.test(text))?.[0];
  const [place] = named;
  return use('professionals', {
    type: advisor ? 'mortgage_advisor' : 'agent',
    city: place?.city,
    state: place && !place.city ? place.state : undefined,
    language,
    experience,
  });
};

/** Terms come first; where none is named, a rule. A difference takes two of them. */
export const definitionPlan: Planner = ({ text, has, named: places }) => {
  const terms = termsNamed(text);
  const named = terms.length > 0 ? terms : entriesNamed(text);
  const several = has(
    /\bdifference\b|\bdiferencia\b|\bvs\b|\bversus\b|\bor\b|\bou\b|\bo\b|\band\b|\bet\b|\by\b|\bsame\b|\bmismo\b/,
  );
  const ids = named.map(({ id }) => id).slice(0, several ? 2 : 1);
  return ids.length > 0 ? use('explain', { ids, place: places[0]?.name }) : undefined;
};

const reasons: readonly (readonly [reason: string, pattern: RegExp])[] = [
  [
    'legal',
    /\bsue\b|\bcourts?\b|\bsmall claims\b|\bpetites creances\b|\bcorte\b|\blawsuit\b|\bliable\b|\blandlord\b|\blegal\w*\b|\bcontract\b|\bpoursuivre\b|\bdemandar\b|\bdivorc\w*|\blease\b|\bproprietaire\b/,
  ],
  [
    'medical',
    /\bcough\b|\bsick\b|\basthm\w*|\bdoctor\b|\bhealth\b|\bmold\b|\bradon\b|\bmoisissure\b|\bmoho\b|\bbebe\b/,
  ],
  [
    'immigration',
    /\bgreen card\b|\bvisas?\b|\bimmigration\b|\bmigra\w*|\binmigra\w*|\bdeport\w*|\boverstay\w*|\bresidence permanente\b|\bcitizenship\b|\bresidencia\b/,
  ],
  ['investment', /\bstocks?\b|\bbitcoin\b|\bactions\b|\bacciones\b|\binvest\w*/],
  ['politics', /\bgouvernement\b|\bpolitic\w*|\bvot\w+|\belections?\b|\bgovernment\b|\bgobierno\b/],
  ['weather', /\bweather\b|\brain\b|\bsnow\b|\btemps fera\b|\bmeteo\b|\bclima\b|\bllov\w+|\btiempo va\b/],
  ['rent', /\bfor rent\b|\brentals?\b|\ba louer\b|\ben renta\b|\balquil\w+/],
];

export const outsidePlan: Planner = ({ text }) =>
  use('outOfScope', { reason: reasons.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other' });
