import { m } from '@lintel/messages';
import { ArrowLeft, Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { day, decimal } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { fetchFormula } from './calls.ts';
import { smartMatchPath } from './paths.ts';

type Formula = Awaited<ReturnType<typeof fetchFormula>>;

/** Explains the formula: how it works, what it never uses, its measured quality and its limits. */
export function FormulaPage({ formula }: { formula: Formula }) {
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-6 md:py-10">
      <header className="grid gap-3">
        <AppLink
          href={smartMatchPath()}
          className="link inline-flex min-h-8 items-center gap-1 justify-self-start text-14"
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} /> {m.matching__smartmatch()}
        </AppLink>
        <h1 className="text-36">{m.matching__how_smartmatch_ranks()}</h1>
        <p className="max-w-measure text-18 text-soft">
          {m.matching__version_published_the_same_search({
            version: formula.version,
            publishedOn: day(formula.publishedOn),
          })}
        </p>
      </header>
      {formula.sections.map(({ title, body }) => (
        <Part key={title} title={title}>
          {body.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
        </Part>
      ))}
      <Part title={m.matching__what_we_never_use()}>
        <ul className="grid max-w-measure gap-2">
          {formula.neverUsed.map((one) => (
            <li key={one} className="flex gap-3">
              <Ban aria-hidden size={16} strokeWidth={1.5} className="mt-1 shrink-0 text-accent" />
              {one}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={m.matching__how_accurate_it_is()}>
        <Quality quality={formula.quality} />
      </Part>
      <Part title={m.matching__versions()}>
        <DataTable
          caption={m.matching__versions_of_the_formula()}
          quietCaption
          columns={[
            { head: m.matching__version(), cell: (one) => <span className="whitespace-nowrap">{one.version}</span> },
            {
              head: m.matching__published(),
              cell: (one) => <span className="whitespace-nowrap">{day(one.publishedOn)}</span>,
            },
            { head: m.matching__what_changed(), cell: (one) => one.change },
          ]}
          rows={formula.changes}
          keyOf={(one) => one.version}
        />
      </Part>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 border-t-2 border-ink pt-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-8">
    <h2 className="text-22">{title}</h2>
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
  </section>
);

function Quality({ quality }: { quality: Formula['quality'] }) {
  if (!quality) return <p className="max-w-measure text-soft">{m.matching__this_version_hasnt_been_measured()}</p>;
  return (
    <>
      <p className="max-w-measure">
        {m.matching__measured_on({ measuredOn: day(quality.measuredOn), dataSet: quality.dataSet })}
      </p>
      <DataTable
        caption={m.matching__measured_quality()}
        quietCaption
        columns={[
          { head: m.matching__measure(), cell: (one) => one.name },
          {
            head: m.matching__value(),
            cell: (one) => `${decimal(one.value)}${one.unit === '%' ? '%' : ''}`,
            numeric: true,
          },
          { head: m.matching__what_it_means(), cell: (one) => one.meaning },
        ]}
        rows={quality.measures}
        keyOf={(one) => one.name}
      />
      <h3 className="text-18">{m.matching__limits()}</h3>
      <ul className="grid max-w-measure list-disc gap-2 pl-5">
        {quality.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </>
  );
}
