const small: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const parts: Readonly<Record<string, number>> = {
  ...{ eighth: 0.125, quarter: 0.25, 'three eighths': 0.375, half: 0.5, 'five eighths': 0.625 },
  ...{ 'three quarters': 0.75, 'seven eighths': 0.875 },
};
const word = Object.keys(small).join('|');
const sum = new RegExp(String.raw`\b(?:${word})(?:[ -](?:${word}|hundred|and))*[ -](?:hundred|thousand|grand)\b`, 'gi');
const share = new RegExp(
  String.raw`\b(${word}) and (?:an? )?(${Object.keys(parts).join('|')})(?=\s*(?:%|percent))`,
  'gi',
);

/** A text of the same length with its spoken sums and rates as figures, and where these stand. */
export function withFigures(text: string): { text: string; ranges: readonly (readonly [from: number, to: number])[] } {
  const ranges: [number, number][] = [];
  if (!/hundred|thousand|grand|percent|%/i.test(text)) return { text, ranges };
  const put = (all: string, at: number, value: number) => {
    ranges.push([at, at + all.length]);
    return `${value}`.padEnd(all.length);
  };
  const said = text
    .replace(sum, (all: string, at: number) => put(all, at, sumOf(all.toLowerCase().split(/[ -]/))))
    .replace(share, (all: string, whole: string, part: string, at: number) =>
      put(all, at, (small[whole.toLowerCase()] as number) + (parts[part.toLowerCase()] as number)),
    );
  return { text: said, ranges };
}

/** "Three ninety thousand" is 390,000. */
function sumOf(words: readonly string[]): number {
  let [total, current] = [0, 0];
  for (const one of words) {
    const value = small[one];
    if (value !== undefined)
      current = current > 0 && current < 10 && value >= 10 ? current * 100 + value : current + value;
    else if (one === 'hundred') current *= 100;
    else if (one !== 'and') {
      total += current * 1_000;
      current = 0;
    }
  }
  return total + current;
}
