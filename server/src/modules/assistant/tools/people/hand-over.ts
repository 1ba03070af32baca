import { z } from 'zod';
import { teamOf } from '../../../professionals/index.ts';
import { offer } from '../../offers.ts';
import { homeMark, type StoredPart } from '../../parts/stored-part.ts';
import type { InLanguages } from '../../reading/language.ts';
import { theHome } from '../homes/homes.ts';
import { tool } from '../tool.ts';
import { choices, query, sources, text } from '../words.ts';
import { draftFrom } from './draft.ts';

interface Words {
  about(home: string): string;
  canHelp(name: string, about: string): string;
  showing(name: string, home: string): string;
  showingWhich(name: string): string;
  /** The day and hour that the person named. */
  at(when: string): string;
  openRequest: string;
  notForSale(home: string): string;
  support: string;
  alone(about: string): string;
  firstConnect: string;
  write: string;
  book: string;
  page: string;
  network: string;
  unsureHome: string;
}

const words: InLanguages<Words> = {
  en: {
    about: (home) => ` about ${home}`,
    canHelp: (name, about) =>
      `${name} is connected with you and can help${about}. I send nothing by myself: read and change the message below before you send it.`,
    showing: (name, home) =>
      `To see ${home}, open the request below: choose up to three times, and ${name} confirms one or proposes others. I send nothing by myself.`,
    showingWhich: (name) =>
      `Which home do you want to see? Choose it in the request to ${name}, or tell me its address.`,
    at: (when) => `You named “${when}”: choose that time in the request, and others in case it is taken.`,
    openRequest: 'Choose times for the showing',
    notForSale: (home) => `${home} is not for sale now, so no showing can be booked.`,
    support:
      'People at Lintel answer questions about the site and your account. Write to them on the support page; it says by when you will have an answer.',
    alone: (about) =>
      `You are not connected with a professional yet${about && `, so nobody can be asked${about}`}. Choose one in the directory, or write to support.`,
    firstConnect:
      'A showing is booked with an agent. You are not connected with one yet: choose one, and then propose your times.',
    write: 'Write to support',
    book: 'Book a call or a showing',
    page: 'Support',
    network: 'Professional Network',
    unsureHome: 'I could not tell which home you mean.',
  },
  fr: {
    about: (home) => ` au sujet de ${home}`,
    canHelp: (name, about) =>
      `${name} est lié à vous et peut vous aider${about}. Je n’envoie rien moi-même : relisez et modifiez le message ci-dessous avant de l’envoyer.`,
    showing: (name, home) =>
      `Pour visiter ${home}, ouvrez la demande ci-dessous : choisissez jusqu’à trois moments, et ${name} en confirme un ou en propose d’autres. Je n’envoie rien moi-même.`,
    showingWhich: (name) =>
      `Quelle propriété voulez-vous visiter ? Choisissez-la dans la demande à ${name}, ou dites-moi son adresse.`,
    at: (when) =>
      `Vous avez nommé « ${when} » : choisissez ce moment dans la demande, et d’autres s’il n’est pas libre.`,
    openRequest: 'Choisir des moments pour la visite',
    notForSale: (home) => `${home} n’est pas à vendre en ce moment; aucune visite ne peut être réservée.`,
    support:
      'L’équipe de Lintel répond aux questions sur le site et votre compte. Écrivez-lui sur la page de soutien; elle indique le délai de réponse.',
    alone: (about) =>
      `Vous n’êtes encore lié à aucun professionnel${about && `; personne ne peut donc répondre${about}`}. Choisissez-en un dans le répertoire, ou écrivez au soutien.`,
    firstConnect:
      'Une visite se réserve avec un courtier. Vous n’en avez pas encore : choisissez-en un, puis proposez vos moments.',
    write: 'Écrire au soutien',
    book: 'Réserver un appel ou une visite',
    page: 'Soutien',
    network: 'Réseau de professionnels',
    unsureHome: 'Je n’ai pas compris quelle propriété vous voulez dire.',
  },
  es: {
    about: (home) => ` sobre ${home}`,
    canHelp: (name, about) =>
      `${name} está en su equipo y puede ayudarle${about}. Yo no envío nada: lea y cambie el mensaje de abajo antes de enviarlo.`,
    showing: (name, home) =>
      `Para ver ${home}, abra la solicitud de abajo: elija hasta tres horarios y ${name} confirma uno o propone otros. Yo no envío nada.`,
    showingWhich: (name) => `¿Qué casa quiere ver? Elíjala en la solicitud a ${name}, o dígame su dirección.`,
    at: (when) => `Mencionó “${when}”: elija esa hora en la solicitud, y otras por si está ocupada.`,
    openRequest: 'Elegir horarios para la visita',
    notForSale: (home) => `${home} no está en venta ahora, así que no se puede agendar una visita.`,
    support:
      'El equipo de Lintel responde preguntas sobre el sitio y su cuenta. Escríbale en la página de soporte; ahí se indica cuándo tendrá respuesta.',
    alone: (about) =>
      `Todavía no está conectado con ningún profesional${about && `, así que nadie puede responder${about}`}. Elija uno en el directorio o escriba a soporte.`,
    firstConnect:
      'Una visita se agenda con un agente. Todavía no tiene uno: elija uno y después proponga sus horarios.',
    write: 'Escribir a soporte',
    book: 'Agendar una llamada o visita',
    page: 'Soporte',
    network: 'Red de profesionales',
    unsureHome: 'No entendí a qué casa se refiere.',
  },
};

