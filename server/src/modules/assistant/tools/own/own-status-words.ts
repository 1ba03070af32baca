/** Long because it is a table: the texts about a buyer's own status in each language. */
import type { DayName } from '../../reading/figures/days-named.ts';
import type { InLanguages } from '../../reading/language.ts';

interface StatusWords {
  kinds: Readonly<Record<'call' | 'showing' | 'meeting', string>>;
  appointment(what: string, when: string, who: string, home: string | null, confirmed: boolean): string;
  noAppointment: string;
  /** No appointment at a home in the city, before the others if there are any. */
  noneIn(city: string, others: boolean): string;
  noneOn(street: string, others: boolean): string;
  /** Before the appointments on other days. */
  otherDays: string;
  /** After the next appointment, or after the named days. */
  noFurther: string;
  nothingOn(days: string): string;
  or: string;
  days: Readonly<Record<DayName, string>>;
  noOffer: string;
  /** The date of a step of a purchase, which no record holds. */
  noDateOf: Readonly<Record<'inspection' | 'appraisal', string>>;
  /** Who has signed a contract. */
  noSignatures: string;
  /** The buyer's agreement with an agent. */
  noAgreement: string;
  agreement(signed: string, until: string, agent: string): string;
  agreementOver(signed: string, until: string, agent: string): string;
  anAgent: string;
  agreementBy: string;
  offer(home: string, stage: string, price: string, closing: string): string;
  stages: Readonly<Record<string, string>>;
  noBudget: string;
  budget(max: string): string;
  noDown: string;
  down(amount: string): string;
  letter: string;
  noLetter: string;
  /** No letter, after a question whether it is still valid. */
  noLetterHere: string;
  letterUntil(day: string): string;
  noUnread: string;
  unread(n: number): string;
  noAlerts: string;
  alerts(n: number): string;
  team: string;
  messages: string;
  journey: string;
  documents: string;
  searches: string;
}

