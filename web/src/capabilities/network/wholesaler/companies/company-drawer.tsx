import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { dayHere } from '../../../../ui/moment.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { companyQuery } from '../queries.ts';
import { licenseNames, licenseTones, planNames, planTones, tierNames } from '../words.ts';
import { CompanyNotes } from './company-notes.tsx';
import { Deeds, Facts, Licenses, Money, Part } from './company-parts.tsx';
import { SuspendDialog, useReactivate } from './suspend-dialog.tsx';

/** All about one company, and what can be done about it. */
export function CompanyDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: company, error, refetch, isFetching } = useQuery(companyQuery(id));
  const [suspending, setSuspending] = useState(false);
  const [pending, setPending] = useState(false);
  const reactivate = useReactivate();
  return (
    <Drawer
      title={company?.companyName ?? 'Company'}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        company &&
        (company.suspendedAt ? (
          <Button
            pending={pending}
            onClick={async () => {
              setPending(true);
              await reactivate(company);
              setPending(false);
            }}
          >
            Reactivate
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setSuspending(true)}>
            Suspend …
          </Button>
        ))
      }
    >
      {error && !company ? (
        <ErrorState what="The company did not come" error={error} onRetry={() => void refetch()} pending={isFetching} />
      ) : !company ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap gap-2">
            <Badge tone={licenseTones[company.verification]}>Licence: {licenseNames[company.verification]}</Badge>
            <Badge tone={planTones[company.subscriptionStatus]}>Plan: {planNames[company.subscriptionStatus]}</Badge>
            <Badge>{tierNames[company.subscriptionTier]}</Badge>
          </div>
          {company.suspendedAt && (
            <Notice tone="danger" title={`Suspended since ${dayHere(company.suspendedAt)}`}>
              {company.suspensionReason}
            </Notice>
          )}
          <Facts company={company} />
          <Part title="Licences">
            <Licenses licenses={company.licenses} />
          </Part>
          <Part title="Money">
            <Money company={company} />
          </Part>
          <Part title="Notes">
            <CompanyNotes id={id} notes={company.notes} />
          </Part>
          <Part title="What was done">
            <Deeds id={id} deeds={company.audit} />
          </Part>
        </div>
      )}
      {suspending && company && <SuspendDialog company={company} onClose={() => setSuspending(false)} />}
    </Drawer>
  );
}
