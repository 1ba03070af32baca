/** Long because it is a table: clarifying questions and courtesies in each language. */
import { offer } from './offers.ts';
import { homeMark, type StoredPart } from './parts/stored-part.ts';
import { type UnlistedDetail, unlistedInWords } from './reading/homes/unlisted-details.ts';
import type { InLanguages, Language } from './reading/language.ts';
import type { ClarificationSubject } from './reading/plan.ts';
import type { Talk } from './reading/talk.ts';
import type { Courtesy } from './reading/topics/courtesies.ts';
import { marketWords } from './tools/answers/market-words.ts';
import { affordWords } from './tools/costs/affordability/affordability-words.ts';
import { costWords } from './tools/costs/cost-words.ts';
import { choices, text } from './tools/words.ts';

interface Words {
  which: string;
  whichUnknown: string;
  whichSeveral: string;
  whichSeveralUnknown: string;
  noneShown: string;
  oneShown(home: string): string;
  all: string;
  places: readonly string[];
  notUnderstood: string;
  notSure: string;
  hello: string;
  thanks: string;
  bye: string;
  fine: string;
}

const words: InLanguages<Words> = {
  en: {
    which: 'Which home do you mean?',
    whichUnknown: 'Which home do you mean? Search for one, name its address, or open your saved homes.',
    whichSeveral: 'Which homes should I compare?',
    whichSeveralUnknown: 'Which homes should I compare? Show some first: your saved ones, or those of a search.',
    noneShown: 'No home was found last time, so there is none to point at.',
    oneShown: (home) => `Only one home was shown: ${home}.`,
    all: 'All that you showed',
    places: ['The first one', 'The second one', 'The third one', 'The fourth one', 'The fifth one', 'The sixth one'],
    notUnderstood:
      'I can’t answer that from what Lintel knows, so I won’t guess. I can answer about homes, costs and taxes, terms, your own steps, documents and messages, agents and lenders, and the market; your agent or support can answer the rest.',
    notSure:
      'I’m not sure what you’re asking about, so I won’t guess. Is it one of these questions? If not, say it in other words or ask your agent.',
    hello: 'Hello. Ask me about homes, costs, your journey, documents or people.',
    thanks: 'You are welcome.',
    bye: 'Goodbye. What you asked stays here until you erase it.',
    fine: 'All right. What would you like to know next?',
  },
  fr: {
    which: 'De quelle propriété parlez-vous ?',
    whichUnknown:
      'De quelle propriété parlez-vous ? Cherchez-en une, donnez son adresse ou ouvrez vos propriétés enregistrées.',
    whichSeveral: 'Quelles propriétés dois-je comparer ?',
    whichSeveralUnknown:
      'Quelles propriétés dois-je comparer ? Montrez-en d’abord : les vôtres ou celles d’une recherche.',
    noneShown: 'Aucune propriété n’a été trouvée la dernière fois; il n’y en a donc aucune à désigner.',
    oneShown: (home) => `Une seule propriété a été montrée : ${home}.`,
    all: 'Toutes celles montrées',
    places: ['La première', 'La deuxième', 'La troisième', 'La quatrième', 'La cinquième', 'La sixième'],
    notUnderstood:
      'Je ne peux pas répondre à cela avec ce que Lintel sait, et je ne devine pas. Je peux répondre sur les propriétés, les coûts et taxes, les termes, vos étapes, documents et messages, les courtiers et prêteurs, et le marché; votre courtier ou le soutien peut répondre au reste.',
    notSure:
      'Je ne suis pas certain de ce que vous demandez, et je ne devine pas. Est-ce une de ces questions ? Sinon, dites-le autrement ou demandez à votre courtier.',
    hello:
      'Bonjour. Posez-moi vos questions sur les propriétés, les coûts, votre parcours, les documents ou les personnes.',
    thanks: 'Avec plaisir.',
    bye: 'Au revoir. Vos questions restent ici jusqu’à ce que vous les effaciez.',
    fine: 'Très bien. Que voulez-vous savoir ensuite ?',
  },
  es: {
    which: '¿De qué casa habla?',
    whichUnknown: '¿De qué casa habla? Busque una, diga su dirección o abra sus casas guardadas.',
    whichSeveral: '¿Qué casas comparo?',
    whichSeveralUnknown: '¿Qué casas comparo? Muestre algunas primero: las guardadas o las de una búsqueda.',
    noneShown: 'La última vez no se encontró ninguna casa, así que no hay a cuál referirse.',
    oneShown: (home) => `Solo se mostró una casa: ${home}.`,
    all: 'Todas las que mostró',
    places: ['La primera', 'La segunda', 'La tercera', 'La cuarta', 'La quinta', 'La sexta'],
    notUnderstood:
      'No puedo responder eso con lo que sabe Lintel, y no adivino. Puedo responder sobre casas, costos e impuestos, términos, sus pasos, documentos y mensajes, agentes y prestamistas, y el mercado; su agente o soporte puede responder lo demás.',
    notSure:
      'No estoy seguro de qué pregunta, y no adivino. ¿Es una de estas preguntas? Si no, dígalo de otra forma o pregunte a su agente.',
    hello: 'Hola. Pregúnteme sobre casas, costos, su proceso, documentos o personas.',
    thanks: 'De nada.',
    bye: 'Adiós. Lo que preguntó queda aquí hasta que lo borre.',
    fine: 'Muy bien. ¿Qué quiere saber ahora?',
  },
};

