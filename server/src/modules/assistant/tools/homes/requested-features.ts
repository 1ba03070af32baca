import { finderToken, understand } from '../../../search/index.ts';
import type { HomeTopic } from '../../reading/homes/home-topics.ts';
import type { ToolContext } from '../tool.ts';

/** Features that another topic states better. */
const statedBy: readonly (readonly [topic: HomeTopic, features: RegExp])[] = [
  ['parking', /^(garage|carport)$/],
  ['stories', /^single_story$/],
  ['cooling', /^air_conditioning$/],
];

/** Returns the features that a text names, as HyperSearch reads them, except those that another asked topic states. */
export function requestedFeatures(
  { resolve }: ToolContext,
  words: string | undefined,
  asked: readonly HomeTopic[],
): string[] {
  if (!words || !asked.includes('features')) return [];
  const finder = resolve(finderToken);
  const { facts } = understand({ query: words }, finder.placeNames, finder.clock());
  return facts
    .flatMap((fact) => (fact.kind === 'feature' ? [fact.feature] : []))
    .filter((name) => !statedBy.some(([topic, features]) => asked.includes(topic) && features.test(name)));
}
