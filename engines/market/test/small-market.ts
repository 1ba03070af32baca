import type { Sale } from '../src/index.ts';
import { generator } from '../src/trees/random.ts';

/** A market with known truth: the logarithm of a price is linear in features, place and time, plus noise. */
export function smallMarket({ count = 700, seed = 1, noise = 0.08, drift = 0.1 } = {}): {
  sales: Sale[];
  truth: Map<string, number>;
} {
  const random = generator(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const truth = new Map<string, number>();
  const sales = Array.from({ length: count }, (_, at): Sale => {
    const [north, east] = [random(), random()];
    const livingArea = Math.round(Math.exp(7.4 + 0.35 * normal()));
    const quality = 1 + Math.floor(random() * 5);
    const days = Math.floor((at / count) * 730);
    const log =
      12.6 +
      0.7 * Math.log(livingArea / 1600) +
      0.06 * quality +
      0.5 * Math.sin(3 * north) +
      0.3 * east ** 2 +
      (drift * days) / 365;
    const id = `home-${at}`;
    truth.set(id, Math.exp(log));
    return {
      id,
      property: id,
      latitude: 30 + north * 0.2,
      longitude: -97 + east * 0.2,
      areas: [`area ${Math.floor(north * 3)}${Math.floor(east * 3)}`, 'city'],
      numbers: { livingArea, quality },
      words: { homeType: 'single_family' },
      price: Math.round(Math.exp(log + noise * normal())),
      soldOn: new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10),
    };
  });
  return { sales, truth };
}
