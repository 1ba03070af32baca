import { fit, type Records } from '@lintel/agent-match';
import { completeTruth } from './complete-truth.ts';
import { grade, highestLoad, type Ranked, type Truth } from './measures.ts';
import { rankAll } from './rank-all.ts';
import { type Data, readData, readJson } from './read-data.ts';

/** A public measurement, as shown on the formula page. */
export interface Quality {
  /** ISO date. */
  measuredOn: string;
  dataSet: string;
  measures: { name: string; value: number; unit: string; meaning: string }[];
  limits: string[];
}

/**
 * Measures with and without past matches where the truth is known. Returns undefined for a folder without a truth.
 */
export function qualityOf(folder: string, measuredOn: string): Quality | undefined {
  const data = readData(folder);
  const partialTruth = readJson(folder, 'truth_half')?.json as Truth | undefined;
  if (!partialTruth) return undefined;
  const truth = completeTruth(partialTruth, data);
  const [full, cold] = [measured(data, truth), measured({ ...data, matches: [] }, truth)];
  const share = (value: number) => Math.round(1_000 * value) / 1_000;
  const one = (name: string, value: number, unit: string, meaning: string) => ({
    name,
    value: share(value),
    unit,
    meaning,
  });
  return {
    measuredOn,
    dataSet: `an invented market of ${data.agents.length} professionals and ${full.buyers} buyers of whom the true chances are known; ${data.matches.length} past matches`,
    measures: [
      one(
        'Regret of the first place',
        full.regret1,
        'share',
        'How far the first place is from the best that could be known: 0 is perfect, 1 is a draw.',
      ),
      one('Regret of all six', full.regret6, 'share', 'The same for the whole list.'),
      one(
        'Regret without past matches',
        cold.regret1,
        'share',
        'The first place of a network that has no outcomes yet.',
      ),
      one(
        'NDCG of six places',
        full.ndcg,
        'share',
        'How much of the best possible order the list keeps: 1 is all of it.',
      ),
      one('Calibration error', full.ece, 'share', 'How far the match score is from what happens, on average.'),
      one(
        '“Top 5 %” that is right',
        full.labelPrecision,
        'share',
        `Of the ${full.labels} with the label, the share that truly is among the best 5 %.`,
      ),
      one(
        'Professionals who may not be offered',
        full.wrongEntries,
        'places',
        'Places on lists that went to someone who may not be offered.',
      ),
      one(
        'Load over capacity',
        full.load,
        'times',
        'The fullest professional’s new clients against what they can take.',
      ),
    ],
    limits: [
      'The market is invented. Real markets differ, and no figure here is a promise about yours.',
      'No ranking reaches the best that could be known: records only hint at how good someone is.',
      `“Top 5 %” is right in about ${Math.round(100 * full.labelPrecision)} of 100 cases here, give or take ${Math.round(100 * Math.sqrt((full.labelPrecision * (1 - full.labelPrecision)) / Math.max(1, full.labels)))} for so few labels: read it as “among the best by our records”.`,
      'Few records mean wide intervals. A new professional stands near the average until there is more to tell.',
    ],
  };
}

function measured(data: Data, truth: Truth) {
  const records: Records = data;
  const ranked = rankAll(fit(records, data.asOf), data.buyers) as Record<string, unknown>;
  const { _agents, _assignment, ...lists } = ranked;
  const assignment = _assignment as Ranked['assignment'];
  const graded = grade(truth, { lists: lists as Ranked['lists'], agents: _agents as Ranked['agents'], assignment });
  return { ...graded, load: highestLoad(assignment, data.agents) };
}
