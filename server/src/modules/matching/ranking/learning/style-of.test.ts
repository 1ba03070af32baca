import { describe, expect, it } from 'vitest';
import { styleOf } from './style-of.ts';

const stiff =
  'Dear Ms. Novak, would you kindly confirm the appointment. Please bring the disclosures, which I would like to discuss. Sincerely.';
const chatty =
  'Hey! So glad you loved it, that’s great!! I’ll send more homes tonight, hope you enjoy them! Thanks, can’t wait to show you!';

describe('message style', () => {
  it('separates formal from informal, warm from dry, and long from short messages, by counts', () => {
    const [formal, warm] = [styleOf([stiff])!, styleOf([chatty])!];
    expect(formal.formality).toBeGreaterThan(0.7);
    expect(warm.formality).toBeLessThan(0.4);
    expect(warm.warmth).toBeGreaterThan(formal.warmth + 0.3);
    expect(styleOf([`${stiff} `.repeat(6)])!.detail).toBe(1);
  });

  it('is undefined for a few words', () => {
    expect(styleOf([])).toBeUndefined();
    expect(styleOf(['Yes, four o’clock is fine.'])).toBeUndefined();
  });
});
