/** Recommendations: common traits of liked homes → a score with reasons. */
export { type TasteHome, tasteFeatures } from './aspects.ts';
export { type Judgement, judge, type TasteReason } from './judge.ts';
export { type Market, marketOf } from './market.ts';
export { recommend } from './recommend.ts';
export { homesNeeded, learnTaste, type Signal, type Stated, type Taste, type Why } from './taste.ts';
