/** Fits and scores one market in a thread of its own, so that requests don't wait for it. */

import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { fitValuer, type Sale } from '@lintel/market';
import type { Score } from '../contract.ts';
import { answerOrder } from '../thread.ts';
import { baselineOf } from './baseline.ts';
import type { ModelContent } from './models.ts';
import { scoreOf, type Test, testOf } from './score.ts';

export interface FitOrder {
  sales: Sale[];
  today: string;
}

export type Fitted = { model: Uint8Array; score: Score | undefined; test: Test | undefined } | { refused: string };

const SEED = 20_260;

function fitMarket({ sales, today }: FitOrder): Fitted {
  const tested = testOf(sales, today, SEED);
  const fit = fitValuer(sales, today, { seed: SEED, ...(tested && { past: tested.outcomes }) });
  if ('refused' in fit) return fit;
  // The outcomes calibrated the interval and have no use afterwards.
  const served: ModelContent = { valuer: { ...fit.valuer, outcomes: [] }, baseline: baselineOf(sales) };
  const { test } = tested ?? {};
  return { model: gzipSync(serialize(served)), score: test && scoreOf(test), test };
}

answerOrder(fitMarket);
