export interface WritingStyle {
  /** Each 0 to 1. */
  formality: number;
  detail: number;
  warmth: number;
}

const FEWEST_WORDS = 20;
/** Words per message that count as fully detailed. */
const FULL_DETAIL = 80;

// Word lists in the two main languages of professionals.
const formal =
  /\b(dear|sincerely|regards|kindly|please|would|may i|madame|monsieur|cordialement|veuillez|pourriez)\b/giu;
const informal =
  /\b(hey|hi|ok|okay|yeah|yep|gonna|cool|salut|ouais|super)\b|\w['’](ll|re|m|ve|d|s|t)\b|\p{Emoji_Presentation}/giu;
const warm =
  /\b(thanks?|thank you|glad|happy|great|welcome|hope|enjoy|love|congratulations|merci|heureu(x|se)|ravie?|bienvenue|félicitations)\b|!/giu;

/**
 * Measures the style of messages by counts only: formal, informal and warm markers per sentence, and words per
 * message. Returns undefined for fewer than 20 words. The content is not interpreted.
 */
export function styleOf(messages: readonly string[]): WritingStyle | undefined {
  const text = messages.join('\n');
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words < FEWEST_WORDS) return undefined;
  const sentences = Math.max(1, text.match(/[.!?…]+(\s|$)|\n+/g)?.length ?? 1);
  const each = (marks: RegExp) => (text.match(marks)?.length ?? 0) / sentences;
  return {
    formality: within(0.5 + 0.5 * (each(formal) - each(informal))),
    detail: within(words / messages.length / FULL_DETAIL),
    warmth: within(0.25 + 0.5 * each(warm)),
  };
}

const within = (value: number): number => Math.round(1_000 * Math.min(1, Math.max(0, value))) / 1_000;
