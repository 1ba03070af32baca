import type { StatedRate } from '../../../rates/index.ts';
import type { InLanguages } from '../../reading/language.ts';
import type { Speaker } from '../words.ts';

/** A stated rate of any product. */
type Rate = Omit<StatedRate, 'product' | 'source'>;

const words: InLanguages<{ on: string; old: string; sample: string }> = {
  en: { on: 'on', old: 'as of', sample: ' sample rate' },
  fr: { on: 'le', old: 'taux du', sample: ' (taux d’exemple)' },
  es: { on: 'el', old: 'tasa del', sample: ' (tasa de ejemplo)' },
};

/** Returns `6.36% on November 19, 2026`. Every rate has its date, and a rate of the sample network is labeled. */
export function rateInWords({ percent, on, isOld, isSample }: Rate, say: Speaker): string {
  const its = words[say.language];
  return `${say.percent(percent)}${isSample ? its.sample : ''}${isOld ? `, ${its.old}` : ` ${its.on}`} ${say.day(on)}`;
}
