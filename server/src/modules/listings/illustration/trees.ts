import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import { evergreen, growth, snow } from './palette.ts';
import { ellipse, hatch, line, n, type Point, polygon, printed, stroke, wash } from './pen.ts';
import { scenery, type TreeKind } from './region.ts';

/** Draws a crown as a ring of small arcs. */
function crown(x: number, y: number, rx: number, ry: number, dice: Dice): string {
  const bumps = Math.max(7, Math.round((rx + ry) / 6.5));
  const turn = dice.next();
  const points = Array.from({ length: bumps }, (_, at): Point => {
    const angle = ((at + turn) / bumps) * 2 * Math.PI;
    const reach = dice.between(0.9, 1.06);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  const arc = n(((rx + ry) / bumps) * 1.9);
  const [first, ...rest] = points as [Point, ...Point[]];
  const arcs = [...rest, first].map(([px, py]) => `A${arc} ${arc} 0 0 1 ${n(px)} ${n(py)}`).join('');
  return `M${n(first[0])} ${n(first[1])}${arcs}z`;
}

function trunk(x: number, y: number, top: number, spread: number): string {
  const middle = y - (y - top) * 0.45;
  return (
    line([x, y], [x, top]) +
    line([x, middle], [x - spread, middle - spread]) +
    line([x, middle - 6], [x + spread, middle - 6 - spread])
  );
}

function bare(x: number, y: number, height: number, dice: Dice): string {
  let path = line([x, y], [x, y - height]);
  for (let at = 0.35; at < 0.95; at += 0.14) {
    const side = dice.chance(0.5) ? 1 : -1;
    const reach = (1.05 - at) * height * 0.42;
    const from = y - height * at;
    path += line([x, from], [x + side * reach, from - reach * 0.9]);
    path += line([x + side * reach * 0.5, from - reach * 0.45], [x + side * reach * 0.55, from - reach * 0.95]);
  }
  return stroke(path);
}

function leafy(x: number, y: number, height: number, wide: number, color: string, dice: Dice): string {
  const ry = height * 0.36;
  const rx = ry * wide;
  const cy = y - height + ry;
  const leaves = [0, 1, 2].map(() => {
    const lx = x + dice.between(-0.5, 0.4) * rx;
    const ly = cy + dice.between(-0.5, 0.4) * ry;
    return `M${n(lx)} ${n(ly)}q3 -4 6 0`;
  });
  return (
    printed(crown(x, cy, rx, ry, dice), color) + stroke(trunk(x, y, cy + ry * 0.1, rx * 0.28)) + hatch(leaves.join(''))
  );
}

function fir(x: number, y: number, height: number, isSnowy: boolean): string {
  const half = height * 0.24;
  const tiers = [0, 0.27, 0.52];
  const points: Point[] = [[x, y - height]];
  const right: Point[] = tiers.flatMap((at, tier): Point[] => {
    const bottom = y - height + height * (0.36 + at);
    const reach = half * (0.5 + tier * 0.25);
    return [
      [x + reach, bottom],
      [x + reach * 0.5, bottom],
    ];
  });
  const left = right.map(([px, py]): Point => [2 * x - px, py]).reverse();
  const outline = polygon(...points, ...right, ...left);
  const cap = isSnowy
    ? wash(
        polygon(
          [x, y - height],
          [x + half * 0.32, y - height * 0.76],
          [x, y - height * 0.8],
          [x - half * 0.32, y - height * 0.76],
        ),
        snow,
      )
    : '';
  return stroke(line([x, y], [x, y - height * 0.14])) + printed(outline, evergreen) + cap;
}

function pine(x: number, y: number, height: number, dice: Dice): string {
  const tufts = [0.98, 0.78, 0.6].map((at, row) => {
    const side = row === 0 ? 0 : (row === 1 ? 1 : -1) * height * 0.11;
    return printed(crown(x + side, y - height * at + 8, height * 0.17, height * 0.08, dice), evergreen);
  });
  return (
    stroke(
      line([x, y], [x + 1, y - height * 0.9]) + line([x, y - height * 0.62], [x + height * 0.1, y - height * 0.72]),
    ) + tufts.join('')
  );
}

function palm(x: number, y: number, height: number, color: string, dice: Dice): string {
  const lean = dice.between(-8, 8);
  const [tx, ty] = [x + lean, y - height];
  const fronds = [-1, -0.55, 0.55, 1].map((side) => {
    const reach = height * 0.3 * side;
    const drop = Math.abs(side) > 0.8 ? height * 0.16 : -height * 0.02;
    return `M${n(tx)} ${n(ty)}q${n(reach * 0.5)} ${n(-height * 0.16)} ${n(reach)} ${n(drop)}q${n(-reach * 0.45)} ${n(-height * 0.1 - drop * 0.3)} ${n(-reach)} ${n(-drop)}z`;
  });
  const bark = `M${n(x - 2)} ${n(y)}Q${n(x - 2)} ${n(y - height * 0.5)} ${n(tx - 1)} ${n(ty)}M${n(x + 2.5)} ${n(y)}Q${n(x + 2)} ${n(y - height * 0.5)} ${n(tx + 1.5)} ${n(ty)}`;
  return stroke(bark) + printed(fronds.join(''), color);
}

function saguaro(x: number, y: number, height: number, dice: Dice): string {
  const w = height * 0.09;
  const arm = (side: number, at: number, up: number) => {
    const [from, out] = [y - height * at, side * w * 2.1];
    return `M${n(x + side * w)} ${n(from)}h${n(out - side * w * 0.4)}q${n(side * w)} 0 ${n(side * w)} ${n(-w)}v${n(-up)}a${n(w * 0.6)} ${n(w * 0.6)} 0 0 ${side > 0 ? 0 : 1} ${n(-side * w * 1.2)} 0v${n(up - w * 0.4)}h${n(-out + side * w * 0.8)}z`;
  };
  const body = `M${n(x - w)} ${n(y)}v${n(-height + w)}a${n(w)} ${n(w)} 0 0 1 ${n(2 * w)} 0v${n(height - w)}z`;
  const ribs = line([x, y - 4], [x, y - height + w]);
  return (
    printed(
      arm(1, dice.between(0.35, 0.45), height * 0.25) + arm(-1, dice.between(0.45, 0.55), height * 0.18),
      evergreen,
    ) +
    printed(body, evergreen) +
    hatch(ribs)
  );
}

const cypress = (x: number, y: number, height: number): string =>
  stroke(line([x, y], [x, y - 8])) +
  printed(
    `M${n(x)} ${n(y - height)}Q${n(x + height * 0.17)} ${n(y - height * 0.35)} ${n(x)} ${n(y - 6)}Q${n(x - height * 0.17)} ${n(y - height * 0.35)} ${n(x)} ${n(y - height)}z`,
    evergreen,
  );

/** Draws one tree with its foot at x, y. */
export function tree(kind: TreeKind, x: number, y: number, height: number, look: Look, dice: Dice): string {
  const { leaves, maple } = growth[look.season];
  const isBare = look.season === 'winter' && scenery[look.region].snow;
  switch (kind) {
    case 'fir':
      return fir(x, y, height * 1.1, look.snow);
    case 'pine':
      return pine(x, y, height * 1.15, dice);
    case 'palm':
      return palm(x, y, height, '#9db585', dice);
    case 'saguaro':
      return saguaro(x, y, height * 0.62, dice);
    case 'cypress':
      return cypress(x, y, height);
    case 'oak':
      return leafy(x, y, height * 0.85, 1.6, look.season === 'winter' ? '#a3ab86' : dice.pick(leaves), dice);
    case 'birch':
      return isBare
        ? bare(x, y, height * 0.9, dice)
        : leafy(x, y, height, 0.62, dice.pick(look.season === 'autumn' ? ['#dcb95f', '#e0c679'] : leaves), dice);
    case 'maple':
      return isBare ? bare(x, y, height * 0.9, dice) : leafy(x, y, height, 1, dice.pick(maple), dice);
    case 'blossom':
      return isBare
        ? bare(x, y, height * 0.8, dice)
        : leafy(x, y, height * 0.8, 1.15, look.season === 'spring' ? '#e9c4c0' : dice.pick(leaves), dice);
    case 'round':
      return isBare ? bare(x, y, height * 0.9, dice) : leafy(x, y, height, 1.05, dice.pick(leaves), dice);
  }
}

/** Draws a low shrub with its foot at x, y. */
export function shrub(x: number, y: number, radius: number, look: Look, dice: Dice): string {
  if (look.region === 'desert') {
    const blades = [-0.9, -0.45, 0, 0.45, 0.9].map((lean) =>
      line([x, y], [x + lean * radius, y - radius * (1.3 - Math.abs(lean) * 0.6)]),
    );
    return stroke(blades.join(''));
  }
  const color = look.snow ? snow : look.season === 'winter' ? evergreen : dice.pick(growth[look.season].leaves);
  const bump = radius * 0.7;
  return shape3(x, y, radius, bump, color);
}

const shape3 = (x: number, y: number, radius: number, bump: number, color: string): string =>
  printed(
    `M${n(x - radius)} ${n(y)}a${n(bump)} ${n(bump)} 0 0 1 ${n(radius * 0.6)} ${n(-bump)}a${n(bump)} ${n(bump)} 0 0 1 ${n(radius * 0.8)} 0a${n(bump)} ${n(bump)} 0 0 1 ${n(radius * 0.6)} ${n(bump)}z`,
    color,
  );

export const flowers = (x: number, y: number, width: number, color: string): string => {
  const heads = Array.from({ length: Math.max(2, Math.floor(width / 7)) }, (_, at) =>
    ellipse(x + at * 7, y - 5 - (at % 2) * 2, 1.8, 1.8),
  );
  return wash(heads.join(''), color);
};
