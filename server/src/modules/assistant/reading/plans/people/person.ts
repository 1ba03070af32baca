/** Long because it holds the words of questions about agents, lenders and other professionals in three languages. */

import { termsNamed } from '../../../knowledge/index.ts';
import type { Profession } from '../../../tools/people/professions.ts';
import { placesIn } from '../../homes/places.ts';
import { personNamed } from '../../people-named.ts';
import { plain } from '../../plain.ts';
import { veteranWords } from '../../topics/buyer.ts';
import { narrowTopicOf } from '../../topics/how-to/how-to-topics.ts';
import { languageWanted } from '../../topics/spoken-languages.ts';
import { replyWords } from '../../topics/status-words.ts';
import { type Planner, use, withAlso } from '../use.ts';

/** The second language that a person who asks for somebody bilingual needs. */
const bilingual = { en: 'es', fr: 'fr', es: 'es' } as const;

const experiences: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'VA',
    new RegExp(
      `${veteranWords.source}|\\bva (deals?|buyers?|purchases?|clients?|offers?)\\b|\\bveteran[oa]s?\\b|\\bmilita\\w+\\b`,
    ),
  ],
  ['FHA', /\bfha\b/],
  ['USDA', /\busda\b/],
  ['ITIN', /\bitin\b/],
  ['bad credit', /\b(bad|poor|low) credit\b|\bmauvais credit\b|\bmal credito\b/],
  [
    'self-employed',
    /\bself[- ]employed\b|\bwrite (off|everything off)\b|\b1099\b|\bcontractor\b|\bautonome\b|\bcuenta propia\b/,
  ],
  ['gift', /\bgift\b|\bregalo\b|\bdon\b/],
  ['newcomers', /\bnewcomers?\b|\barrives?\b|\brecien llegad/],
  ['relocation', /\banother province\b|\brelocat\w+|\bmoving from\b/],
  ['duplex', /\b(duplex|triplex|plex|multi-?famil\w+|multifamiliar\w*)\b/],
  ['condo', /\b(condos?|condominios?|copropriete)\b/],
  ['land', /\b(land|acreage|terrains?|terrenos?)\b/],
  ['first-time', /\bfirst[- ]time\b|\bprimera vez\b|\bpremier\b/],
];

/** Returns the experience that a plain text asks for, which the directory does not record. */
export const experienceIn = (text: string): string | undefined =>
  experiences.find(([, pattern]) => pattern.test(text))?.[0];

