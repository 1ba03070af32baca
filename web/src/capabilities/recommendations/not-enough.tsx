import { likedNeeded } from '@lintel/server/recommendations';
import { LinkButton } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import { hyperSearchPath, propertySearchPath } from '../search/paths.ts';

/** Says what is missing before homes can be recommended, or that nothing suits now. */
export function NotEnough({ liked }: { liked: number }) {
  const missing = likedNeeded - liked;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-measure text-soft">
        {missing > 0
          ? `Save ${counted(missing, 'more home', 'more homes')} to get recommendations.`
          : 'No home for sale matches the homes you liked right now. Recommendations appear as new homes are listed.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={hyperSearchPath}>Find homes</LinkButton>
        <LinkButton href={propertySearchPath} kind="secondary">
          Property Search
        </LinkButton>
      </div>
    </div>
  );
}
