import type { Language } from '../../reading/language.ts';

const foreign: Readonly<Record<'fr' | 'es', (name: string, words: string) => string>> = {
  fr: (name, words) => `Bonjour ${name}, j’ai une question : ${words}`,
  es: (name, words) => `Hola ${name}, tengo una pregunta: ${words}`,
};

/** Phrases that ask to contact a professional. The text after them is the message. */
const leading =
  /^(please )?((can|could|may|would) (i|you|we)|i (want|need|would like|'d like)|i'd like|let me|how (can|do) i) (please )?(to )?(talk|speak|chat|write|send (a )?(message|e-?mail|text)|ask|message|text|call|contact|reach|connect( me)?|put me through|hand( me| this)? over|get me)\b[^,.:;?!]*?\b(person|human|someone|somebody|agent|realtor|lender|advisor|broker|team|representative)\b[\s,.:;?!-]*/i;
const joining = /^(about|regarding|on|because|that|and ask( (him|her|them))?|to ask( (him|her|them))?)\b[\s,:]*/i;

/**
 * Drafts a message to a professional from the person's own words. The person can edit it before sending. If the person
 * only asked for contact, the draft asks for a moment for a question.
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
