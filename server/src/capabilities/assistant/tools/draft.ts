import type { Language } from '../reading/language.ts';

const foreign: Readonly<Record<'fr' | 'es', (name: string, words: string) => string>> = {
  fr: (name, words) => `Bonjour ${name}, j’ai une question : ${words}`,
  es: (name, words) => `Hola ${name}, tengo una pregunta: ${words}`,
};

/** What begins a wish to be led to somebody; what comes after it is what the person wants to say. */
const leading =
  /^(please )?((can|could|may|would) (i|you|we)|i (want|need|would like|'d like)|i'd like|let me|how (can|do) i) (please )?(to )?(talk|speak|chat|write|send (a )?(message|e-?mail|text)|ask|message|text|call|contact|reach|connect( me)?|put me through|hand( me| this)? over|get me)\b[^,.:;?!]*?\b(person|human|someone|somebody|agent|realtor|lender|advisor|broker|team|representative)\b[\s,.:;?!-]*/i;
const joining = /^(about|regarding|on|because|that|and ask( (him|her|them))?|to ask( (him|her|them))?)\b[\s,:]*/i;

/**
 * A message to somebody as the person may want to send it, made of their own words alone; they read and change it first.
 * Where they only asked for a person, it asks for a moment and claims nothing.
 */
export function draftFrom(typed: string, firstName: string, language: Language = 'en'): string {
  if (language !== 'en') return foreign[language](firstName, typed.replace(/\s+/g, ' ').trim());
  const words = typed.replace(/\s+/g, ' ').trim();
  const matter = words.replace(leading, '').replace(joining, '').trim();
  const saidMore = matter.split(' ').length >= 2;
  const isBare = matter === words && words.split(' ').length <= 8 && !words.includes('?');
  if (!saidMore || isBare) return `Hello ${firstName}, do you have a moment for a question?`;
  return matter === words
    ? `Hello ${firstName}, I have a question: ${words}`
    : `Hello ${firstName}, I have a question about ${matter.charAt(0).toLowerCase()}${matter.slice(1)}`;
}
