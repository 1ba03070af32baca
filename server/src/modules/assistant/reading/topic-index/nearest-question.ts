import { type Language, languageOf } from '../language.ts';
import { plain } from '../plain.ts';
import { askedQuestions } from './asked-questions.ts';
import { documentOf, type Found, isSubject, rarityOf, wordsOf } from './retrieval.ts';

/** Returns the question that people asked about a topic in a language and that is nearest to a plain text. */
export function questionAbout(id: string, language: Language, text: string): string | undefined {
  const words = wordsOf(text);
  const nearness = (question: string): number => {
    const shared = [...wordsOf(plain(question)).keys()].filter((word) => words.has(word) && isSubject(word));
    const near = shared.reduce((sum, word) => sum + rarityOf(word), 0);
    return near + (/\?$/.test(question) ? marked : 0) - question.length / longLabel;
  };
  const [nearest] = (askedQuestions().get(id) ?? [])
    .filter((question) => question.length <= longest && languageOf(question, 'en') === language)
    .map((question) => ({ question, near: nearness(question) }))
    .sort((one, other) => other.near - one.near);
  return nearest?.question;
}

/** Characters of a question that weigh as much as one unit of rarity, and the most for a button. */
const longLabel = 40;
/** A question with its mark reads better. */
const marked = 1.5;
const longest = 110;

/** Returns the document of a question that people asked, whatever its capitals and marks. */
export function documentAsked(text: string): Pick<Found, 'tool' | 'id'> | undefined {
  const bare = (question: string): string => plain(question).replace(/^[¿¡ ]+|[ ?.!]+$/g, '');
  const wanted = bare(text);
  const id = [...askedQuestions()].find(([, questions]) =>
    questions.some((question) => bare(question) === wanted),
  )?.[0];
  return id === undefined ? undefined : documentOf(id);
}
