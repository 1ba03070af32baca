import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery } from './calls.ts';
import { ProfileForm } from './profile-form.tsx';

/** The form of “Can I buy it?”, also for visitors. */
export function CanIBuyPage({ signedIn, homesPath }: { signedIn: boolean; homesPath: string }) {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <header className="grid max-w-measure gap-2">
        <h1 className="text-36">{m.affordability__can_i_buy_it()}</h1>
        <p className="text-soft">{m.affordability__every_home_then_says()}</p>
      </header>
      {data && (
        <Notice tone="good" className="max-w-measure">
          {m.affordability__homes_show_the_answer()}{' '}
          <AppLink href={homesPath} className="link">
            {m.affordability__see_homes()}
          </AppLink>
        </Notice>
      )}
      {error ? (
        <ErrorState what={m.affordability__could_not_load()} error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-96 max-w-measure" />
      ) : (
        <ProfileForm before={data} signedIn={signedIn} />
      )}
      <p className="max-w-measure text-14 text-soft">
        {m.affordability__not_an_approval()} {m.affordability__what_is_not_checked()}
      </p>
    </div>
  );
}
