import type { Reading } from '../../reading.ts';
import { slipCost } from './spelling.ts';
import type { Token } from './tokens.ts';

type Language = Reading['language'];

/** Words that count rooms, by which a slip behind a small figure is repaired. */
const roomWords: Readonly<Record<Language, readonly string[]>> = {
  en: ['bedroom', 'bedrooms', 'bathroom', 'bathrooms'],
  fr: ['chambre', 'chambres'],
  es: ['recamara', 'recamaras', 'habitacion', 'habitaciones', 'dormitorio', 'dormitorios', 'cuartos'],
};
const all = (['en', 'fr', 'es'] as const).flatMap((language) =>
  roomWords[language].map((word) => ({ language, word })),
);

/** Two wrong letters, in long words three; a wrong first one counts more (spelling.ts). */
const mostSlips = (word: string): number => (word.length < 10 ? 2.6 : 3.4);
const mostRooms = 12;

/** The word for rooms that a misspelled word behind a small figure stands for: "3 chanbres", "4 bedrromms". */
export function roomWordAt(tokens: readonly Token[], at: number): { word: string; language: Language } | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (before?.kind !== 'number' || !(before.value <= mostRooms) || token?.kind !== 'word') return undefined;
  const { text, capital } = token;
  if (capital || text.length < 6 || text.length > 14) return undefined;
  let best: { word: string; language: Language; cost: number } | undefined;
  for (const { word, language } of all) {
    if (Math.abs(word.length - text.length) > 2) continue;
    const cost = slipCost(text, word);
    if (cost <= mostSlips(word) && (!best || cost < best.cost)) best = { word, language, cost };
  }
  return best;
}
