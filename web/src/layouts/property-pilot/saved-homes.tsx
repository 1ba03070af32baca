import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../api/live.ts';
import { askQuestion } from '../../modules/assistant/index.ts';
import { comparePath } from '../../modules/listings/compare/compare-ids.ts';
import { HomePicture, homeName, noCost, RateNote, streetLine } from '../../modules/listings/index.ts';
import { propertyPath } from '../../modules/listings/paths.ts';
import { messagesPath, messageTo } from '../../modules/messages/paths.ts';
import { teamQuery } from '../../modules/professionals/index.ts';
import { professionalsPath } from '../../modules/professionals/paths.ts';
import { savedPath } from '../../modules/saving/paths.ts';
import { type SavedHome, savedKey, savedPageQuery } from '../../modules/saving/queries.ts';
import { hyperSearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { money } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CostLines } from './cost-lines.tsx';

type Listed = NonNullable<SavedHome['property']>;
/** Maximum number of homes in a comparison. */
const MOST = 6;

/** Saved homes, one per line, with monthly and closing costs and buttons to compare, see costs, or contact a person. */
export function SavedHomes({ onAsk }: { onAsk: () => void }) {
  useLive('saved', savedKey);
  const { data, error, refetch, isFetching } = useQuery(savedPageQuery({}));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const homes = (data?.items ?? []).flatMap(({ property }) => property ?? []);
  const gone = (data?.items.length ?? 0) - homes.length;
  const compared = (chosen.length > 0 ? homes.filter(({ id }) => chosen.includes(id)) : homes)
    .slice(0, MOST)
    .map(({ id }) => id);
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <section aria-labelledby="pilot-homes" className="lintel grid grid-cols-[minmax(0,1fr)] content-start">
      <header className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 md:px-6">
        <h2 id="pilot-homes" className="text-22">
          {m.property_pilot__your_homes_side_by_side()}
        </h2>
        {compared.length > 1 && (
          <LinkButton href={comparePath(compared)} kind="secondary" size="sm">
            {chosen.length > 1
              ? m.property_pilot__compare_selected({ value: compared.length })
              : m.property_pilot__compare({
                  value:
                    compared.length === homes.length ? 'all' : m.property_pilot__the_first({ value: compared.length }),
                })}
          </LinkButton>
        )}
      </header>
      {error && !data && (
        <div className="px-4 pb-4 md:px-6">
          <ErrorState
            what={m.property_pilot__we_couldnt_load_your_saved()}
            error={error}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        </div>
      )}
      {!data && !error && (
        <div className="px-4 pb-4 md:px-6">
          <Skeleton className="h-dvh" />
        </div>
      )}
      {data?.items.length === 0 && (
        <div className="grid justify-items-start gap-3 px-4 pb-6 md:px-6">
          <p className="max-w-measure text-soft">{m.property_pilot__press_the_heart_on_a()}</p>
          <LinkButton href={hyperSearchPath}>{m.property_pilot__search_homes()}</LinkButton>
        </div>
      )}
      {homes.length > 0 && (
        <>
          <div className="px-4 pb-3 md:px-6">
            <RateNote homes={homes} />
          </div>
          <ul className="divide-y divide-line border-t border-line">
            {homes.map((home) => (
              <HomeRow
                key={home.id}
                home={home}
                chosen={chosen.includes(home.id)}
                full={chosen.length >= MOST}
                onChoose={choose}
                onAsk={onAsk}
              />
            ))}
          </ul>
        </>
      )}
      {data && data.items.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-12 text-soft md:px-6">
          {m.property_pilot__costs_use_the_typical_terms()}{' '}
          {gone > 0 &&
            m.property_pilot__saved_no_longer_listed({
              count: gone,
              value: gone === 1 ? m.property_pilot__home_is() : m.property_pilot__homes_are(),
            })}
          <AppLink href={savedPath} className="link">
            {data.pages > 1
              ? m.property_pilot__view_all_saved_homes({ saved: data.saved })
              : m.property_pilot__see_notes_tags_and_votes()}
          </AppLink>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  home: Listed;
  chosen: boolean;
  full: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  onAsk: () => void;
}

function HomeRow({ home, chosen, full, onChoose, onAsk }: RowProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const { id, currency, price, monthlyCost, cashToClose, status } = home;
  const name = homeName(home);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 md:px-6">
      <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
        <div className="overflow-hidden rounded-control">
          <HomePicture photo={home.photo} />
        </div>
        <div className="min-w-0">
          <AppLink href={propertyPath(id)} className="link block truncate font-medium">
            {streetLine(home)}
          </AppLink>
          <p className="truncate text-14 text-soft">
            {home.city}, {home.state}
            {status !== 'active' &&
              ` · ${status === 'pending' ? m.property_pilot__under_contract() : m.property_pilot__sold()}`}
          </p>
          <p className="mt-1 text-18 font-semibold tabular-nums">{money(price, currency)}</p>
        </div>
        <dl className="col-span-2 grid grid-cols-2 gap-4 text-14 tabular-nums sm:col-span-1 sm:grid-cols-1 sm:gap-1 sm:text-right">
          <div>
            <dt className="text-12 text-soft">{m.property_pilot__monthly_total()}</dt>
            <dd className="font-medium">
              {monthlyCost ? money(monthlyCost.total, currency) : m.property_pilot__not_available_2()}
            </dd>
            {!monthlyCost && <dd className="text-12 text-soft">{noCost(home)}</dd>}
          </div>
          <div>
            <dt className="text-12 text-soft">{m.property_pilot__cash_to_close()}</dt>
            <dd className="font-medium">
              {cashToClose ? money(cashToClose.total, currency) : m.property_pilot__not_available_2()}
            </dd>
          </div>
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <Checkbox
          label={m.property_pilot__compare_2()}
          aria-label={m.property_pilot__compare_3({ name })}
          checked={chosen}
          disabled={full && !chosen}
          onChange={(event) => onChoose(id, event.target.checked)}
        />
        {monthlyCost && (
          <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {m.property_pilot__costs()}
            <span className="sr-only"> {m.property_pilot__of({ name })}</span>
          </Button>
        )}
        <Contact name={name} />
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            askQuestion(client, m.property_pilot__tell_me_about_property({ id }));
            onAsk();
          }}
        >
          {m.property_pilot__ask_about_it()}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      {open && <CostLines home={home} />}
    </li>
  );
}

/** Contacts the buyer's agent, or else leads to the directory. */
function Contact({ name }: { name: string }) {
  const { data: team } = useQuery(teamQuery());
  const agent =
    team?.find(({ state, professional }) => state === 'connected' && professional.type === 'agent') ??
    team?.find(({ state }) => state === 'connected');
  const href = agent ? messageTo(agent.professionalId) : team ? professionalsPath({ tab: 'agents' }) : messagesPath;
  return (
    <LinkButton href={href} kind="quiet" size="sm">
      {agent
        ? m.property_pilot__message({ firstName: agent.professional.firstName })
        : m.property_pilot__find_an_agent()}
      <span className="sr-only"> {m.property_pilot__about({ name })}</span>
    </LinkButton>
  );
}
