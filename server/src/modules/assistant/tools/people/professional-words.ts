import type { InLanguages } from '../../reading/language.ts';

export interface ProfessionalWords {
  kinds: Readonly<Record<'agent' | 'mortgage_advisor', string>>;
  any: string;
  workWith(people: string): string;
  alone: string;
  /** No member of the team is of this profession. */
  noneOfType(what: string): string;
  waiting(people: string): string;
  match(name: string, origin: string): string;
  origins: Readonly<Record<'code' | 'request', string>>;
  speaks(name: string, languages: string): string;
  languagesUnknown(name: string): string;
  /** The place of a professional, and that other places are not recorded. */
  area(name: string, place: string, where: string | undefined): string;
  contact: string;
  rated(name: string, rating: string, reviews: number): string;
  noReviews(name: string): string;
  noYears: string;
  licensed(name: string, jurisdiction: string, checkedOn: string | null): string;
  licenseUnknown(name: string): string;
  regulator(name: string, state: string): string;
  anyRegulator: string;
  none(what: string, where: string, inLanguage: boolean): string;
  found(n: number, what: string, where: string): string;
  where(place: string): string;
  speaking(language: string): string;
  order: string;
  askThem(what: string): string;
  /** Answers at which hours somebody can talk, which the directory does not record. */
  hours: string;
  network: string;
  all: string;
}

