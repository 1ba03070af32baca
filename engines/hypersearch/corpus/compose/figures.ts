/** Parts of a sentence with a figure: price, area, lot, year, fees. */
import { fill, type Part, type Speaker } from './speaker.ts';

export function pricePart(speaker: Speaker): Part {
  const { upTo, style, chance } = speaker.dice;
  const low = chance(0.15) ? 1_000_000 + 100_000 * upTo(9) : 150_000 + 5000 * upTo(160);
  const kind = style();
  return limits(speaker, 'price', 'price', low, low + 50_000 * (1 + upTo(4)), (value) =>
    speaker.voice.money(value, kind),
  );
}

export function areaPart(speaker: Speaker): Part {
  const { upTo, chance } = speaker.dice;
  if (speaker.language !== 'en' && chance(0.5)) {
    const m = 60 + 10 * upTo(20);
    const part = limits(speaker, 'sqft', 'sqm', m, m, String);
    return {
      text: part.text,
      facts: part.facts.map((fact) => fact.replace(/\d+$/, String(Math.round(m * 10.7639)))),
    };
  }
  const low = 800 + 100 * upTo(30);
  const commas = speaker.language === 'fr' ? false : chance(0.5);
  return limits(speaker, 'sqft', 'sqft', low, low + 400, (value) =>
    commas ? value.toLocaleString('en-US') : String(value),
  );
}

export function lotPart(speaker: Speaker): Part {
  const low = 2 + speaker.dice.upTo(30);
  return limits(speaker, 'lot', 'lot', low, low, String);
}

export function yearPart(speaker: Speaker): Part {
  const low = 1930 + speaker.dice.upTo(85);
  return limits(speaker, 'year', 'year', low, low + 9, String);
}

export function feesPart(speaker: Speaker): Part {
  const { upTo, chance, among, style } = speaker.dice;
  const voice = speaker.voice;
  if (chance(0.5)) {
    const n = 100 + 50 * upTo(12);
    return limits(speaker, 'hoa', 'hoa', n, n, (value) => (speaker.language === 'fr' ? `${value} $` : `$${value}`));
  }
  const n = 1500 + 100 * upTo(40);
  return { text: fill(among(voice.payment), { n: voice.money(n, style()) }), facts: [`payment<=${n}`] };
}

function limits(
  speaker: Speaker,
  field: string,
  list: 'price' | 'sqft' | 'lot' | 'year' | 'hoa' | 'sqm',
  low: number,
  high: number,
  say: (value: number) => string,
  about = (value: number) => Math.round(value),
): Part {
  const { among, chance } = speaker.dice;
  const voice = speaker.voice[list];
  if (voice.range && chance(0.2))
    return {
      text: fill(among(voice.range), { n: say(low), m: say(high) }),
      facts: [`${field}>=${low}`, `${field}<=${high}`],
    };
  if (voice.about && chance(0.1))
    return {
      text: fill(among(voice.about), { n: say(low) }),
      facts: [`${field}>=${about(low * 0.9)}`, `${field}<=${about(low * 1.1)}`],
    };
  const least = voice.least.length > 0 && chance(field === 'price' ? 0.2 : field === 'hoa' ? 0 : 0.75);
  return least
    ? { text: fill(among(voice.least), { n: say(low) }), facts: [`${field}>=${low}`] }
    : { text: fill(among(voice.most), { n: say(low) }), facts: [`${field}<=${low}`] };
}
