import { m } from '@lintel/messages';
import { callApi } from '../../api/client.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { preferencesQuery } from './calls.ts';

const zoneLabel = (zone: string) => zone.replaceAll('_', ' ');

/** States the time zone of the hours; offers this device's zone if none was chosen. */
export function ZoneNotice({ timeZone }: { timeZone: string | null }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { act, pending } = useAction({
    refetch: [preferencesQuery.queryKey, ['account']],
    failed: m.notifications__we_couldnt_save_your_time(),
  });
  const use = () =>
    act(() => callApi((api) => api.accounts.changeAccount({ timeZone: here })), {
      title: m.notifications__your_time_zone_is({ here: zoneLabel(here) }),
    });
  if (timeZone)
    return (
      <p className="text-14 text-soft">
        {m.notifications__time_zone({ timeZone: zoneLabel(timeZone) })}{' '}
        <AppLink href="/account?tab=preferences" className="text-primary underline">
          {m.notifications__change_time_zone()}
        </AppLink>
      </p>
    );
  return (
    <Notice tone="info" title={m.notifications__you_havent_chosen_a_time()}>
      <p>{m.notifications__until_you_choose_one_we()}</p>
      <Button kind="secondary" size="sm" className="mt-2" pending={pending} onClick={() => void use()}>
        {m.notifications__use({ here: zoneLabel(here) })}
      </Button>
    </Notice>
  );
}
