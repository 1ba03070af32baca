import { homeMark, type StoredPart } from './parts/stored-part.ts';
import type { Courtesy } from './reading/courtesies.ts';
import type { AskedBack } from './reading/plan.ts';
import type { Talk } from './reading/talk.ts';
import { choices, text } from './tools/words.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** One short question back, with what may be meant as buttons. */
export function askedBack(what: AskedBack, talk: Talk, of: string): StoredPart[] {
  switch (what) {
    case 'home':
      return talk.shown.length > 0
        ? [
            text('Which home do you mean?'),
            choices(
              ...talk.shown
                .slice(0, places.length)
                .map((id, at) => ({ label: homeMark(id), message: `The ${places[at]} one` })),
            ),
          ]
        : [
            text('Which home do you mean? Search for one, name its address, or open your saved homes.'),
            choices('Show my saved homes', '3 bedroom homes in Austin under 500k'),
          ];
    case 'homes':
      return talk.shown.length > 1
        ? [
            text('Which homes shall I compare?'),
            choices(
              { label: 'All that you showed', message: 'Compare them' },
              'Compare the first two',
              'Compare the first three',
            ),
          ]
        : [
            text('Which homes shall I compare? Show some first: your saved ones, or those of a search.'),
            choices('Show my saved homes', 'Homes in Austin under 500k'),
          ];
    case 'income':
      return [
        text(
          'What is your income before tax, a year, of all who buy together? You may add debts a month and what you have for a down payment. It stays in this conversation, and you can erase that.',
        ),
        choices('$80,000 a year', '$120,000 a year', '$160,000 a year'),
      ];
    case 'place':
      return [text('Of which place? Say a city, a state or a postal code.'), choices('Austin', 'Denver', 'Toronto')];
    case 'price':
      return [
        text('Of which home, or of which price? Name a home, or say a price.'),
        choices('A 450k home', 'Show my saved homes'),
      ];
    case 'anything':
      return [
        text(
          of === ''
            ? 'I did not understand that.'
            : 'I did not understand that. I can help with homes, costs, your journey, papers, people and markets.',
        ),
        choices(
          'What can you do?',
          '3 bedroom homes in Austin under 500k',
          'What should I do next?',
          'I want to talk to a person',
        ),
      ];
  }
}

const hello = {
  en: 'Hello. Ask me about homes, costs, your journey, papers or people.',
  fr: 'Bonjour. Décrivez la maison que vous cherchez, en français ou en anglais ; le reste, je le dis en anglais.',
  es: 'Hola. Describa la casa que busca, en español o en inglés; lo demás lo digo en inglés.',
};

const thanks = { en: 'You are welcome.', fr: 'Avec plaisir.', es: 'De nada.' };

/** Courtesy for courtesy, in the language of the greeting. */
export function courteous(courtesy: Courtesy, typed: string): StoredPart[] {
  const language = /bonjour|salut|bonsoir|coucou|merci|au revoir/i.test(typed)
    ? 'fr'
    : /hola|buen|gracias|adios/i.test(typed)
      ? 'es'
      : 'en';
  switch (courtesy) {
    case 'hello':
      return [
        text(hello[language]),
        choices(
          'What can you do?',
          {
            en: '3 bedroom homes in Austin under 500k',
            fr: 'maison de 3 chambres à Montréal',
            es: 'casa de 3 recámaras en Austin',
          }[language],
          'What should I do next?',
        ),
      ];
    case 'thanks':
      return [text(thanks[language])];
    case 'bye':
      return [text('Goodbye. What you asked stays here until you erase it.')];
    case 'fine':
      return [
        text('All right. What would you like to know next?'),
        choices('What should I do next?', 'Show my saved homes'),
      ];
  }
}
