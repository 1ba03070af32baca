import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { EmailFrame } from '../../ui/email-frame.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { month } from '../../ui/format.ts';
import { WideDialog } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { placeName } from '../markets/paths.ts';
import { type MarketArea, reportPreviewQuery } from './calls.ts';

/** The market report of an area as the email to the contact reads now. */
export function PreviewDialog(props: { contactId: number; area: MarketArea; onClose: () => void }) {
  const { contactId, area } = props;
  return (
    <WideDialog
      open
      title={m.market_reports__preview_of_report({ city: placeName(area) })}
      onOpenChange={(open) => open || props.onClose()}
    >
      <Preview contactId={contactId} place={area.place} />
    </WideDialog>
  );
}

function Preview({ contactId, place }: { contactId: number; place: string }) {
  const { data, error, isFetching, refetch } = useQuery(reportPreviewQuery(contactId, place));
  if (error)
    return (
      <ErrorState
        what={m.market_reports__we_couldnt_load_the_preview()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-[60dvh]" />;
  const { email } = data;
  if (!email) return <p>{m.market_reports__too_few_homes_for_a_report({ month: month(data.month) })}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-14 text-soft">{m.market_reports__preview_lead({ month: month(data.month) })}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-14">
        {email.to && (
          <>
            <dt className="text-soft">{m.market_reports__email_to()}</dt>
            <dd className="break-words">{email.to}</dd>
          </>
        )}
        <dt className="text-soft">{m.market_reports__email_subject()}</dt>
        <dd className="break-words">{email.subject}</dd>
      </dl>
      <EmailFrame title={email.subject} html={email.html} />
    </div>
  );
}
