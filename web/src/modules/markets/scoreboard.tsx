import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Scoreboard as Board, ScoreRow } from '@lintel/server/markets';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { decimal, month, percent, whole } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { ErrorCell, exactPercent, NamedCount } from './score-cells.tsx';
import type { ScoreGroup, ScoreMeasure } from './score-search.ts';

export interface ScoreboardProps {
  board: Board;
  measure: ScoreMeasure;
  by: ScoreGroup;
  onShow: (shown: { measure: ScoreMeasure; by: ScoreGroup }) => void;
}

const measures: Record<ScoreMeasure, string> = texts({
  price: m.markets__home_prices,
  growth: m.markets__price_growth,
});
const groups: Record<ScoreGroup, string> = texts({
  area: m.markets__area,
  third: m.markets__price_third,
  month: m.markets__month,
  horizon: m.markets__horizon,
});
const thirds: Record<string, string> = texts({
  1: m.markets__lowest_third,
  2: m.markets__middle_third,
  3: m.markets__highest_third,
});
const horizons: Record<string, string> = texts({
  30: m.markets__up_to_30_days,
  90: m.markets__days_31_to_90,
  365: m.markets__more_than_90_days,
});

/** The scores of the predictions that were shown, folded by the server from predictions and outcomes. */
export function Scoreboard({ board, measure, by, onShow }: ScoreboardProps) {
  const serving = (row: ScoreRow) => row.version === board.version;
  const all = board.all.find(serving);
  const rows = board.groups.filter(serving);
  const errorText = errorTexts[measure];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          legend={m.markets__prediction()}
          options={optionsOf(measures)}
          value={measure}
          onChange={(chosen) => onShow({ measure: chosen, by: by === 'third' ? 'area' : by })}
        />
        <Choice
          legend={m.markets__group_by()}
          options={optionsOf(groups).filter(({ value }) => measure === 'price' || value !== 'third')}
          value={by}
          onChange={(chosen) => onShow({ measure, by: chosen })}
        />
      </div>
      {all ? (
        <>
          <Summary row={all} errorText={errorText} />
          <DataTable
            caption={board.isSample ? m.markets__sample_outcomes() : m.markets__against_the_baseline()}
            columns={[
              {
                head: groups[by],
                cell: ({ group, n, loses }) => (
                  <NamedCount n={n} isHidden={by === 'area' && loses}>
                    <GroupName by={by} group={group} />
                  </NamedCount>
                ),
              },
              {
                head: m.markets__median_error(),
                cell: ({ medianError, baselineError }) => (
                  <ErrorCell error={errorText(medianError)} baseline={errorText(baselineError)} />
                ),
                numeric: true,
              },
              ...withinColumns(measure),
              { head: m.markets__in_range(), cell: ({ covered }) => exactPercent(covered), numeric: true },
              {
                head: m.markets__pinball_loss(),
                cell: ({ pinball, baselinePinball }) => (
                  <ErrorCell error={errorText(pinball)} baseline={errorText(baselinePinball)} />
                ),
                numeric: true,
                from: 'lg',
              },
            ]}
            rows={rows}
            keyOf={({ group }) => group}
            empty={<p className="text-soft">{m.markets__no_group_has_ten()}</p>}
          />
          <Former rows={board.all.filter((row) => !serving(row))} errorText={errorText} />
        </>
      ) : (
        <EmptyState title={m.markets__no_outcomes_yet()}>{m.markets__outcomes_appear_after()}</EmptyState>
      )}
      <p className="text-14" data-print="no">
        <a href={`/api/markets/predictions?measure=${measure}`} download className="link">
          {m.markets__download_every_prediction()}
        </a>
      </p>
    </section>
  );
}

/** Errors of a growth are in percentage points. */
const errorTexts: Record<ScoreMeasure, (share: number) => string> = {
  price: exactPercent,
  growth: (share) => m.markets__points({ points: decimal(share * 100) }),
};

const within = (head: string, cell: (row: ScoreRow) => number): Column<ScoreRow> => ({
  head,
  cell: (row) => percent(cell(row)),
  numeric: true,
  from: 'md',
});
const withinColumns = (measure: ScoreMeasure): Column<ScoreRow>[] =>
  measure === 'growth'
    ? [within(m.markets__within_5_points(), ({ within5 }) => within5)]
    : [
        within(m.markets__within_5(), ({ within5 }) => within5),
        within(m.markets__within_10(), ({ within10 }) => within10),
        within(m.markets__within_20(), ({ within20 }) => within20),
      ];

const optionsOf = <T extends string>(names: Record<T, string>) =>
  (Object.keys(names) as T[]).map((value) => ({ value, label: names[value] }));

function Summary({ row, errorText }: { row: ScoreRow; errorText: (share: number) => string }) {
  const figures = [
    [m.markets__predictions_with_outcome(), whole(row.n)],
    [m.markets__median_error(), errorText(row.medianError)],
    [m.markets__baseline(), errorText(row.baselineError)],
    [m.markets__in_80_range(), exactPercent(row.covered)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="lintel grid content-between gap-1 p-3">
          <dt className="text-14 text-soft">{label}</dt>
          <dd className="font-display text-22 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function GroupName({ by, group }: { by: ScoreGroup; group: string }) {
  if (by === 'month') return month(group);
  if (by === 'third') return thirds[group];
  if (by === 'horizon') return horizons[group];
  return (
    <AppLink href={`/market/${group}`} className="link">
      {placeName(group)}
    </AppLink>
  );
}

/** `san-antonio-tx` → `San Antonio, TX` */
function placeName(place: string): string {
  const words = place.split('-');
  const state = words.pop()?.toUpperCase();
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}, ${state}`;
}

/** The methods that served before, each with its own score. */
function Former({ rows, errorText }: { rows: readonly ScoreRow[]; errorText: (share: number) => string }) {
  if (rows.length === 0) return null;
  return (
    <ul className="text-14 text-soft">
      {rows.map(({ version, n, medianError, baselineError }) => (
        <li key={version}>
          {m.markets__former_version({
            version,
            n: whole(n),
            error: errorText(medianError),
            baseline: errorText(baselineError),
          })}
        </li>
      ))}
    </ul>
  );
}
