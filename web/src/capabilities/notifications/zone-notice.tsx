import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { ask } from '../../wire/client.ts';
import { preferencesQuery } from './calls.ts';

const spoken = (zone: string) => zone.replaceAll('_', ' ');

/** By which clock hours count; where nobody chose one, that of this device is offered. */
export function ZoneNotice({ timeZone }: { timeZone: string | null }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const client = useQueryClient();
  const use = useMutation({
    mutationFn: () => ask((api) => api.accounts.changeAccount({ timeZone: here })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: preferencesQuery.queryKey });
      await client.invalidateQueries({ queryKey: ['account'] });
      showToast({ title: `Your time zone is ${spoken(here)}` });
    },
    onError: () => showToast({ tone: 'danger', title: 'Your time zone was not saved' }),
  });
  if (timeZone)
    return (
      <p className="text-14 text-soft">
        By the clock of {spoken(timeZone)}.{' '}
        <AppLink href="/account?tab=preferences" className="text-primary underline">
          Change it
        </AppLink>
      </p>
    );
  return (
    <Notice tone="info" title="You have not chosen a time zone">
      <p>Until you do, hours count by Eastern time (New York, Toronto).</p>
      <Button kind="secondary" size="sm" className="mt-2" pending={use.isPending} onClick={() => use.mutate()}>
        Use {spoken(here)}
      </Button>
    </Notice>
  );
}