export const professionalWords: InLanguages<ProfessionalWords> = {
  en: {
    kinds: { agent: 'real estate agent', mortgage_advisor: 'mortgage advisor' },
    any: 'professional',
    workWith: (people) => `You work with ${people}.`,
    noneOfType: (what) => `No ${what} is on your team yet.`,
    alone: 'You are not connected with a professional yet.',
    waiting: (people) => `Waiting for an answer: ${people}.`,
    match: (name, origin) => `${name} is with you ${origin}.`,
    origins: {
      code: 'because you signed up with their code or your company assigned them',
      request: 'because you asked to connect and they accepted',
    },
    speaks: (name, languages) => `${name} speaks ${languages}.`,
    languagesUnknown: (name) => `Which languages ${name} speaks is not stated here.`,
    rated: (name, rating, reviews) =>
      `${name} is rated ${rating} of 5 in ${reviews} ${reviews === 1 ? 'review' : 'reviews'}.`,
    noReviews: (name) =>
      `${name} has no reviews here yet: only people who toured a home or closed a purchase with them can write one.`,
    noYears:
      'How many homes they sold and their years of experience are not recorded here; the profile says what they state themselves, and you can ask in a message.',
    area: (name, place, where) =>
      `${name} is listed in ${place}. Whether they also work in ${where ?? 'other places'} is not recorded here: ask in a message, or look for an agent there in the directory.`,
    contact:
      'Reach them by message here or book a call; a phone number is shown only if they publish one on their profile.',
    licensed: (name, jurisdiction, checkedOn) =>
      `${name}’s license in ${jurisdiction} is verified here${checkedOn ? `; it was last checked on ${checkedOn}` : ''}.`,
    licenseUnknown: (name) => `No verified license of ${name} is on file here.`,
    regulator: (name, state) =>
      `In ${state} real estate agents are licensed by the ${name}: its public register shows whether a license is active.`,
    anyRegulator:
      'Each state and province licenses real estate agents and has a public register of licenses; name the state or province, and I name the regulator.',
    none: (what, where, inLanguage) =>
      `I found no ${what}${where} taking clients now. Look without the ${inLanguage ? 'language or the ' : ''}place in the directory, or ask support to help you find one.`,
    found: (n, what, where) =>
      `I found ${n} ${what}${n === 1 ? '' : 's'}${where} who ${n === 1 ? 'takes' : 'take'} clients.`,
    where: (place) => ` for ${place}`,
    speaking: (language) => ` speaking ${language}`,
    order: '',
    askThem: (what) => `Special experience (${what}) is not stated in the directory; ask them in your first message.`,
    hours: 'The directory does not state at which hours they talk: name yours in the first message.',
    network: 'Professional Network',
    all: 'All of them',
  },
  fr: {
    kinds: { agent: 'courtier immobilier', mortgage_advisor: 'conseiller hypothécaire' },
    any: 'professionnel',
    workWith: (people) => `Vous travaillez avec ${people}.`,
    noneOfType: (what) => `Aucun ${what} n’est encore dans votre équipe.`,
    alone: 'Vous n’êtes encore lié à aucun professionnel.',
    waiting: (people) => `En attente de réponse : ${people}.`,
    match: (name, origin) => `${name} vous accompagne ${origin}.`,
    origins: {
      code: 'parce que vous vous êtes inscrit avec son code ou que votre entreprise l’a désigné',
      request: 'parce que vous en avez fait la demande et qu’elle a été acceptée',
    },
    speaks: (name, languages) => `${name} parle ${languages}.`,
    languagesUnknown: (name) => `Les langues de ${name} ne sont pas indiquées ici.`,
    rated: (name, rating, reviews) => `${name} a une note de ${rating} sur 5 (${reviews} avis).`,
    noReviews: (name) =>
      `${name} n’a pas encore d’avis ici : seules les personnes qui ont visité ou conclu un achat ensemble peuvent en écrire.`,
    noYears:
      'Les années d’expérience ne sont pas notées ici; le profil dit ce que la personne indique, et vous pouvez le demander par message.',
    area: (name, place, where) =>
      `${name} est inscrit à ${place}. Le site ne dit pas si la zone ${where ?? 'demandée'} est aussi couverte : demandez-le dans un message, ou cherchez un courtier là-bas dans le répertoire.`,
    contact:
      'Écrivez-lui ici par message ou réservez un appel; un numéro de téléphone n’est montré que s’il figure à son profil.',
    licensed: (name, jurisdiction, checkedOn) =>
      `Le permis de ${name} (${jurisdiction}) est vérifié ici${checkedOn ? `; dernière vérification le ${checkedOn}` : ''}.`,
    licenseUnknown: (name) => `Aucun permis vérifié de ${name} n’est au dossier ici.`,
    regulator: (name, state) =>
      `Les courtiers immobiliers y sont encadrés (${state}) par cet organisme : ${name}. Son registre public indique si un permis est actif.`,
    anyRegulator:
      'Chaque État et chaque province délivre les permis des courtiers et tient un registre public; nommez l’État ou la province, et je nomme l’organisme.',
    none: (what, where, inLanguage) =>
      `Je n’ai trouvé aucun ${what}${where} qui prend des clients. Cherchez dans le répertoire sans ${inLanguage ? 'la langue ou ' : ''}le lieu, ou demandez l’aide du soutien.`,
    found: (n, what, where) =>
      `J’ai trouvé ${n} ${what}${n < 2 ? '' : 's'}${where} qui ${n < 2 ? 'prend' : 'prennent'} des clients.`,
    where: (place) => ` pour ${place}`,
    speaking: (language) => ` parlant ${language}`,
    order: 'L’ordre ne s’achète pas : qui répond vite et travaille près vient d’abord.',
    askThem: (what) =>
      `Une expérience particulière (${what}) n’est pas indiquée au répertoire; demandez-la dans votre premier message.`,
    hours: 'Le répertoire n’indique pas leurs heures : donnez les vôtres dans le premier message.',
    network: 'Réseau de professionnels',
    all: 'Les voir tous',
  },
  es: {
    kinds: { agent: 'agente inmobiliario', mortgage_advisor: 'asesor hipotecario' },
    any: 'profesional',
    workWith: (people) => `Usted trabaja con ${people}.`,
    noneOfType: (what) => `Todavía no hay ningún ${what} en su equipo.`,
    alone: 'Todavía no está conectado con ningún profesional.',
    waiting: (people) => `En espera de respuesta: ${people}.`,
    match: (name, origin) => `${name} está con usted ${origin}.`,
    origins: {
      code: 'porque usted se registró con su código o su empresa se lo asignó',
      request: 'porque usted pidió conectarse y aceptó',
    },
    speaks: (name, languages) => `${name} habla ${languages}.`,
    languagesUnknown: (name) => `Aquí no se indica qué idiomas habla ${name}.`,
    rated: (name, rating, reviews) =>
      `${name} tiene ${rating} de 5 en ${reviews} ${reviews === 1 ? 'reseña' : 'reseñas'}.`,
    noReviews: (name) =>
      `${name} todavía no tiene reseñas aquí: solo quien visitó una casa o cerró una compra con esa persona puede escribir una.`,
    noYears:
      'Los años de experiencia no se registran aquí; el perfil dice lo que la persona indica, y puede preguntarle por mensaje.',
    area: (name, place, where) =>
      `${name} aparece en ${place}. Aquí no consta si también trabaja en ${where ?? 'otros lugares'}: pregúntele en un mensaje, o busque un agente de allá en el directorio.`,
    contact: 'Escríbale aquí por mensaje o agende una llamada; solo se muestra un teléfono si lo publica en su perfil.',
    licensed: (name, jurisdiction, checkedOn) =>
      `La licencia de ${name} en ${jurisdiction} está verificada aquí${checkedOn ? `; se revisó por última vez el ${checkedOn}` : ''}.`,
    licenseUnknown: (name) => `Aquí no consta ninguna licencia verificada de ${name}.`,
    regulator: (name, state) =>
      `En ${state} las licencias de agentes inmobiliarios las da este organismo: ${name}. Su registro público muestra si una licencia está activa.`,
    anyRegulator:
      'Cada estado y provincia da las licencias de los agentes y tiene un registro público; nombre el estado o la provincia y le digo el organismo.',
    none: (what, where, inLanguage) =>
      `No encontré ningún ${what}${where} que tome clientes ahora. Busque en el directorio sin ${inLanguage ? 'el idioma o ' : ''}el lugar, o pida ayuda a soporte.`,
    found: (n, what, where) =>
      `Encontré ${n} ${what}${n === 1 ? '' : what.endsWith('e') ? 's' : 'es'}${where} que ${n === 1 ? 'toma' : 'toman'} clientes.`,
    where: (place) => ` para ${place}`,
    speaking: (language) => ` con ${language}`,
    order: 'Nadie puede pagar por un lugar: primero van quienes responden pronto y trabajan cerca.',
    askThem: (what) =>
      `La experiencia especial (${what}) no se indica en el directorio; pregúntela en su primer mensaje.`,
    hours: 'El directorio no indica sus horarios: diga el suyo en el primer mensaje.',
    network: 'Red de profesionales',
    all: 'Ver todos',
  },
};
