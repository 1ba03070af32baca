import { m } from '@lintel/messages';
import { type PropertyDetail, streetLine } from '@lintel/server/listings';
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
 * Table with homes as columns and attributes as rows; both headers stay in view. Scrolls in both directions, also by
 * keyboard; printed in full size.
 */
export function CompareTable({ homes, groups, onRemove }: CompareTableProps) {
  return (
    <section
      aria-label={m.listings__home_comparison()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
      tabIndex={0}
      className="max-h-[85dvh] overflow-auto rounded-card border border-line border-t-2 border-t-ink bg-raised print:max-h-none print:overflow-visible print:border-0"
    >
      <table className="w-full border-separate border-spacing-0 text-14 print:text-12">
        <caption className="sr-only">{m.listings__homes_side_by_side_2({ value: homes.length })}</caption>
        <thead>
          <Pictures homes={homes} />
          <tr>
            <td className="sticky top-0 left-0 z-20 border-line border-b bg-raised print:static" />
            {homes.map((home) => (
              <th
                key={home.id}
                scope="col"
                className="sticky top-0 z-10 min-w-40 border-line border-b bg-raised p-3 text-left align-top font-normal md:min-w-52 print:static print:min-w-0"
              >
                <AppLink href={propertyPath(home.id)} className="link font-semibold">
                  {streetLine(home)}
                </AppLink>
                <span className="block text-12 text-soft">{cityLine(home)}</span>
                <button
                  type="button"
                  data-print="no"
                  aria-label={m.listings__remove({ home: homeName(home) })}
                  onClick={() => onRemove(home.id)}
                  className="mt-1 inline-flex min-h-6 items-center gap-1 text-12 underline hover:no-underline"
                >
                  <X aria-hidden size={16} strokeWidth={1.5} /> {m.listings__remove_2()}
                </button>
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

function Pictures({ homes }: { homes: readonly PropertyDetail[] }) {
  return (
    <tr>
      <td className="sticky left-0 z-10 min-w-32 bg-raised md:min-w-44" />
      {homes.map((home) => (
        <td key={home.id} className="p-3 pb-0 align-bottom">
          <div className="relative">
            <HomePicture photo={home.photo} eager />
            <div data-print="no" className="absolute top-2 right-2">
              <SaveHeart
                id={home.id}
                name={homeName(home)}
                back={`/compare${writeSearchParams({ id: homes.map(({ id }) => id) })}`}
              />
            </div>
          </div>
        </td>
      ))}
    </tr>
  );
}

function Group({ group, columns }: { group: CompareGroup; columns: number }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns + 1}
          className="border-line border-b bg-sunk px-3 py-2 text-left font-semibold text-16"
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
        className="sticky left-0 z-10 border-line border-b bg-raised p-3 text-left align-top font-medium print:static"
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
          <td key={at} className="border-line border-b p-3 align-top tabular-nums">
            <Cell cell={cell} />
          </td>
        ))
      ) : (
        <td colSpan={columns} className="border-line border-b p-3 align-top">
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
    {note && <span className="block text-12 text-soft">{note}</span>}
  </>
);
