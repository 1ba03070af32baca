import type { Block } from './block.ts';
import { farm, land, manufactured } from './country.ts';
import { detached } from './detached.ts';
import { type Dice, diceOf } from './dice.ts';
import type { Look } from './look.ts';
import { type Drawing, ground, type View } from './pen.ts';
import { scenery } from './region.ts';
import { flats, semiDetached, townhouse } from './rows.ts';
import { behind, curb, groundOf, viewOf } from './scene.ts';
import { tower } from './tower.ts';
import { flowers, shrub, tree } from './trees.ts';

const buildings: Record<Look['type'], (look: Look) => Block> = {
  single_family: detached,
  semi_detached: semiDetached,
  townhouse,
  condo: tower,
  multi_family: flats,
  manufactured,
  land,
  farm,
};

/** Draws the home from the street, among the trees of its region. */
export function front(look: Look): Drawing {
  const building = buildings[look.type](look);
  const view = viewOf(building);
  const dice = diceOf(look.seed, 'garden');
  const content =
    behind(look, view) +
    treesBehind(look, building, dice) +
    groundOf(look) +
    building.svg +
    garden(look, building, view, dice);
  return { content, view };
}

/** Draws trees on both sides, some half behind the house. */
function treesBehind(look: Look, { left, right }: Block, dice: Dice): string {
  const kinds = scenery[look.region].trees;
  const count = look.type === 'land' ? 5 : 3 + Math.floor(dice.next() * 2);
  const trees = Array.from({ length: count }, (_, at) => {
    const isLeft = at % 2 === 0;
    const gap = isLeft ? left : 400 - right;
    const offset = gap < 40 ? dice.between(-16, gap) : dice.between(4, Math.max(10, gap - 6));
    const x = isLeft ? left - offset : right + offset;
    return tree(
      dice.pick(kinds),
      Math.min(392, Math.max(8, x)),
      ground,
      dice.between(66, look.type === 'land' ? 110 : 128),
      look,
      dice,
    );
  });
  return trees.join('');
}

/** Draws one tree beside the house and shrubs along its foundation. */
function garden(look: Look, { left, right }: Block, view: View, dice: Dice): string {
  if (look.type === 'land') return '';
  const shrubs = [left + 4, left + 17, right - 5, right - 17]
    .filter(() => dice.chance(0.55))
    .map((x) => shrub(x, ground + 2, dice.between(7, 11), look, dice));
  const beds =
    look.season === 'spring' || look.season === 'summer'
      ? flowers(
          dice.chance(0.5) ? left + 8 : right - 34,
          ground + 8,
          dice.between(14, 28),
          dice.pick(['#d98f86', '#e2b65a', '#b9a0c4', '#fdf8f1']),
        )
      : '';
  const isLeft = dice.chance(0.5);
  const room = isLeft ? left - view.x : view.x + view.width - right;
  const kinds = scenery[look.region].trees;
  const besides = isLeft ? view.x + room * 0.3 : view.x + view.width - room * 0.3;
  // Not wider than the space beside the house, so that the tree does not cover the house.
  const height = Math.min(dice.between(88, 120), 48 + room);
  const near = room > 30 ? tree(dice.pick(kinds), besides, ground + 22, height, look, dice) : '';
  const post = curb(look, isLeft ? view.x + view.width - 20 : view.x + 20);
  return shrubs.join('') + beds + near + post;
}