export const statusWords: InLanguages<StatusWords> = {
  en: {
    kinds: { call: 'A call', showing: 'A showing', meeting: 'A meeting' },
    appointment: (what, when, who, home, confirmed) =>
      `${what} with ${who} on ${when}${home ? `, at ${home}` : ''} (${confirmed ? 'confirmed' : 'proposed, not confirmed yet'}).`,
    nothingOn: (days) => `You have no appointment ${days}.`,
    or: ' or ',
    days: {
      ...{ sun: 'on Sunday', mon: 'on Monday', tue: 'on Tuesday', wed: 'on Wednesday', thu: 'on Thursday' },
      ...{ fri: 'on Friday', sat: 'on Saturday', today: 'today', tomorrow: 'tomorrow', weekend: 'this weekend' },
      ...{ week: 'this week', 'next-week': 'next week' },
    },
    otherDays: 'What you have:',
    noFurther: 'No, you have no other appointment after that one.',
    noneIn: (city, others) =>
      `No showing and no request for one in ${city} is found in your account, so nothing is confirmed there.${others ? ' What you have:' : ''}`,
    noneOn: (street, others) =>
      `No showing and no request for one on “${street}” is found in your account, so I can’t say where it stands; your agent can.${others ? ' What you have:' : ''}`,
    noAppointment: 'You have no appointment coming up.',
    noDateOf: {
      inspection:
        'No date of an inspection is recorded in your account; ask your agent, who arranges it with the inspector.',
      appraisal: 'No date of an appraisal is recorded in your account; ask your lender, who orders it.',
    },
    noAgreement: 'No signed agreement between you and an agent is recorded here.',
    anAgent: 'an agent',
    agreement: (signed, until, agent) =>
      `Yes: a buyer agreement with ${agent} signed on ${signed} is recorded, and it holds until ${until}.`,
    agreementOver: (signed, until, agent) =>
      `The buyer agreement with ${agent} signed on ${signed} ended on ${until}; no other is recorded.`,
    agreementBy:
      'Your agent records these agreements. If you signed one elsewhere, its own text says until when it holds and how to end it.',
    noSignatures:
      'Who has signed a contract is not recorded here: your agent or the signing service can say which signatures are missing.',
    noOffer: 'No offer of yours is recorded here, so none is waiting, accepted or refused.',
    offer: (home, stage, price, closing) =>
      `${home}: ${stage}${price ? ` at ${price}` : ''}${closing ? `, closing on ${closing}` : ''}.`,
    stages: {},
    noBudget: 'You have not stated a budget yet.',
    budget: (max) => `Your budget on file is up to ${max}.`,
    noDown: 'No down payment is on file.',
    down: (amount) => `In this conversation you named a down payment of ${amount}.`,
    letter: 'Your pre-approval letter is approved.',
    noLetter: 'No valid pre-approval letter is on file.',
    noLetterHere:
      'No valid pre-approval letter is in your Document Center, so I can’t see whether one that you got from a lender still holds: look at its date or ask the lender.',
    letterUntil: (day) => `It is valid until ${day}.`,
    noUnread: 'You have no unread messages.',
    unread: (n) => `Unread messages: ${n}.`,
    noAlerts: 'There is nothing new in your saved searches.',
    alerts: (n) => `New in your saved searches: ${n}.`,
    team: 'Your team and appointments',
    messages: 'Messages',
    journey: 'Your journey',
    documents: 'Document Center',
    searches: 'Saved searches',
  },
  fr: {
    kinds: { call: 'Appel', showing: 'Visite', meeting: 'Rencontre' },
    appointment: (what, when, who, home, confirmed) =>
      `${what} avec ${who} le ${when}${home ? `, au ${home}` : ''} (${confirmed ? 'confirmé' : 'proposé, pas encore confirmé'}).`,
    nothingOn: (days) => `Vous n’avez pas de rendez-vous ${days}.`,
    or: ' ni ',
    days: {
      ...{ sun: 'dimanche', mon: 'lundi', tue: 'mardi', wed: 'mercredi', thu: 'jeudi', fri: 'vendredi', sat: 'samedi' },
      ...{ today: 'aujourd’hui', tomorrow: 'demain', weekend: 'cette fin de semaine', week: 'cette semaine' },
      'next-week': 'la semaine prochaine',
    },
    otherDays: 'Vous avez :',
    noFurther: 'Non, vous n’avez pas d’autre rendez-vous après celui-là.',
    noneIn: (city, others) =>
      `Aucune visite ni demande de visite à ${city} n’est dans votre compte; rien n’y est donc confirmé.${others ? ' Vous avez :' : ''}`,
    noneOn: (street, others) =>
      `Aucune visite ni demande de visite pour « ${street} » n’est dans votre compte : je ne peux pas dire où elle en est; votre courtier le peut.${others ? ' Vous avez :' : ''}`,
    noAppointment: 'Vous n’avez aucun rendez-vous à venir.',
    noDateOf: {
      inspection:
        'Aucune date d’inspection n’est inscrite à votre compte; demandez à votre courtier, qui l’organise avec l’inspecteur.',
      appraisal: 'Aucune date d’évaluation n’est inscrite à votre compte; demandez à votre prêteur, qui la commande.',
    },
    noAgreement: 'Aucun contrat signé entre vous et un courtier n’est inscrit ici.',
    anAgent: 'un courtier',
    agreement: (signed, until, agent) =>
      `Oui : un contrat de courtage avec ${agent} signé le ${signed} est inscrit, et il vaut jusqu’au ${until}.`,
    agreementOver: (signed, until, agent) =>
      `Le contrat de courtage avec ${agent} signé le ${signed} a pris fin le ${until}; aucun autre n’est inscrit.`,
    agreementBy:
      'Votre courtier inscrit ces contrats. Si vous en avez signé un ailleurs, son texte dit jusqu’à quand il vaut et comment y mettre fin.',
    noSignatures:
      'Les signatures d’un contrat ne sont pas inscrites ici : votre courtier ou le service de signature peut dire lesquelles manquent.',
    noOffer: 'Aucune offre de votre part n’est inscrite ici; il n’y en a donc aucune en attente, acceptée ou refusée.',
    offer: (home, stage, price, closing) =>
      `${home} : ${stage}${price ? ` à ${price}` : ''}${closing ? `, clôture le ${closing}` : ''}.`,
    stages: {
      preparing: 'offre en préparation',
      made: 'offre faite',
      countered: 'contre-proposition',
      accepted: 'offre acceptée',
      closed: 'achat conclu',
      rejected: 'offre refusée',
      withdrawn: 'offre retirée',
      fell_through: 'achat abandonné',
    },
    noBudget: 'Vous n’avez pas encore indiqué de budget.',
    budget: (max) => `Votre budget au dossier va jusqu’à ${max}.`,
    noDown: 'Aucune mise de fonds n’est au dossier.',
    down: (amount) => `Dans cette conversation, vous avez nommé une mise de fonds de ${amount}.`,
    letter: 'Votre lettre de préapprobation est approuvée.',
    noLetter: 'Aucune lettre de préapprobation valide n’est au dossier.',
    noLetterHere:
      'Aucune lettre de préapprobation valide n’est dans votre Centre de documents : je ne peux pas voir si celle d’un prêteur vaut encore. Regardez sa date ou demandez au prêteur.',
    letterUntil: (day) => `Elle est valide jusqu’au ${day}.`,
    noUnread: 'Vous n’avez aucun message non lu.',
    unread: (n) => `Messages non lus : ${n}.`,
    noAlerts: 'Rien de nouveau dans vos recherches enregistrées.',
    alerts: (n) => `Nouveautés dans vos recherches enregistrées : ${n}.`,
    team: 'Votre équipe et vos rendez-vous',
    messages: 'Messages',
    journey: 'Votre parcours',
    documents: 'Centre de documents',
    searches: 'Recherches enregistrées',
  },
  es: {
    kinds: { call: 'Llamada', showing: 'Visita', meeting: 'Reunión' },
    appointment: (what, when, who, home, confirmed) =>
      `${what} con ${who} el ${when}${home ? `, en ${home}` : ''} (${confirmed ? 'confirmada' : 'propuesta, aún sin confirmar'}).`,
    nothingOn: (days) => `No tiene citas ${days}.`,
    or: ' ni ',
    days: {
      ...{ sun: 'el domingo', mon: 'el lunes', tue: 'el martes', wed: 'el miércoles', thu: 'el jueves' },
      ...{ fri: 'el viernes', sat: 'el sábado', today: 'hoy', tomorrow: 'mañana', weekend: 'este fin de semana' },
      ...{ week: 'esta semana', 'next-week': 'la próxima semana' },
    },
    otherDays: 'Usted tiene:',
    noFurther: 'No, no tiene otra cita después de esa.',
    noneIn: (city, others) =>
      `No hay ninguna visita ni solicitud de visita en ${city} en su cuenta, así que ahí nada está confirmado.${others ? ' Usted tiene:' : ''}`,
    noneOn: (street, others) =>
      `En su cuenta no hay ninguna visita ni solicitud de visita para “${street}”, así que no puedo decir cómo va; su agente sí.${others ? ' Usted tiene:' : ''}`,
    noAppointment: 'No tiene ninguna cita por venir.',
    noDateOf: {
      inspection:
        'En su cuenta no hay fecha de inspección anotada; pregunte a su agente, que la organiza con el inspector.',
      appraisal: 'En su cuenta no hay fecha de avalúo anotada; pregunte a su prestamista, que lo pide.',
    },
    noAgreement: 'Aquí no consta ningún acuerdo firmado entre usted y un agente.',
    anAgent: 'un agente',
    agreement: (signed, until, agent) =>
      `Sí: consta un acuerdo de comprador con ${agent} firmado el ${signed}, vigente hasta el ${until}.`,
    agreementOver: (signed, until, agent) =>
      `El acuerdo de comprador con ${agent} firmado el ${signed} terminó el ${until}; no consta ningún otro.`,
    agreementBy:
      'Su agente registra estos acuerdos. Si firmó uno en otra parte, su propio texto dice hasta cuándo vale y cómo terminarlo.',
    noSignatures:
      'Aquí no se registra quién ha firmado un contrato: su agente o el servicio de firmas puede decir qué firmas faltan.',
    noOffer: 'Aquí no hay ninguna oferta suya anotada, así que no hay ninguna en espera, aceptada ni rechazada.',
    offer: (home, stage, price, closing) =>
      `${home}: ${stage}${price ? ` por ${price}` : ''}${closing ? `, cierre el ${closing}` : ''}.`,
    stages: {
      preparing: 'oferta en preparación',
      made: 'oferta hecha',
      countered: 'contraoferta',
      accepted: 'oferta aceptada',
      closed: 'compra cerrada',
      rejected: 'oferta rechazada',
      withdrawn: 'oferta retirada',
      fell_through: 'compra cancelada',
    },
    noBudget: 'Todavía no ha indicado un presupuesto.',
    budget: (max) => `Su presupuesto registrado llega hasta ${max}.`,
    noDown: 'No hay un enganche registrado.',
    down: (amount) => `En esta conversación mencionó un enganche de ${amount}.`,
    letter: 'Su carta de preaprobación está aprobada.',
    noLetter: 'No hay una carta de preaprobación vigente registrada.',
    noLetterHere:
      'No hay una carta de preaprobación vigente en su Centro de documentos: no puedo ver si la que le dio un prestamista sigue valiendo. Vea su fecha o pregúntele.',
    letterUntil: (day) => `Vale hasta el ${day}.`,
    noUnread: 'No tiene mensajes sin leer.',
    unread: (n) => `Mensajes sin leer: ${n}.`,
    noAlerts: 'No hay nada nuevo en sus búsquedas guardadas.',
    alerts: (n) => `Novedades en sus búsquedas guardadas: ${n}.`,
    team: 'Su equipo y sus citas',
    messages: 'Mensajes',
    journey: 'Su proceso',
    documents: 'Centro de documentos',
    searches: 'Búsquedas guardadas',
  },
};
