import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name as string,
    { light: light as string, dark: dark as string },
  ]),
);

/** Relative luminance and contrast as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, mode: 'light' | 'dark'): number {
  const color = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`no token --color-${name}`);
    return luminance(token[mode]);
  };
  const [low, high] = [color(one), color(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const papers = ['paper', 'raised', 'sunk'];
const tones = ['primary', 'accent', 'info', 'good', 'warning', 'danger'];
const text: [string, string][] = [
  ...papers.flatMap((paper) =>
    ['ink', 'soft', 'primary', 'primary-strong', ...tones].map((c): [string, string] => [c, paper]),
  ),
  ...tones.flatMap((tone): [string, string][] => [
    [tone, `${tone}-tint`],
    ['ink', `${tone}-tint`],
    ['soft', `${tone}-tint`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['paper', 'ink'],
  ['paper', 'danger'],
];
const marks: [string, string][] = [...papers, 'primary-tint'].flatMap((paper) =>
  ['edge', 'faint', 'primary', 'ink'].map((c): [string, string] => [c, paper]),
);

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(text)('text in %s on %s has a contrast of at least 4.5:1', (front, back) => {
    expect(contrast(front, back, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('a mark in %s on %s has a contrast of at least 3:1', (front, back) => {
    expect(contrast(front, back, mode)).toBeGreaterThanOrEqual(3);
  });
});
