import type { PastDayName } from '../../reading/figures/days-named.ts';
import type { InLanguages } from '../../reading/language.ts';

type Type = 'agent' | 'mortgage_advisor' | undefined;

interface ReplyWords {
  days: Readonly<Record<PastDayName, string>>;
  answered(name: string, day: string, unread: number): string;
  notAnswered(name: string, day: string): string;
  wrote(name: string, message: string): string;
  pending(name: string, until: string): string;
  noMessages: string;
  noThreadWith(name: string): string;
  noThreadOf(type: Type): string;
  noMessageOn(day: string): string;
  noRequest(type: Type): string;
  noRequestOn(day: string): string;
  connected(names: string): string;
  noCalls: string;
  team: string;
  messages: string;
}

export const replyWords: InLanguages<ReplyWords> = {
  en: {
    days: {
      ...{ sun: 'on Sunday', mon: 'on Monday', tue: 'on Tuesday', wed: 'on Wednesday', thu: 'on Thursday' },
      ...{ fri: 'on Friday', sat: 'on Saturday', today: 'today', yesterday: 'yesterday' },
      ...{ week: 'this week', 'last-week': 'last week' },
    },
    answered: (name, day, unread) => `${name} answered on ${day}${unread > 0 ? ` (${unread} unread)` : ''}.`,
    notAnswered: (name, day) =>
      `${name} has not answered yet${day ? `; you wrote on ${day}` : ''}. Whether it was read is not known here.`,
    wrote: (name, message) => `Your last message to ${name}: “${message}”`,
    pending: (name, until) =>
      `${name} has not answered your request yet${until ? `; it stays open until ${until}` : ''}.`,
    noMessages: 'You have not written to anyone yet, so no answer is open.',
    noThreadWith: (name) => `You have no conversation with ${name} here.`,
    noThreadOf: (type) =>
      `You have no conversation with ${type === 'agent' ? 'an agent' : 'a mortgage advisor'} here, and no request to one is open.`,
    noMessageOn: (day) =>
      `The last messages of your conversations are not from ${day.replace(/^on /, '')}; earlier ones are under Messages.`,
    noRequest: (type) =>
      type === 'mortgage_advisor'
        ? 'No request of yours to a mortgage advisor is waiting for an answer: none was sent, or it was answered, declined or taken back.'
        : 'No request of yours to connect is waiting for an answer: none was sent, or it was answered, declined or taken back.',
    noRequestOn: (day) => `No request sent ${day} is open.`,
    connected: (names) => `You are connected with ${names}.`,
    noCalls: 'Phone calls are not recorded here.',
    team: 'Your team',
    messages: 'Messages',
  },
  fr: {
    days: {
      ...{ sun: 'dimanche', mon: 'lundi', tue: 'mardi', wed: 'mercredi', thu: 'jeudi', fri: 'vendredi' },
      ...{ sat: 'samedi', today: 'aujourd’hui', yesterday: 'hier', week: 'cette semaine' },
      ...{ 'last-week': 'la semaine dernière' },
    },
    answered: (name, day, unread) => `${name} a répondu le ${day}${unread > 0 ? ` (non lus : ${unread})` : ''}.`,
    notAnswered: (name, day) =>
      `${name} n’a pas encore répondu${day ? `; vous avez écrit le ${day}` : ''}. Je ne sais pas si le message a été lu.`,
    wrote: (name, message) => `Votre dernier message à ${name} : « ${message} »`,
    pending: (name, until) =>
      `${name} n’a pas encore répondu à votre demande${until ? `; elle reste ouverte jusqu’au ${until}` : ''}.`,
    noMessages: 'Vous n’avez encore écrit à personne; aucune réponse n’est attendue.',
    noThreadWith: (name) => `Vous n’avez aucune conversation avec ${name} ici.`,
    noThreadOf: (type) =>
      `Vous n’avez aucune conversation avec un ${type === 'agent' ? 'courtier immobilier' : 'conseiller hypothécaire'} ici, ni de demande en attente.`,
    noMessageOn: (day) =>
      `Les derniers messages de vos conversations ne datent pas de ce moment (${day}); les plus anciens sont dans Messages.`,
    noRequest: (type) =>
      type === 'mortgage_advisor'
        ? 'Aucune de vos demandes à un conseiller hypothécaire n’attend de réponse : aucune n’a été envoyée, ou elle a été répondue, refusée ou retirée.'
        : 'Aucune de vos demandes de mise en lien n’attend de réponse : aucune n’a été envoyée, ou elle a été répondue, refusée ou retirée.',
    noRequestOn: (day) => `Aucune demande envoyée ${day} n’est en attente.`,
    connected: (names) => `Vous êtes en lien avec ${names}.`,
    noCalls: 'Les appels téléphoniques ne sont pas inscrits ici.',
    team: 'Votre équipe',
    messages: 'Messages',
  },
  es: {
    days: {
      ...{ sun: 'el domingo', mon: 'el lunes', tue: 'el martes', wed: 'el miércoles', thu: 'el jueves' },
      ...{ fri: 'el viernes', sat: 'el sábado', today: 'hoy', yesterday: 'ayer', week: 'esta semana' },
      ...{ 'last-week': 'la semana pasada' },
    },
    answered: (name, day, unread) => `${name} respondió el ${day}${unread > 0 ? ` (sin leer: ${unread})` : ''}.`,
    notAnswered: (name, day) =>
      `${name} todavía no ha respondido${day ? `; usted escribió el ${day}` : ''}. Aquí no se sabe si lo leyó.`,
    wrote: (name, message) => `Su último mensaje a ${name}: “${message}”`,
    pending: (name, until) =>
      `${name} todavía no ha respondido a su solicitud${until ? `; sigue abierta hasta el ${until}` : ''}.`,
    noMessages: 'Todavía no le ha escrito a nadie, así que no se espera ninguna respuesta.',
    noThreadWith: (name) => `Aquí no tiene ninguna conversación con ${name}.`,
    noThreadOf: (type) =>
      `Aquí no tiene ninguna conversación con un ${type === 'agent' ? 'agente' : 'asesor hipotecario'} ni una solicitud abierta.`,
    noMessageOn: (day) =>
      `Los últimos mensajes de sus conversaciones no son de ese momento (${day}); los anteriores están en Messages.`,
    noRequest: (type) =>
      type === 'mortgage_advisor'
        ? 'Ninguna solicitud suya a un asesor hipotecario espera respuesta: no se envió, o ya fue respondida, rechazada o retirada.'
        : 'Ninguna solicitud de conexión suya espera respuesta: no se envió, o ya fue respondida, rechazada o retirada.',
    noRequestOn: (day) => `Ninguna solicitud enviada ${day} está abierta.`,
    connected: (names) => `Está conectado con ${names}.`,
    noCalls: 'Las llamadas no se registran aquí.',
    team: 'Su equipo',
    messages: 'Mensajes',
  },
};
