import { expect, test } from '../setup/test.ts';
import { accessibilityViolations, waitForAnimations } from '../steps/accessibility.ts';
import { agrees, area, draw, homesOnMap, onMap, openTools, surface, tools, unfold } from '../steps/drawing.ts';
import { ready } from '../steps/open-page.ts';
import { schemes } from '../steps/schemes.ts';
import { total, understood } from '../steps/search.ts';

const sentence = 'homes in Austin';
const square: [number, number][] = [
  [0.35, 0.4],
  [0.7, 0.4],
  [0.7, 0.75],
  [0.35, 0.75],
];

test('an area is drawn corner by corner with the mouse; the URL contains it, and a reload and a link show the same', async ({
  page,
  otherPage: friend,
}) => {
  const before = await openTools(page, sentence);
  await draw(page, 'Draw area');
  const corners = await onMap(page, ...square);
  for (const { x, y } of [...corners, corners[0]!]) await page.mouse.click(x, y);

  await expect(page).toHaveURL(/[?&]polygon=-\d/);
  await expect(understood(page).getByRole('button', { name: /^Area 1/ })).toBeVisible();
  await agrees(page);
  const inside = await total(page);
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThan(before);
  await expect(area(page, 'Area 1')).toContainText(`${inside.toLocaleString('en-US')} homes`);

  await page.reload();
  await ready(page);
  expect(await total(page)).toBe(inside);
  await unfold(page);
  await expect(area(page, 'Area 1')).toBeVisible();

  await friend.goto(page.url());
  expect(await total(friend)).toBe(inside);
});

test('an outline that would cross itself is rejected with a message, and undone', async ({ page }) => {
  await openTools(page, sentence);
  await draw(page, 'Draw area');
  const [a, b, c, d] = await onMap(page, [0.4, 0.4], [0.7, 0.7], [0.7, 0.4], [0.4, 0.75]);
  for (const { x, y } of [a!, b!, c!, d!]) await page.mouse.click(x, y);
  const bar = page.getByRole('group', { name: 'Drawing' });
  await expect(bar.getByText(/would make the outline cross itself/)).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/polygon=/);
  expect(new URL(page.url()).searchParams.get('polygon')!.split(';')).toHaveLength(3);
});

test('a freehand line and a circle are alternatives; an excluded area is subtracted; areas are cleared and restored', async ({
  page,
}) => {
  await openTools(page, sentence);
  await draw(page, 'Freehand');
  const loop = Array.from({ length: 40 }, (_, i): [number, number] => {
    const turned = (2 * Math.PI * i) / 39;
    return [0.5 + 0.14 * Math.cos(turned), 0.5 + 0.14 * Math.sin(turned)];
  });
  const [start, ...line] = await onMap(page, ...loop);
  await page.mouse.move(start!.x, start!.y);
  await page.mouse.down();
  for (const { x, y } of line) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(page).toHaveURL(/polygon=/);
  await agrees(page);

  await draw(page, 'Circle');
  const [centre, rim] = await onMap(page, [0.75, 0.7], [0.85, 0.7]);
  await page.mouse.move(centre!.x, centre!.y);
  await page.mouse.down();
  await page.mouse.move(rim!.x, rim!.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/[?&]circle=/);
  await expect(understood(page).getByRole('button', { name: /^Area 2/ })).toBeVisible();
  await agrees(page);

  await area(page, 'Area 2')
    .getByRole('checkbox', { name: /Exclude/ })
    .click();
  await expect(page).toHaveURL(/notCircle=/);
  await expect(understood(page).getByRole('button', { name: /^Excluded area 1/ })).toBeVisible();
  await agrees(page);
  await expect(area(page, 'Excluded area 1')).toContainText(/homes? excluded/);

  const shared = page.url();
  await tools(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/polygon|circle/i);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(shared);
});

test('taps set corners on a touch screen, the map does not move, Done finishes', { tag: '@phone-only' }, async ({
  page,
}) => {
  await openTools(page, sentence);
  await draw(page, 'Draw area');
  const corners = await onMap(page, [0.3, 0.28], [0.7, 0.28], [0.7, 0.42], [0.3, 0.42]);
  for (const { x, y } of corners) await page.touchscreen.tap(x, y);
  await page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/polygon=/);
  const text = new URL(page.url()).searchParams.get('polygon')!;
  const points = text.split(';').map((corner) => corner.split(',').map(Number) as [number, number]);
  // Two corners keep the same latitude only if the map did not move between the taps.
  expect(points[0]![1]).toBeCloseTo(points[1]![1], 4);
  expect(points[2]![1]).toBeCloseTo(points[3]![1], 4);
  expect(points[0]![0]).toBeCloseTo(points[3]![0], 4);
  await agrees(page);
});

