import { m } from '@lintel/messages';
import { changeText } from '@lintel/server/own-listings';
import { useNavigate } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { money } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { propertyPath } from '../../listings/paths.ts';
import { type OwnListing, ownListingsQuery } from '../calls.ts';
import { myListingsPath } from '../paths.ts';
import { StatusDialog } from './status-dialog.tsx';
import type { Autosave } from './use-autosave.ts';

/** Statuses in which the public does not see the listing. */
const hidden: ReadonlySet<OwnListing['status']> = new Set(['Incomplete', 'Hold', 'Withdrawn', 'Canceled']);

/** The requirements of publishing, the state of saving, statuses, viewers and the log. */
export function PublishPanel({ listing, save }: { listing: OwnListing; save: Autosave }) {
  const [isMoving, setMoving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { act, pending } = useAction({ refetch: [ownListingsQuery.queryKey] });
  const { id, missing, publishedAt, nextStatuses, listingId, status } = listing;
  const isDraft = publishedAt === null;
  const hasEnded = !isDraft && nextStatuses.length === 0;
  const publish = async (as: 'Active' | 'ComingSoon') => {
    if (!(await save.flush())) {
      showToast({ tone: 'danger', title: save.reason ?? m.own_listings__mend_the_marked_fields() });
      return;
    }
    await act(
      () => callApi((api) => api.ownListings.publish({ id, as })),
      () => ({ title: isDraft ? m.own_listings__published_now() : m.own_listings__changes_published() }),
    );
  };
  const remove = () =>
    act(
      async () => {
        await callApi((api) => api.ownListings.remove({ id }));
        await navigate({ to: myListingsPath });
      },
      () => ({ title: m.own_listings__draft_deleted() }),
    );
  return (
    <>
      <Card className="grid gap-3 p-4">
        <p className={cx('text-14', save.state === 'failed' ? 'text-danger' : 'text-soft')} role="status">
          {hasEnded
            ? m.own_listings__this_listing_has_ended()
            : {
                saved: m.own_listings__saved(),
                saving: m.own_listings__saving(),
                failed: save.reason ?? m.own_listings__mend_the_marked_fields(),
              }[save.state]}
        </p>
        {missing.length > 0 && (
          <div className="text-14">
            <p className="font-medium">{m.own_listings__still_needed()}</p>
            <ul className="list-disc pl-5">
              {missing.map(({ field, rule }) => (
                <li key={`${field} ${rule}`}>{needText(field, rule)}</li>
              ))}
            </ul>
          </div>
        )}
        {!hasEnded && (isDraft || listing.hasUnpublishedChanges) && (
          <Button
            pending={pending}
            {...(missing.length > 0 ? { unavailable: m.own_listings__add_what_is_missing() } : {})}
            onClick={() => void publish('Active')}
          >
            {isDraft ? m.own_listings__publish() : m.own_listings__publish_changes()}
          </Button>
        )}
        {isDraft && (
          <div className="flex flex-wrap gap-2">
            {missing.length === 0 && (
              <Button kind="secondary" size="sm" onClick={() => void publish('ComingSoon')}>
                {m.own_listings__publish_as_coming_soon()}
              </Button>
            )}
            <Button kind="quiet" size="sm" onClick={() => setDeleting(true)}>
              {m.own_listings__delete_the_draft()}
            </Button>
          </div>
        )}
        {nextStatuses.length > 0 && !isDraft && (
          <Button kind="secondary" onClick={() => setMoving(true)}>
            {m.own_listings__change_status()}
          </Button>
        )}
        {listingId !== null && !hidden.has(status) && (
          <AppLink href={propertyPath(listingId)} className="link text-14">
            {m.own_listings__see_the_public_page()}
          </AppLink>
        )}
      </Card>
      {!isDraft && (
        <Card className="grid gap-3 p-4">
          <h2 className="text-18">{m.own_listings__interest()}</h2>
          <p className="tabular-nums">
            {m.own_listings__views_and_saves({ views: listing.views, saves: listing.saves })}
          </p>
          <p className="text-12 text-soft">{m.own_listings__how_viewers_count()}</p>
          <p className="flex flex-wrap gap-x-4 text-14">
            <a className="link" href={`/api/own-listings/${id}/report.pdf`} download>
              {m.own_listings__report_for_the_seller()}
            </a>
            <a className="link" href={`/api/own-listings/${id}/report.csv`} download>
              {m.own_listings__viewers_csv()}
            </a>
          </p>
        </Card>
      )}
      {listing.changes.length > 0 && (
        <Card className="grid gap-2 p-4">
          <h2 className="text-18">{m.own_listings__changes()}</h2>
          <ol className="grid gap-2 text-14">
            {listing.changes.map((change) => (
              <li key={`${change.at}${change.kind}`}>
                {changeText(change, listing.currency, money)}{' '}
                <span className="text-12 text-soft">{moment(change.at)}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Dialog
        open={isDeleting}
        cancel
        title={m.own_listings__delete_this_draft()}
        onOpenChange={setDeleting}
        footer={
          <Button kind="danger" pending={pending} onClick={() => void remove()}>
            {m.own_listings__delete_the_draft()}
          </Button>
        }
      >
        <p>{m.own_listings__delete_this_draft_about()}</p>
      </Dialog>
      {isMoving && <StatusDialog listing={listing} onClose={() => setMoving(false)} />}
    </>
  );
}

/** A missing field by its name; any other rule in words. */
const needText = (field: string, rule: string): string => {
  const name = fieldNames[field]?.() ?? field;
  return rule === m.own_listings__is_needed_to_publish() ? name : `${name} ${rule}`;
};

const fieldNames: Record<string, () => string> = {
  streetLine: m.own_listings__street_address,
  city: m.own_listings__city,
  stateOrProvince: m.own_listings__state_or_province,
  postalCode: m.own_listings__postal_code,
  propertyType: m.own_listings__type,
  listPrice: m.own_listings__price,
  bedrooms: m.own_listings__bedrooms,
  bathroomsFull: m.own_listings__full_baths,
  description: m.own_listings__description,
};
