import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { companyQuery } from '../queries.ts';
import { licenseNames, licenseTones, planNames, planTones, tierNames } from '../words.ts';
import { CompanyNotes } from './company-notes.tsx';
import { AuditEntries, Facts, Licenses, Money, Part } from './company-parts.tsx';
import { SuspendDialog, useReactivate } from './suspend-dialog.tsx';

/** Details of one company and the actions for it. */
export function CompanyDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: company, error, refetch, isFetching } = useQuery(companyQuery(id));
  const [suspending, setSuspending] = useState(false);
  const { reactivate, pending } = useReactivate();
  return (
    <Drawer
      title={company?.companyName ?? m.network__company()}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        company &&
        (company.suspendedAt ? (
          <Button pending={pending} onClick={() => void reactivate(company)}>
            {m.network__reactivate()}
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setSuspending(true)}>
            {m.network__suspend_3()}
          </Button>
        ))
      }
    >
      {error && !company ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_company()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !company ? (
        <Skeleton className="h-96" />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <div className="flex flex-wrap gap-2">
            <Badge tone={licenseTones[company.verification]}>
              {m.network__license_3({ licenseNames: licenseNames[company.verification] })}
            </Badge>
            <Badge tone={planTones[company.subscriptionStatus]}>
              {m.network__plan_2({ planNames: planNames[company.subscriptionStatus] })}
            </Badge>
            <Badge>{tierNames[company.subscriptionTier]}</Badge>
          </div>
          {company.suspendedAt && (
            <Notice tone="danger" title={m.network__suspended_since({ suspendedAt: dayHere(company.suspendedAt) })}>
              {company.suspensionReason}
            </Notice>
          )}
          <Facts company={company} />
          <Part title={m.network__licenses()}>
            <Licenses licenses={company.licenses} />
          </Part>
          <Part title={m.network__money()}>
            <Money company={company} />
          </Part>
          <Part title={m.network__notes()}>
            <CompanyNotes id={id} notes={company.notes} />
          </Part>
          <Part title={m.network__activity()}>
            <AuditEntries id={id} entries={company.audit} />
          </Part>
        </div>
      )}
      {suspending && company && <SuspendDialog company={company} onClose={() => setSuspending(false)} />}
    </Drawer>
  );
}
