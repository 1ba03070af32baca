import type { Block } from './block.ts';
import { cladding, dormers, frontWing, porch, windows } from './facade.ts';
import type { Look } from './look.ts';
import { type Massing, massingOf } from './massing.ts';
import { door, garageDoors } from './openings.ts';
import { box, ground, printed } from './pen.ts';
import { chimney, roof, solarPanels } from './roof.ts';
import { driveway } from './scene.ts';

const garageHeight = 44;

/** Draws a detached house with its garage, seen from the street. */
export function detached(look: Look): Block {
  const massing = massingOf(look);
  const { left, right, doorX, style, garageX, garage } = massing;
  const garageFront =
    garage === 0 ? '' : driveway(garageX + 6, garage - 12, look) + garageDoors(garageX, garage, look.garages, ground);
  return {
    svg:
      garageWalls(massing) +
      garageFront +
      body(massing) +
      windows(massing) +
      frontWing(massing) +
      porch(massing) +
      driveway(doorX - 8, 16, look) +
      door(doorX, ground, look.palette.door, style.windows === 'arched'),
    left,
    right,
    top: massing.eaves - Math.max(massing.rise, style.wing * massing.width * 0.5),
  };
}

export function garageWalls({ look, style, garageX: x, garage: width }: Massing): string {
  if (width === 0) return '';
  const { wall, roof: roofColor } = look.palette;
  const eaves = ground - garageHeight;
  const rise = style.roof === 'gable' ? Math.min(30, width * 0.36) : Math.min(style.rise, 24);
  return (
    printed(box(x, eaves, width, garageHeight), wall) +
    roof(style.roof, { x, width, eaves, rise }, roofColor, wall, look.snow)
  );
}

/** Draws walls and roof of the main volume, including the chimney. */
export function body(massing: Massing): string {
  const { look, style, x, width, eaves, rise, dice } = massing;
  const { wall, roof: roofColor } = look.palette;
  const isFlat = style.roof === 'flat' || style.roof === 'parapet';
  const chimneyAt = x + width * dice.pick([0.16, 0.78]);
  return (
    (look.features.has('fireplace') ? chimney(chimneyAt, eaves - 2, isFlat ? 24 : rise + 10) : '') +
    printed(box(x, eaves, width, ground - eaves), wall) +
    cladding(massing) +
    roof(style.roof, { x, width, eaves, rise }, roofColor, wall, look.snow) +
    (look.features.has('solar_panels') && (style.roof === 'side' || style.roof === 'hip')
      ? solarPanels(x + width * 0.36, eaves - rise * 0.72, width > 170 ? 4 : 3)
      : '') +
    dormers(massing)
  );
}
