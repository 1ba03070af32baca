import type { Cluster } from './map-canvas.ts';
import { clusterSize } from './map-canvas.ts';

interface Spot {
  x: number;
  y: number;
}

interface Placed {
  cluster: Cluster;
  at: Spot;
}

/** Half the width and height of what stands for a cluster, in pixels, with a little air. */
const pinReach = { x: 32, y: 16 };
const reach = ({ count, id }: Cluster): Spot => {
  const half = clusterSize(count) / 2 + 2;
  return id === null ? { x: half, y: half } : pinReach;
};

const overlap = (a: Placed, b: Placed): boolean => {
  const [one, other] = [reach(a.cluster), reach(b.cluster)];
  return Math.abs(a.at.x - b.at.x) < one.x + other.x && Math.abs(a.at.y - b.at.y) < one.y + other.y;
};

const mean = (a: number, b: number, weightA: number, weightB: number) =>
  (a * weightA + b * weightB) / (weightA + weightB);

function joined(a: Placed, b: Placed): Placed {
  const [n, m] = [a.cluster.count, b.cluster.count];
  return {
    at: { x: mean(a.at.x, b.at.x, n, m), y: mean(a.at.y, b.at.y, n, m) },
    cluster: {
      longitude: mean(a.cluster.longitude, b.cluster.longitude, n, m),
      latitude: mean(a.cluster.latitude, b.cluster.latitude, n, m),
      count: n + m,
      id: null,
      price: null,
    },
  };
}

/**
 * Joins clusters whose marks would lie on each other on the screen, so that each can be hit; the counts add up as
 * before. `project` gives the place on the screen in pixels.
 */
export function separate(clusters: readonly Cluster[], project: (cluster: Cluster) => Spot): Cluster[] {
  const placed: Placed[] = [];
  const waiting = [...clusters]
    .sort((a, b) => b.count - a.count)
    .map((cluster) => ({ cluster, at: project(cluster) }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const below = next;
    const hit = placed.findIndex((other) => overlap(below, other));
    // A joined mark is larger and lies elsewhere: it must be held against the others anew.
    if (hit >= 0) waiting.push(joined(placed.splice(hit, 1)[0] as Placed, below));
    else placed.push(below);
  }
  return placed.map(({ cluster }) => cluster);
}
