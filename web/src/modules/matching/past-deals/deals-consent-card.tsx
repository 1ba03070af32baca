import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { day, whole } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { dealsConsentQuery } from '../calls.ts';

/**
 * Deals that a company stated for the professional, with the consent that Canada requires. Renders nothing without such
 * deals or when `asks` differs from whether an answer is pending: a pending question is at the top of the page, an
 * answered one at the bottom.
 */
export function DealsConsentCard({ asks }: { asks: boolean }) {
  const client = useQueryClient();
  const { data } = useQuery(dealsConsentQuery);
  const { act, pending } = useAction();
  if (!data || data.stated + data.confirmed === 0) return null;
  if (asks !== (data.needed && !data.agreedAt)) return null;
  const submit = (agree: boolean) =>
    act(
      async () => {
        const version = data.version as '2026-11';
        const saved = await callApi((api) => api.matching.changeDealsConsent({ agree, version }));
        client.setQueryData(dealsConsentQuery.queryKey, saved);
      },
      { title: agree ? m.matching__your_past_deals_will_count() : m.matching__your_past_deals_no_longer() },
    );
  return (
    <section aria-labelledby="stated-deals" className="lintel grid content-start gap-4 p-4 md:p-6">
      <h2 id="stated-deals" className="text-22">
        {m.matching__deals_reported_by_your_company()}
      </h2>
      <p className="max-w-measure text-14 text-soft">
        {m.matching__your_company_imported_of_yours({
          counted: m.count__past_deals({ count: data.stated + data.confirmed }),
          confirmed: whole(data.confirmed),
        })}
      </p>
      {data.needed && (
        <>
          <p className="max-w-measure">{data.text}</p>
          {data.agreedAt ? (
            <div className="grid gap-2">
              <p className="text-14 text-soft">
                {m.matching__you_agreed_on_version({
                  agreedAt: day(data.agreedAt),
                  agreedVersion: data.agreedVersion!,
                })}
              </p>
              <Button
                kind="secondary"
                pending={pending}
                className="justify-self-start"
                onClick={() => void submit(false)}
              >
                {m.matching__withdraw()}
              </Button>
            </div>
          ) : (
            <Button pending={pending} className="justify-self-start" onClick={() => void submit(true)}>
              {m.matching__agree()}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
