import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { writeSearchParams } from '../../../api/search-params.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { SaveHeart } from '../../saving/index.ts';
import { cityLine, homeName } from '../home/home-facts.ts';
import { HomePicture } from '../home/home-picture.tsx';
import { propertyPath } from '../paths.ts';
import type { CompareCell, CompareGroup, CompareRow } from './compare-rows.ts';

interface CompareTableProps {
  homes: readonly PropertyDetail[];
  groups: readonly CompareGroup[];
  onRemove: (id: number) => void;
}

/**
 * Table with homes as columns and attributes as rows; both headers stay in view. Scrolls within the window, also by
 * keyboard; on phones a swipe moves to the next home. Printed in full size.
 */
export function CompareTable({ homes, groups, onRemove }: CompareTableProps) {
  const back = `/compare${writeSearchParams({ id: homes.map(({ id }) => id) })}`;
  return (
    <section
      aria-label={m.listings__home_comparison()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
      tabIndex={0}
      className="max-h-[calc(100dvh-10rem)] min-h-96 overflow-auto rounded-card border border-line border-t-2 border-t-ink bg-raised max-md:max-h-[80dvh] max-md:snap-x max-md:snap-mandatory max-md:scroll-pl-34 print:max-h-none print:overflow-visible print:border-0"
    >
      <table className="w-full border-separate border-spacing-0 text-14 print:text-12">
        <caption className="sr-only">{m.listings__homes_side_by_side_2({ value: homes.length })}</caption>
        <thead>
          <tr>
            <td className="sticky top-0 left-0 z-20 w-34 min-w-34 border-line border-b bg-raised md:w-52 md:min-w-44 print:static print:w-auto" />
            {homes.map((home) => (
              <th
                key={home.id}
                scope="col"
                className="sticky top-0 z-10 border-line border-b bg-raised px-3 py-2 text-left align-top font-normal max-md:min-w-[calc(100vw-10.6rem)] max-md:snap-start md:min-w-44 print:static print:min-w-0"
              >
                <HomeHead home={home} back={back} onRemove={onRemove} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.name} group={group} columns={homes.length} />
        ))}
      </table>
    </section>
  );
}

interface HomeHeadProps {
  home: PropertyDetail;
  back: string;
  onRemove: (id: number) => void;
}

const HomeHead = ({ home, back, onRemove }: HomeHeadProps) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="w-24 min-w-0 shrink overflow-hidden rounded-control">
        <HomePicture photo={home.photo} eager />
      </div>
      <div data-print="no" className="flex gap-1">
        <SaveHeart id={home.id} name={homeName(home)} back={back} />
        <button
          type="button"
          aria-label={m.listings__remove({ home: homeName(home) })}
          title={m.listings__remove_2()}
          onClick={() => onRemove(home.id)}
          className="grid size-10 place-items-center rounded-chip hover:bg-sunk"
        >
          <X aria-hidden size={20} strokeWidth={1.5} />
        </button>
      </div>
    </div>
    <div className="min-w-0">
      <AppLink href={propertyPath(home.id)} className="link line-clamp-1 font-semibold">
        {streetLine(home)}
      </AppLink>
      <span className="line-clamp-1 text-12 text-soft">{cityLine(home)}</span>
    </div>
  </div>
);

function Group({ group, columns }: { group: CompareGroup; columns: number }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns + 1}
          className="border-line border-b bg-sunk px-3 py-0.5 text-left text-12 font-semibold text-soft"
        >
          <span className="sticky left-3">{group.name}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.name} row={row} columns={columns} />
      ))}
    </tbody>
  );
}

/** Rows that differ have a mark, and hidden text for screen readers. */
function Row({ row, columns }: { row: CompareRow; columns: number }) {
  return (
    <tr className={row.differs ? undefined : 'text-soft'}>
      <th
        scope="row"
        className={cx(
          'sticky left-0 z-10 border-line border-b px-3 py-1 text-left align-top font-medium print:static',
          row.differs ? 'bg-primary-tint' : 'bg-raised',
        )}
      >
        {row.name}
        {row.differs && (
          <>
            <span aria-hidden className="ml-1 text-primary" title={m.listings__different()}>
              ≠
            </span>
            <span className="sr-only"> {m.listings__differs()}</span>
          </>
        )}
      </th>
      {row.common === undefined ? (
        row.cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are in the order of the homes and have no other key
          <td key={at} className="border-line border-b px-3 py-1 align-top tabular-nums">
            <Cell cell={cell} />
          </td>
        ))
      ) : (
        <td colSpan={columns} className="border-line border-b px-3 py-1 align-top">
          {row.common}
        </td>
      )}
    </tr>
  );
}

const Cell = ({ cell: { text, best, note } }: { cell: CompareCell }) => (
  <>
    <span className={best ? 'font-semibold' : undefined}>{text}</span>
    {best && <span className="ml-2 text-12 text-good">{best}</span>}
    {note && <span className="ml-2 text-12 text-soft">{note}</span>}
  </>
);