export const handOver = tool({
  name: 'handOver',
  about:
    'Lead the buyer to a person: the connected agent or advisor (a message), the request for a showing of a home, else support. Sends nothing by itself.',
  input: z.strictObject({
    to: z.enum(['agent', 'support']).optional(),
    for: z.enum(['message', 'showing']).default('message'),
    home: z.number().int().positive().optional().describe('The home that it is about'),
    address: z.string().max(120).optional().describe('Its street address as the person wrote it'),
    mls: z.string().max(40).optional(),
    at: z.string().max(60).optional().describe('The day and hour that the person named'),
  }),
  async run(context, { to, for: what, at, ...which }) {
    const { db, me, now, typed, language } = context;
    const its = words[language];
    const named = Object.values(which).some((value) => value !== undefined);
    const home = named ? await theHome(context, which) : undefined;
    const id = home?.id;
    const talk = id === undefined ? {} : { talk: { home: id } };
    const team = to === 'support' ? [] : await teamOf(db, me.id);
    const connected = team
      .filter(
        ({ state, professional }) => state === 'connected' && (what === 'message' || professional.type === 'agent'),
      )
      .sort((one, other) => rank(one.professional.type) - rank(other.professional.type));
    const member = connected[0];
    const about = id === undefined ? '' : its.about(homeMark(id));
    if (!member) {
      const parts: StoredPart[] =
        to === 'support'
          ? [text(its.support), sources([its.write, '/support'])]
          : [
              text(named && !home && its.unsureHome, what === 'showing' ? its.firstConnect : its.alone(about)),
              choices(offer(language, 'agent'), offer(language, 'advisor')),
              sources([its.network, '/professionals?tab=agents'], [its.write, '/support']),
            ];
      return { facts: { person: null, for: what, to: to ?? 'support', home: id ?? null }, parts, ...talk };
    }
    const { professional } = member;
    const name = `${professional.firstName} ${professional.lastName}`;
    const profile = `/professionals/${professional.id}`;
    const people: StoredPart = {
      kind: 'people',
      asOf: now.toISOString(),
      people: [
        {
          id: professional.id,
          name,
          detail: `${professional.city}, ${professional.state} · ${professional.company}`,
          path: profile,
        },
      ],
    };
    if (what === 'showing') {
      const booking = `${profile}${query({ book: 'showing', ...(id === undefined ? {} : { home: String(id) }) })}`;
      const closed = home && home.status !== 'active';
      return {
        facts: { person: name, for: what, home: id ?? null, timesAtMost: 3 },
        parts: [
          text(
            named && !home && its.unsureHome,
            closed
              ? its.notForSale(homeMark(home.id))
              : home
                ? its.showing(name, homeMark(home.id))
                : its.showingWhich(name),
            !closed && at !== undefined && its.at(at),
          ),
          ...(closed
            ? []
            : [
                {
                  kind: 'steps' as const,
                  asOf: now.toISOString(),
                  steps: [{ text: its.openRequest, path: booking, dueOn: null }],
                },
              ]),
          choices(offer(language, 'appointments'), id === undefined && offer(language, 'saved')),
          sources([name, profile]),
        ],
        ...talk,
      };
    }
    const write = `/messages${query({ to: String(professional.id), ...(id === undefined ? {} : { home: String(id) }) })}`;
    return {
      facts: { person: name, state: 'connected', for: what, home: id ?? null },
      parts: [
        text(its.canHelp(name, about)),
        people,
        {
          kind: 'draft',
          to: { id: professional.id, name: professional.firstName },
          text: draftFrom(typed, professional.firstName, language),
          path: write,
        },
        sources([its.book, profile], [its.page, '/support']),
      ],
      ...talk,
    };
  },
});

const rank = (type: 'agent' | 'mortgage_advisor') => (type === 'agent' ? 0 : 1);
