import type { Match } from '@lintel/server/search';
import type { Api } from '../../../api/api.ts';
import type { Pixel, Spot } from '../../../ui/map/spot.ts';
import { joined, type Mark, many, overlap, type Placed, separate } from './separate.ts';
import { cellOf } from './view.ts';

export type Clusters = Awaited<ReturnType<Api['search']['clusters']>>;

/** Cell zoom from which a shifted mark still appears in the right town. */
const nearby = 10;

interface Shown {
  answer: Pick<Clusters, 'clusters' | 'zoom'>;
  /** The homes listed next to the map, in list order. */
  listed: readonly Match[];
  /** Screen position in pixels. */
  project: (spot: Spot) => Pixel;
  /** True if further zooming is impossible, so homes at one place stay together. */
  last: boolean;
}

/**
 * Returns the marks of a map: first the listed homes in list order with their prices, then the other homes of the cells. No two marks
 * overlap while zooming in could separate them, and the counts add up to those of the cells. A single home is a price: if
 * the price is not known, the home stays in the circle of its cell with a listed one.
 */
export function marksOf({ answer, listed, project, last }: Shown): Mark[] {
  const cells = new Map(answer.clusters.map((cluster) => [cellOf(cluster, answer.zoom), markOf(cluster)]));
  const put = (mark: Mark): Placed => ({ mark, at: project(mark) });
  const pins: Placed[] = [];
  for (const home of listed) {
    const pin = pinOf(home);
    const name = pin && cellOf(pin, answer.zoom);
    const cell = name && cells.get(name);
    if (!cell || (cell.home && cell.home.id !== home.id) || (last && cell.count > 1)) continue;
    const placed = put(pin);
    if (!last && pins.some((other) => overlap(placed, other))) continue;
    pins.push(placed);
    if (cell.count === 1) cells.delete(name);
    else cells.set(name, without(cell, pin));
  }
  for (const [name, cell] of cells) {
    if (cell.count > 1 || cell.home) continue;
    const here = listed.flatMap((home) => pinOf(home) ?? []).filter((pin) => cellOf(pin, answer.zoom) === name);
    const indexOf = ({ key }: Mark) => pins.findIndex(({ mark }) => mark.key === key);
    const hidden = here.find((pin) => indexOf(pin) < 0);
    cells.set(name, hidden ?? joined(put(cell), pins.splice(indexOf(here.at(-1)!), 1)[0]!).mark);
  }
  const order = new Map(listed.map(({ id }, at) => [id, at]));
  const rank = ({ home }: Mark): number => (home && order.get(home.id)) ?? listed.length;
  const others = [...cells.values()].map(put);
  const marks = last
    ? [...pins, ...others].map(({ mark }) => mark)
    : separate(pins, others, answer.zoom < nearby ? 36 : 72).map(({ mark, at }) => {
        const { x, y } = project(mark);
        const shift = { x: Math.round(at.x - x), y: Math.round(at.y - y) };
        return shift.x === 0 && shift.y === 0 ? mark : { ...mark, shift };
      });
  return marks.sort((one, other) => rank(one) - rank(other));
}

const pinOf = ({ id, price, currency, latitude, longitude, address, city }: Match): Mark | undefined =>
  latitude === null || longitude === null
    ? undefined
    : { key: `home-${id}`, latitude, longitude, count: 1, home: { id, price, currency, name: address ?? city } };

const markOf = ({ latitude, longitude, count, id, price, currency }: Clusters['clusters'][number]): Mark =>
  id === null || price === null || currency === null
    ? many({ latitude, longitude }, count)
    : { key: `home-${id}`, latitude, longitude, count: 1, home: { id, price, currency } };

/** Removes one home from a cell; the mean position of the rest follows from the total mean. */
function without({ count, latitude, longitude }: Mark, gone: Spot): Mark {
  const rest = (all: number, one: number) => (all * count - one) / (count - 1);
  return many({ latitude: rest(latitude, gone.latitude), longitude: rest(longitude, gone.longitude) }, count - 1);
}
