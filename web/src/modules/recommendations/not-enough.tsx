import { m } from '@lintel/messages';
import { likedNeeded } from '@lintel/server/recommendations';
import { LinkButton } from '../../ui/button.tsx';
import { hyperSearchPath, propertySearchPath } from '../search/paths.ts';

/** States how many liked homes are missing for recommendations, or that no home matches now. */
export function NotEnough({ liked }: { liked: number }) {
  const missing = likedNeeded - liked;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-soft">
        {missing > 0
          ? m.recommendations__save_to_get_recommendations({ missing: m.count__more_homes({ count: missing }) })
          : m.recommendations__no_home_for_sale_matches()}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={hyperSearchPath}>{m.recommendations__find_homes()}</LinkButton>
        <LinkButton href={propertySearchPath} kind="secondary">
          {m.recommendations__property_search()}
        </LinkButton>
      </div>
    </div>
  );
}
