import { m } from '@lintel/messages';
import type { Registered } from '@lintel/server/licensing';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dayHere, moment } from '../../../ui/time/moment.ts';
import { licenseTypes } from '../words.ts';

/** A pending license: applicant, submission date and warnings. */
export function VerificationCard({ license, onReview }: { license: Registered; onReview: () => void }) {
  return (
    <Card as="article" className="grid h-full content-between gap-3 p-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-18 wrap-anywhere">{license.applicantName || license.companyName}</h3>
            <p className="text-14 text-soft">
              {license.applicant === 'agent'
                ? m.network__agent_at({ companyName: license.companyName })
                : license.contactPersonName}
            </p>
          </div>
          <Badges license={license} />
        </div>
        <p className="text-14">
          {licenseTypes[license.licenseType]}, {license.jurisdiction}, {license.country}:{' '}
          <span className="font-semibold tabular-nums wrap-anywhere">{license.licenseNumber}</span>
        </p>
        {license.appeal && (
          <p className="border-l-2 border-line pl-3 text-14">
            <span className="block text-12 text-soft">
              {m.network__appealed({ createdAt: dayHere(license.appeal.createdAt) })}
            </span>
            {license.appeal.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-12 text-soft">
          {m.network__submitted_2({ createdAt: dayHere(license.createdAt) })}{' '}
          {license.overdue ? m.network__was_due() : 'due'} {moment(license.dueAt)}
        </p>
        <Button
          kind="secondary"
          onClick={onReview}
          aria-label={m.network__review_2({ applicantName: license.applicantName || license.companyName })}
        >
          {m.network__review_3()}
        </Button>
      </div>
    </Card>
  );
}

/** Warnings about a license before its check. */
export function Badges({ license }: { license: Registered }) {
  return (
    <span className="flex flex-wrap gap-1">
      {license.appeal && <Badge tone="info">{m.network__appeal()}</Badge>}
      {license.status === 'expired' && <Badge tone="danger">{m.network__ended()}</Badge>}
      {license.overdue && <Badge tone="danger">{m.network__late()}</Badge>}
      {license.formatHint.fits === false && <Badge tone="warning">{m.network__unusual_form()}</Badge>}
      {license.sameNumberElsewhere > 0 && <Badge tone="warning">{m.network__duplicate_number()}</Badge>}
    </span>
  );
}