test('areas are drawn with the keyboard alone: corners under the crosshair, finished, changed and deleted', async ({
  page,
}) => {
  await openTools(page, sentence);
  await homesOnMap(page);
  await tools(page).getByRole('button', { name: 'Draw area' }).focus();
  await page.keyboard.press('Enter');
  await expect(surface(page)).toBeFocused();
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const said = page.getByRole('status').filter({ hasText: /Corner|Undone|Area|homes/ });
  await press('Enter');
  await expect(said.filter({ hasText: 'Corner 1 set at' })).toHaveCount(1);
  await press('ArrowRight', 4);
  await press('Enter');
  await press('ArrowDown', 3);
  await press('Enter');
  await expect(said.filter({ hasText: 'Corner 3 set at' })).toHaveCount(1);
  await press('Backspace');
  await press('ArrowDown');
  await press('Enter');
  await press('ArrowLeft', 4);
  await press('Enter');
  await press('f');
  await expect(page).toHaveURL(/polygon=/);
  await agrees(page);
  await expect(tools(page).locator(':focus')).toHaveCount(1);

  const drawn = page.url();
  await area(page, 'Area 1').getByRole('button', { name: 'Change Area 1 on the map' }).focus();
  await press('Enter');
  await expect(surface(page)).toBeFocused();
  await press('PageDown');
  await press('ArrowUp', 3);
  await press('Enter');
  await expect(page).not.toHaveURL(drawn);
  await agrees(page);

  await area(page, 'Area 1').getByRole('button', { name: 'Delete Area 1' }).focus();
  await press('Enter');
  await expect(page).not.toHaveURL(/polygon/);
});

test('a corner is dragged to a new place, and a press adds another', async ({ page }) => {
  await openTools(page, sentence);
  await draw(page, 'Draw area');
  const corners = await onMap(page, ...square);
  for (const { x, y } of [...corners, corners[0]!]) await page.mouse.click(x, y);
  await expect(page).toHaveURL(/polygon=/);
  const drawn = page.url();
  await area(page, 'Area 1').getByRole('button', { name: 'Change Area 1 on the map' }).click();
  await page.keyboard.press('PageDown');
  const [middle, corner] = await onMap(page, [0.5, 0.5], [0.6, 0.62]);
  // Page Down scrolls the corner to the middle of the map.
  await page.mouse.move(middle!.x, middle!.y);
  await page.mouse.down();
  await page.mouse.move(corner!.x, corner!.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('group', { name: 'Drawing' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).not.toHaveURL(drawn);
  await agrees(page);
});

test('a circle around a place and an outline by points need no map', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return String(asked[0]).startsWith('webgl') ? null : Reflect.apply(original, this, asked);
    } as typeof original;
  });
  const before = await openTools(page, sentence);
  await expect(page.getByText('We can’t show the map here')).toBeVisible();
  await tools(page).getByRole('button', { name: 'Enter area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter an area' });
  await dialog.getByRole('button', { name: 'Add area' }).last().click();
  await expect(dialog.getByText(/Choose a place from the list/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Center' }).fill('Downtown, Austin, TX');
  await dialog.getByRole('textbox', { name: 'Radius' }).fill('1.5');
  await expect(dialog.getByText(/radius 1.5 mi/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add area' }).last().click();
  await expect(page).toHaveURL(/circle=-97\.\d+,30\.\d+,2414/);
  await agrees(page);
  expect(await total(page)).toBeLessThan(before);

  await tools(page).getByRole('button', { name: 'Enter area' }).click();
  await dialog.getByText('Outline by points').click();
  await dialog.getByLabel('Corners, one per line').fill('30.25, -97.76\n30.25, -97.74\nhere');
  await dialog.getByRole('checkbox', { name: /Exclude/ }).click();
  await dialog.getByRole('button', { name: 'Add area' }).last().click();
  await expect(dialog.getByText(/^Line 3 isn’t a valid point/)).toBeVisible();
  await dialog.getByLabel('Corners, one per line').fill('30.25, -97.76\n30.25, -97.74\n30.27, -97.74\n30.27, -97.76');
  await dialog.getByRole('button', { name: 'Add area' }).last().click();
  await expect(page).toHaveURL(/notPolygon=/);
  await agrees(page);
});

for (const { colorScheme, tag } of schemes)
  test.describe(`the page is accessible in ${colorScheme} mode`, { tag: [...tag] }, () => {
    test.use({ colorScheme });
    test('with the drawing tools, while drawing, and in the dialog', async ({ page }) => {
      await openTools(page, sentence, {
        circle: '-97.74,30.27,3000',
        notPolygon: '-97.76,30.25;-97.74,30.25;-97.74,30.27',
      });
      await expect(area(page, 'Excluded area 1')).toContainText(/homes? excluded/);
      await waitForAnimations(page);
      expect.soft(await accessibilityViolations(page), 'drawing tools').toEqual([]);
      await draw(page, 'Circle');
      expect.soft(await accessibilityViolations(page), 'drawing').toEqual([]);
      await page.keyboard.press('Escape');
      await tools(page).getByRole('button', { name: 'Enter area' }).click();
      await expect(page.getByRole('dialog', { name: 'Enter an area' })).toBeVisible();
      await waitForAnimations(page);
      expect.soft(await accessibilityViolations(page), 'dialog').toEqual([]);
    });
  });
