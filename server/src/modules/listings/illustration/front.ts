import type { Block } from './building.ts';
import { buildings } from './buildings.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { type Drawing, ground, repeat, type View } from './pen.ts';
import { behind, curb, groundOf, viewOf } from './scene.ts';
import { flowers, shrub, tree } from './trees.ts';

/** Draws the home from the street, among the trees of its region. */
export function front(look: Look): Drawing {
  const building = buildings[look.type](look);
  const view = viewOf(building);
  const dice = diceOf(look.seed, 'garden');
  const trees = treesBehind(look, building, dice);
  return {
    content: behind(look, view) + trees + groundOf(look) + building.svg + garden(look, building, view, dice),
    view,
  };
}

/** Draws trees on both sides, some half behind the house. */
function treesBehind(look: Look, { left, right }: Block, dice: Dice): string {
  const isLand = look.type === 'land';
  return repeat(isLand ? 5 : 3 + Math.floor(dice.next() * 2), (at) => {
    const gap = at % 2 === 0 ? left : 400 - right;
    const offset = gap < 40 ? dice.between(-16, gap) : dice.between(4, Math.max(10, gap - 6));
    const x = Math.min(392, Math.max(8, at % 2 === 0 ? left - offset : right + offset));
    return tree(x, ground, dice.between(66, isLand ? 110 : 128), look, dice);
  });
}

/** Draws one tree beside the house, and shrubs and flowers along its foundation. */
function garden(look: Look, { left, right }: Block, view: View, dice: Dice): string {
  if (look.type === 'land') return '';
  const shrubs = [left + 4, left + 17, right - 5, right - 17]
    .filter(() => dice.chance(0.55))
    .map((x) => shrub(x, ground + 2, dice.between(7, 11), look, dice));
  const bed = flowers(
    dice.chance(0.5) ? left + 8 : right - 34,
    ground + 8,
    dice.between(14, 28),
    dice.pick(['#d98f86', '#e2b65a', '#b9a0c4', '#fdf8f1']),
  );
  const isLeft = dice.chance(0.5);
  const room = isLeft ? left - view.x : view.x + view.width - right;
  const edge = (isOnLeft: boolean, inset: number) => (isOnLeft ? view.x + inset : view.x + view.width - inset);
  // Not wider than the space beside the house, so that the tree does not cover the house.
  const height = Math.min(dice.between(88, 120), 36 + room);
  const near = room > 30 ? tree(edge(isLeft, room * 0.3), ground + 22, height, look, dice) : '';
  const isInBloom = look.season === 'spring' || look.season === 'summer';
  return shrubs.join('') + (isInBloom ? bed : '') + near + curb(look, edge(!isLeft, 20));
}