const licenseWords =
  /\blicen[cs]\w*|\bregulat\w+|\bregistered\b|\binscrit\w*\b|\bpermis d[eu']\b.*\bcourtier|\bpermis\b.*\b(courti\w+|agente?)\b|\b(courti\w+|agente?)\b.*\bpermis\b|\boaciq\b|\b(reco|bcfsa|reca)\b|\bwhich body\b|\bque autoridad\b|\bquien regula\b/;

export const ownAgent =
  /\b(my|our|mi|mon|ma) (agente?s?|realtors?|courti\w+|lenders?|advisors?|team)\b|\bgrace\b|\bms\.? chen\b|\bmon agente\b|\bnuestr[oa] agente\b/;

/** Hours at which somebody shall talk. */
const hoursWords =
  /\b(after|before|past|until|till|apres|avant|despues de|antes de|hasta)( las?)? \d{1,2}(:\d\d)? ?(h|am|pm|a\.?m|p\.?m)?\b(?! ?(k|%|years?|months?|days?|ans|anos))|\b(after (work|hours)|evenings?|weekends?|late at night|night shift|le soir|la fin de semaine|les fins de semaine|por la noche|(los )?fines de semana|en las noches)\b/;

/** Words for a professional's experience and reviews. */
const recordWords =
  /\b(reviews?|ratings?|rated|stars|experience\w*|how long (has|have)\b.*\b(doing|been|agent|realtor)|years in|sold before|avis|note|experience|resenas?|calificac\w+|opiniones|experiencia|cuantos anos|(how many|many|lots of) (homes|houses|deals|sales)|has (she|he) sold|track record|combien de (ventes|maisons)|cuantas (casas|ventas))\b/;

/** Doubts whether an agent is good or real, which a public register of licenses answers in part. */
const trustWords =
  /\b(any good|(a )?good (agent|realtor|one)|legit\w*|honest\w*|trust\w*|reliable|for real|scam\w*|qualified|fiable|honnete|serieuse?|confiance|confiable|de confianza|seri[oa]|buen[oa])\b/;

/** Professions that a buyer hires and that the directory does not list. */
const professions = [
  [
    'inspector',
    /\binspect(ors?|eurs?|rices?|or(es)?)\b|\b(someone|somebody|anyone|quelqu'un|alguien) (to |who can |pour |para |que )?(me )?inspec\w+/,
  ],
  ['lawyer', /\b(lawyers?|attorneys?|avocate?s?|abogad[oa]s?)\b/],
  ['notary', /\b(notar(y|ies|io|ios)|notaires?)\b/],
  ['appraiser', /\b(appraisers?|evaluat(eur|rice)s?( agree\w*)?|tasador(es)?|valuador(es)?)\b/],
  [
    'contractor',
    /\b(contractors?|roofers?|plumbers?|electricians?|handym[ae]n|entrepreneurs?|couvreurs?|plombiers?|electriciens?|contratistas?|plomeros?|electricistas?|fontaneros?)\b/,
  ],
  ['mover', /\b(movers?|moving compan(y|ies)|demenageurs?|mudanzas?)\b/],
  ['surveyor', /\b(surveyors?|arpenteurs?([- ]geometres?)?|topografos?|agrimensor(es)?)\b/],
  ['insurer', /\b(insurance (agents?|brokers?|compan(y|ies))|courtiers? d'assurances?|agentes? de seguros?)\b/],
  ['accountant', /\b(accountants?|cpas?|comptables?|contador(es|as?)?)\b/],
] as const satisfies readonly (readonly [Profession, RegExp])[];
const hiredIn = (text: string): Profession | undefined => professions.find(([, pattern]) => pattern.test(text))?.[0];
/** How-to topics about the choice of a profession. */
const choiceOf: Partial<Record<Profession, string>> = {
  inspector: 'inspection',
  lawyer: 'find-lawyer',
  notary: 'find-lawyer',
};

/** Answers questions about the person who finds, books and pays somebody. */
const choosesWords =
  /\b(pick|choose|select|hire|arrange|book|order|find|organi[sz]e\w*|choisi\w*|engage\w*|reserve\w*|escog\w+|elij\w+|elig\w+|contrat\w+|busc\w+|suggest|recommend\w*|decide)\b/;

const mortgageWords =
  /\b(does|do|doing|handles?|hace|fait) (mortgages?|loans?|hipotecas|prestamos|des prets|des hypotheques)\b|\b(about|for|regarding|sobre|de|para|au sujet d'|pour) (a |an |my |the |une |un |mon |la |el |mi )?(mortgage|loan|financing|hypotheque|pret|hipoteca|prestamo)\b/;

const otherAgent =
  /\b(diff|different|another|new) (agent|realtor)\b|\bassign me (someone|somebody)\b|\bautre court\w+\b|\botr[oa] (agente|corredora?)\b/;

/** “How do I talk to an agent here?” */
const asksHow = /\b(how (do|can|would|to)|where (do|can|should)|comment|ou (est-ce|je|puis|peut|on)|como|donde)\b/;
/** Rates or comments on an agent. */
const ratesAgent = /\b(rate|calific(ar|o)|evaluar|evaluer|noter|comment(aire)?s? sur|comentarios? (de|sobre)|opinar)\b/;
const contactWords =
  /\b(talk|speak|contact|reach|connect|chat|get in touch|habl\w+|contact\w*|conect\w+|comunic\w+|parler?|jase[rz]?|ecrir?e?|joindre|rejoindre|contacter|connecter)\b/;
/** The agent of a listing or of a home that is seen, whom a message reaches. */
const anothersAgent =
  /\b(listing|seller\w*|inscripteur|vendeu\w+|vendedor\w*|del anuncio|without|sans|sin|lawyers?|her|him)\b/;
const pronouns = /\b(he|she|they|his|her|il|elle|el|ella|lui)\b/;

/** Words that look for somebody. */
export const hires =
  /\b(find|recommend|suggest|know|looking for|search for|is there|are there|do you have|busco|buscar|recom(i|e)end\w+|conoces?|hay|tienen|cherch\w+|connaissez|recommand\w+|avez[- ]vous|y a-t-il|trouve\w*)\b/;

/** Plans a question that looks for a professional whom the directory does not list, or for a named one. */
export const looksForPerson: Planner = (message) => {
  const { text, has, kinds, cues } = message;
  if (/^(homes|home|market)$/.test(kinds[0]!.kind)) return undefined;
  const hired =
    hiredIn(text) !== undefined &&
    has(hires) &&
    !has(/\b(how much|cost\w*|combien|cuanto|need|should|besoin|necesit\w+)\b/);
  const named = has(licenseWords) && personNamed(message.typed, text, message.named) !== undefined;
  return hired || (named && !cues.has('documents')) ? personPlan(message) : undefined;
};

/** Plans “How do I talk to an agent here?”, which asks for steps and for no list of agents. */
export const connecting: Planner = ({ has, cues, named, text }) =>
  has(asksHow) &&
  has(contactWords) &&
  cues.has('agent') &&
  !has(ownAgent) &&
  !has(anothersAgent) &&
  named.length === 0 &&
  languageWanted(text) === undefined
    ? use('howTo', { topic: 'connect' })
    : undefined;

/** “How do I talk to my agent?”, “how do I find a mortgage broker here?” */
export const reaching: Planner = ({ has, cues, named, text }) => {
  if (!has(asksHow) || !(cues.has('agent') || cues.has('lender')) || named.length > 0) return undefined;
  if (
    has(contactWords) &&
    has(ownAgent) &&
    !has(/\b(phone|telephone|number|numero|telefono|call|appel\w*|llam\w+|reviews?)\b/)
  )
    return use('howTo', { topic: 'send-message' });
  return has(
    /\b(find|search|look for|choose|pick|trouv\w+|cherch\w+|chois\w+|encontr\w+|encuentro|busc\w+|elij\w+|elegir)\b/,
  ) &&
    has(/\b(here|on (here|this|the|lintel)|this site|ici|sur le site|aqui|en el sitio|un|une|an?)\b/) &&
    !has(ownAgent) &&
    !has(anothersAgent) &&
    languageWanted(text) === undefined &&
    !has(/\b(licen\w+|record|reviews?|permis|insurance|assurance|seguro)\b/)
    ? use('howTo', { topic: 'smartmatch' })
    : undefined;
};

/** “Do I have a lender on my team?” */
export const ofTeam: Planner = ({ has, cues }) =>
  cues.has('lender') &&
  has(onTeam) &&
  !has(/\b(find|need|want|how|comment|como|besoin|necesito|quiero|should|document\w*)\b/)
    ? use('professionals', { team: true, about: 'match', type: 'mortgage_advisor' })
    : undefined;
const onTeam =
  /\b(on|in|part of) my team\b|\b(am i|are we) (connected|working) (to|with)\b|\bwho('?s| is) (my|our) (lender|mortgage\b.*|loan officer|advisor)|\b(do|did) (i|we) (already )?have an? (lender|mortgage (person|broker|agent|advisor)|loan officer)\b|\b(qui est|c'?est qui) (mon|notre) (preteur|(court\w+|conseill\w+|agent) hypothe\w+)|\bquien es mi (prestamista|asesor\w*|agente hipotecari\w+)|\btengo (un |una )?(prestamista|asesor\w*) (en mi equipo|asignad\w+)/;

/** “Do I have an agent assigned yet?” */
const assignedWords =
  /\b(assign\w*|asign\w+|attitree?|attribuee?|designad[oa])\b|\b(do|did) (i|we) (already |even )?(have|get) an? (agent|realtor)\b|\b(ai-je|j'ai|on a) (deja )?une? court\w+\b|\b(ya )?(tengo|tenemos) (ya )?(un |una )?agente\b/;

export const assignedAgent: Planner = ({ has, cues }) =>
  cues.has('agent') && has(assignedWords) ? use('professionals', { team: true, about: 'match' }) : undefined;

const anotherWanted =
  /\b(any|an?|another|some|un|une|una|otr[oa]|algun[a]?|alguien|quelqu'un|someone|somebody) (\w+ )?(agents?|realtors?|brokers?|lenders?|court\w+|agente|corredor\w*|prestamista|who|that|qui|que)\b/;
/** Asks where somebody works: “does Grace cover Houston as well”. */
const worksWords =
  /\b(work(s|ing)?|cover(s|ing)?|serv(e|es|ing)|do(es)? (homes|houses|deals)|sell(s|ing)?|show(s|ing)? (homes|houses)|operat(e|es|ing)|handles?|area|travaill\w+|couvr\w+|dessert\w*|secteur|trabaja\w*|cubre|atiende|maneja|vende|zona)\b/;

/** “Is Grace working for me or for the seller?” */
const whoseSide =
  /\b(me|us|buyers?|moi|nous|acheteu\w+|mi|nosotros|comprador\w*)\b.{0,20}\b(or|ou|o)\b.{0,20}\b(sell\w*|vend\w+|other side|owners?)\b|\b(sellers?|vendeu\w+|vendedor\w*)\b.{0,12}\b(or|ou|o)\b.{0,12}\b(me|us|buyers?|moi|nous|acheteu\w+|mi|nosotros|comprador\w*)\b/;

export const personPlan: Planner = (message) => {
  const { has, text, named, cues } = message;
  const contract = termsNamed(text).find(({ id }) => id === 'buyer-agreement' || id === 'dual-agency');
  if (contract && cues.has('whatIs') && !has(hires)) return use('explain', { ids: [contract.id] });
  if (
    has(whoseSide) &&
    has(ownAgent) &&
    !has(/\b(pa(y|ys|id|ying)|pai(e|er|ent)|pag(a|o|ar)|commission|comision|cost\w*|owes?)\b/)
  )
    return withAlso(
      use('professionals', { team: true, about: 'match' }),
      use('explain', { ids: ['buyer-agreement', 'dual-agency'] }),
    );
  const wanted = languageWanted(text);
  const assigned = assignedAgent(message);
  if (assigned) return assigned;
  const topic = narrowTopicOf(text);
  if (topic === 'review-agent' || (has(asksHow) && has(ratesAgent))) return use('howTo', { topic: 'review-agent' });
  const connects = connecting(message);
  if (connects) return connects;
  const before = has(pronouns) && has(licenseWords) ? message.talk.heard?.at(-1) : undefined;
  const spokenOf = before === undefined ? undefined : personNamed(before, plain(before), placesIn(before));
  const name = personNamed(message.typed, text, named) ?? spokenOf;
  if (name && name === spokenOf && !has(/\bgrace\b|\bchen\b/))
    return use('professionals', { name, about: 'license', state: (named[0] ?? placesIn(before!)[0])?.state });
  if (name && (has(licenseWords) || cues.has('agent')) && !has(/\bgrace\b|\bchen\b/))
    return use('professionals', { name, about: 'license', state: named[0]?.state });
  if (has(licenseWords))
    return withAlso(
      use('professionals', { about: 'license', ...(named[0] ? { state: named[0].state } : {}) }),
      has(recordWords) && use('professionals', { team: true, about: 'record' }),
    );
  if (has(recordWords) && (has(ownAgent) || has(/\b(she|he|her|his|elle|ella)\b/)))
    return withAlso(
      use('professionals', { team: true, about: 'record' }),
      has(trustWords) && use('professionals', { about: 'license' }),
    );
  if (has(replyWords) && (has(ownAgent) || cues.has('answered'))) return use('replies');
  if (
    has(
      /\b(cost|costs|pay|pays|paid|paying|commission|charge|owe)\b.*\b(agent|her|him|broker|realtor|grace)\b|\b(grace|agent|realtor)\b.*\b(cost|costs|charge|charges|paid|free|owe)\b|\bpai(e|er|ent)\b|\bpag(o|ar|a)\b|\bagents? (cost|get paid|paid)\b|\bcoute\b|\bcuanto cobra\b|\bquien le paga\b|\bcommission\b|\bcomision\b|\bpay a buyer'?s agent\b/,
    )
  )
    return use('explain', {
      ids: ['commission', 'buyer-agreement'],
      ...(message.country === 'US' ? {} : { inCanada: ['agent-pay-canada'] }),
    });
  const profession = hiredIn(text);
  if (profession && (has(choosesWords) || !has(ownAgent))) {
    const [place] = named;
    const choice = choiceOf[profession];
    return withAlso(
      use('professionals', { profession, city: place?.city }),
      choice !== undefined &&
        use('howTo', { topic: choice, place: place && (place.city ? `${place.name}, ${place.state}` : place.name) }),
      cues.has('agent') &&
        !has(ownAgent) &&
        use('professionals', {
          type: cues.has('lender') ? 'mortgage_advisor' : 'agent',
          city: place?.city,
          language: wanted,
        }),
    );
  }
  const support =
    /\b((?<!(child|spousal|family) )support(?! (payments?|income|order))|customer service|broken|bug|not working|doesn't work|complain\w*|technical|soutien|soporte)\b/;
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
    return withAlso(
      use('professionals', { team: true, about: 'match' }),
      wanted !== undefined && use('professionals', { team: true, about: 'languages' }),
      wanted !== undefined && use('professionals', { type: 'agent', language: wanted, city: named[0]?.city }),
    );
  if (
    has(/\b(phone|telephone|number|reach|telefono|joindre|call her|call him|numero)\b/) &&
    (has(ownAgent) || !cues.has('person'))
  )
    return use('professionals', { team: true, about: 'contact' });
  // “A realtor who speaks French in Gatineau, Grace is far away”
  if (
    wanted !== undefined &&
    named.some(({ city }) => city) &&
    has(anotherWanted) &&
    !has(/\b(does|est-ce que|es que|habla) grace\b/)
  )
    return use('professionals', {
      type: cues.has('lender') ? 'mortgage_advisor' : 'agent',
      city: named.find(({ city }) => city)?.city,
      language: wanted,
    });
  const [elsewhere] = named;
  if (has(ownAgent) && elsewhere && has(worksWords) && !has(hires) && wanted === undefined)
    return use('professionals', { team: true, about: 'area', where: elsewhere.name });
  if (
    has(ownAgent) ||
    has(
      /\bwho (am i|are we) working\b|\bwho is (my|our)\b|\bmy team\b|\bqui est mon\b|\bc'est qui\b|\bquien es mi\b|\bconnected with\b/,
    )
  )
    return use('professionals', {
      team: true,
      about: has(/\b(speak|parle|habla|languages?|langues?|idiomas?)\b/)
        ? 'languages'
        : has(/\b(contact\w*|reach|joindre|comunic\w+|get (a )?hold of|localiz\w+)\b/)
          ? 'contact'
          : 'match',
    });
  const advisor = cues.has('lender') || has(mortgageWords);
  if (
    !advisor &&
    !cues.has('agent') &&
    !cues.has('person') &&
    !has(/\b(someone|somebody|quelqu'un|alguien|professionals?|team)\b/)
  )
    return undefined;
  if (cues.has('person') && !cues.has('agent') && !advisor && !has(mortgageWords)) return use('handOver', {});
  const experience = experienceIn(text);
  const hours = has(hoursWords) || undefined;
  const [place] = named;
  return use('professionals', {
    type: advisor ? 'mortgage_advisor' : 'agent',
    city: place?.city,
    state: place && !place.city ? place.state : undefined,
    language: wanted ?? (has(/\bbilingu\w*\b|\bbilingue\b/) ? bilingual[message.language] : undefined),
    experience,
    hours,
  });
};
