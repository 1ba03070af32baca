import { sigmoid } from './estimate/logistic.ts';
import type { Candidates, Model } from './model.ts';
import { KM_A_DEGREE, kmALonDegree } from './place.ts';
import { KINDS, MARKET_KM, type Roster } from './roster.ts';

const DEGREES = 0.6;
const ROWS = 2_000;

const keyOf = (row: number, column: number): number => row * ROWS + column;

/** Indexes eligible agents by the grid cell of their office; each cell is sorted at its first use. */
export function candidatesOf(roster: Roster): Candidates {
  const lists = KINDS.map(() => new Map<number, number[]>());
  roster.agents.forEach(({ office }, index) => {
    if (roster.eligible[index] !== 1) return;
    const squares = lists[roster.kind[index]!]!;
    const key = keyOf(Math.floor(office.lat / DEGREES), Math.floor(office.lon / DEGREES));
    const list = squares.get(key);
    if (list) list.push(index);
    else squares.set(key, [index]);
  });
  return {
    squares: lists.map((map) => new Map([...map].map(([key, list]) => [key, Int32Array.from(list)]))),
    sortedAt: -1,
  };
}

/**
 * Calls back with every list that contains an agent of the market around the place; lists may contain others too.
 */
export function visitCandidates(
  model: Model,
  kind: number,
  lat: number,
  lon: number,
  visit: (agents: Int32Array) => void,
): void {
  if (model.candidates.sortedAt !== model.version) sortCandidates(model);
  const squares = model.candidates.squares[kind]!;
  const up = MARKET_KM / KM_A_DEGREE;
  // Parallels shorten toward the pole, so the far edge of the market determines the number of cells per row.
  const across = MARKET_KM / Math.max(1, kmALonDegree(Math.min(89, Math.abs(lat) + up)));
  for (let row = Math.floor((lat - up) / DEGREES); row <= Math.floor((lat + up) / DEGREES); row++)
    for (let at = Math.floor((lon - across) / DEGREES); at <= Math.floor((lon + across) / DEGREES); at++) {
      const list = squares.get(keyOf(row, at));
      if (list) visit(list);
    }
}

function sortCandidates(model: Model): void {
  const { closing, satisfaction } = model.fixed;
  const { heads } = model;
  const worth = new Float64Array(model.roster.agents.length);
  for (let a = 0; a < worth.length; a++)
    worth[a] =
      sigmoid(closing.kappa[a]! * (heads.closing.client[0]! + closing.logit[a]!)) *
      sigmoid(satisfaction.kappa[a]! * (heads.satisfaction.client[0]! + satisfaction.logit[a]!));
  for (const squares of model.candidates.squares)
    for (const list of squares.values()) list.sort((a, b) => worth[b]! - worth[a]! || a - b);
  model.candidates.sortedAt = model.version;
}