/** Returns one short clarifying question with the possible replies as buttons. */
export function clarifyingQuestion(
  what: ClarificationSubject,
  { shown, search }: Talk,
  language: Language,
  details: readonly UnlistedDetail[] = [],
  topics: readonly string[] = [],
): StoredPart[] {
  const its = words[language];
  const before =
    shown.length === 0
      ? search !== undefined && its.noneShown
      : shown.length === 1 && its.oneShown(homeMark(shown[0]!));
  const unlisted = unlistedInWords(details, language);
  const saved = offer(language, 'saved');
  switch (what) {
    case 'home':
      return shown.length > 0
        ? [
            text(before, its.which, unlisted),
            choices(
              ...shown.slice(0, its.places.length).map((id, at) => ({ label: homeMark(id), message: its.places[at]! })),
            ),
          ]
        : [text(before, its.whichUnknown, unlisted), choices(saved)];
    case 'homes':
      return shown.length > 1
        ? [
            text(its.whichSeveral, unlisted),
            choices({ label: its.all, message: offer(language, 'compare') }, offer(language, 'compareTwo')),
          ]
        : [text(before, its.whichSeveralUnknown, unlisted), choices(saved)];
    case 'income':
      return [text(affordWords[language].askIncome), choices(...affordWords[language].incomes)];
    case 'place':
      return [text(marketWords[language].which), choices(offer(language, 'can'), offer(language, 'person'))];
    case 'price':
      return [text(costWords[language].whichPrice), choices(saved)];
    case 'topic':
      return [
        text(its.notSure),
        choices(...topics.map((message) => ({ label: asLabel(message), message })), offer(language, 'person')),
      ];
    case 'anything':
      return [
        text(its.notUnderstood),
        choices(offer(language, 'can'), offer(language, 'next'), offer(language, 'person')),
      ];
  }
}

/** Begins a question with a capital letter. */
const asLabel = (question: string): string =>
  question.replace(/\p{L}/u, (letter) => letter.toUpperCase()).replace(/\bi\b/g, 'I');

/** Returns the reply to a greeting or thanks. */
export function courteous(courtesy: Courtesy, language: Language): StoredPart[] {
  const reply = text(words[language][courtesy]);
  if (courtesy === 'thanks' || courtesy === 'bye') return [reply];
  return [reply, choices(offer(language, 'can'), offer(language, 'next'), offer(language, 'saved'))];
}
