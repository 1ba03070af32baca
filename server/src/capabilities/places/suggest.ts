import { anyone } from '../../foundation/access.ts';
import { part } from '../../foundation/part.ts';
import { serve } from '../../foundation/serve.ts';
import { type PlaceSuggestion, placesContract } from './contract.ts';

export const suggestionsPart = part<(typed: string, limit: number) => PlaceSuggestion[]>('place suggestions');

export const suggest = serve(placesContract.suggest, {
  access: anyone('names of places are public'),
  run: async ({ input, use }) => use(suggestionsPart)(input.q, input.limit),
});
