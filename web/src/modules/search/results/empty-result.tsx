import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { askQuestion } from '../../assistant/index.ts';
import { propertyPilotPath } from '../../assistant/paths.ts';
import { relaxationsQuery } from '../queries.ts';
import { factAsRead, isAdded, relax } from '../reading/chip-edits.ts';
import { DidYouMean } from '../reading/did-you-mean.tsx';
import type { SearchState } from '../search-state.ts';
import { useSearchHref } from '../use-search.ts';

const shown = 4;

/** Shown when no home matches: the smallest relaxations, each with the number of homes it would find. */
export default function EmptyResult({ state, reading }: { state: SearchState; reading: NlpResult | undefined }) {
  const searchHref = useSearchHref();
  const { person } = useRouteContext({ from: '__root__' }).session;
  const { data, isPending } = useQuery(relaxationsQuery(state));
  const [first] = reading?.searchInsights ?? [];
  const nothingApplied =
    reading !== undefined &&
    reading.total === 0 &&
    reading.parts.some(({ fate }) => fate !== 'filler') &&
    reading.chips.every(({ state: of }) => of === 'refused' || of === 'unsupported');
  const asRead = (reading?.chips ?? []).filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  // Relaxations of a sentence change facts of its reading, which must be loaded.
  const ways = state.q !== undefined && !reading ? [] : (data?.ways ?? []);
  // Every relaxation drops the keywords: no home contains them.
  const unknownText = state.text !== undefined && data?.ways.every(({ drop }) => drop.includes('words'));
  return (
    <EmptyState
      title={nothingApplied ? m.search__nothing_to_search_for() : m.search__no_properties_found()}
      actions={
        <>
          {nothingApplied && person?.can.askAssistant && state.q && <AskAssistant question={state.q} />}
          {unknownText && <DidYouMean text={state.text ?? ''} state={state} />}
          {isPending && <p className="text-14 text-soft">{m.search__looking_for_ways_to_get()}</p>}
          {ways.slice(0, shown).map((way) => (
            <LinkButton
              key={way.label}
              stay
              kind="secondary"
              className="max-sm:py-2 max-sm:text-left max-sm:whitespace-normal"
              href={searchHref(relax(state, asRead, way.drop))}
            >
              {m.search__without({ label: way.label, total: m.count__homes({ count: way.total }) })}
            </LinkButton>
          ))}
        </>
      }
    >
      {nothingApplied ? first : m.search__try_adjusting_your_search_criteria()}
      {!nothingApplied && <p className="mt-2">{m.search__save_this_search_to_get()}</p>}
    </EmptyState>
  );
}

/** Sends a sentence that is no search to the assistant. */
function AskAssistant({ question }: { question: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const ask = () => {
    askQuestion(client, question);
    void navigate({ to: propertyPilotPath, search: { tab: 'assistant' } });
  };
  return (
    <Button kind="secondary" onClick={ask}>
      {m.search__ask_the_assistant()}
    </Button>
  );
}
