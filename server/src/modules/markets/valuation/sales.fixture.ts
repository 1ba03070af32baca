import { home } from '../../../../test/homes.ts';

export const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** A fixed sequence of numbers from 0 to 1. */
function* sequence(seed: number): Generator<number, number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Sales of Austin, one a day: $250 a square foot, a tenth up or down, as the place of the home says. */
export function sales(count: number) {
  const draws = sequence(7);
  const draw = () => draws.next().value;
  return Array.from({ length: count }, (_, at) => {
    const livingAreaSqft = Math.round(900 + draw() * 2_400);
    const east = draw();
    const noise = 0.95 + 0.1 * draw();
    const price = Math.round(livingAreaSqft * 250 * (0.9 + 0.2 * east) * noise) * 100;
    return home({
      standardStatus: 'Closed',
      closeDate: day(at + 1),
      closePriceCents: price,
      listPriceCents: price,
      livingAreaSqft,
      latitude: 30.2 + draw() / 10,
      longitude: -97.8 + east / 10,
    });
  });
}
