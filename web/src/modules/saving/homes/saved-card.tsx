import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { House } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { day, money } from '../../../ui/format.ts';
import { newOfferPath } from '../../journey/paths.ts';
import { CompareToggle, cityLine, factLine, HomePicture, homeName, streetLine } from '../../listings/index.ts';
import { propertyPath } from '../../listings/paths.ts';
import { useSaved } from '../heart/use-saved.ts';
import type { SavedHome } from '../queries.ts';
import { Notes } from './notes.tsx';
import { goneName, lastSeenLine, priceMove, statusWords } from './saved-words.ts';
import { Tags } from './tags.tsx';
import { Votes } from './votes.tsx';

interface SavedCardProps {
  home: SavedHome;
  /** Tags of the whole list. */
  inUse: readonly string[];
  onRemoved: () => void;
  /** True if a notification linked to this home. */
  isTarget: boolean;
}

/** A saved home with its changes since, and the household's votes, tags and notes. */
export function SavedCard(props: SavedCardProps) {
  const { home, isTarget } = props;
  const { property } = home;
  const name = property ? homeName(property) : goneName(home);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);
  const saved = useSaved(home.propertyId);
  const remove = async () => {
    if (await saved.remove()) props.onRemoved();
  };
  return (
    <article
      ref={top}
      tabIndex={-1}
      aria-label={name}
      className={cx(
        'lintel grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-hidden p-4 outline-none md:grid-cols-[13rem_minmax(0,1fr)] print:break-inside-avoid',
        isTarget && 'border-primary',
      )}
    >
      <div className="grid content-start gap-2">
        <Picture home={home} />
        {property && (
          <div data-print="no">
            <CompareToggle home={property} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <div className="grid gap-1">
          <PriceNow home={home} />
          {property && <p className="text-14 tabular-nums">{factLine(property)}</p>}
          <h3 className="font-sans text-16 font-semibold tracking-normal">
            {property ? (
              <AppLink href={propertyPath(property.id)} className="hover:underline">
                {streetLine(property)}
              </AppLink>
            ) : (
              name
            )}
          </h3>
          <p className="text-14 text-soft">{property ? cityLine(property) : lastSeenLine(home)}</p>
          <p className="text-12 text-soft">
            {m.saving__saved_by()} {home.savedByMe ? 'you' : (home.savedBy ?? m.saving__someone_who_left())}{' '}
            {m.saving__on()} <time dateTime={home.savedAt}>{day(home.savedAt)}</time>{' '}
            {m.saving__at({ priceThen: money(home.priceThen, home.currency) })}
          </p>
        </div>
        <Votes home={home} name={name} />
        <Tags home={home} name={name} inUse={props.inUse} />
        <Notes home={home} name={name} />
        <div data-print="no" className="-mb-2 flex justify-end gap-2 border-line border-t pt-2">
          {property && (
            <LinkButton
              kind="quiet"
              size="sm"
              href={newOfferPath(property.id)}
              aria-label={m.saving__add_an_offer_for({ name })}
            >
              {m.saving__add_an_offer()}
            </LinkButton>
          )}
          <Button kind="quiet" size="sm" aria-label={m.saving__remove({ name })} onClick={() => void remove()}>
            {m.saving__remove_2()}
          </Button>
        </div>
      </div>
    </article>
  );
}

function Picture({ home: { property } }: { home: SavedHome }) {
  if (property)
    return (
      <AppLink href={propertyPath(property.id)} tabIndex={-1} aria-hidden className="overflow-hidden rounded-control">
        <HomePicture photo={property.photo} />
      </AppLink>
    );
  return (
    <div className="grid aspect-4/3 place-items-center rounded-control bg-sunk text-soft">
      <House aria-hidden size={32} strokeWidth={1.5} />
    </div>
  );
}

function PriceNow({ home }: { home: SavedHome }) {
  const move = priceMove(home);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-22 font-semibold tabular-nums">{money(home.priceNow, home.currency)}</span>
        <Badge tone={home.statusNow === 'active' ? 'primary' : 'plain'}>{statusWords[home.statusNow]}</Badge>
      </p>
      {move && (
        <p className={cx('text-14 tabular-nums', move.down ? 'text-good' : 'text-soft')}>
          {move.down ? '↓' : '↑'} {move.text}
        </p>
      )}
    </>
  );
}
