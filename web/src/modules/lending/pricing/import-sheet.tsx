import { m } from '@lintel/messages';
import { useRef } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure, failureOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { publishedKeys } from '../calls.ts';

/** Publishes a rate sheet from a CSV file, or lists every bad line and column of it. */
export function ImportSheet() {
  const input = useRef<HTMLInputElement>(null);
  const { act, pending, error } = useAction({ refetch: publishedKeys, failed: null });
  const bring = (file: File) =>
    act(
      async () => {
        const csv = await file.text();
        return callApi((api) => api.lending.importRateSheet({ csv }));
      },
      { title: m.lending__rates_published() },
    );
  const failure = error && (error instanceof Failure ? error : failureOf(error));
  return (
    <>
      <Button kind="secondary" pending={pending} onClick={() => input.current?.click()}>
        {m.lending__import_csv()}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={m.lending__import_csv()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void bring(file);
          target.value = '';
        }}
      />
      {failure && !pending && (
        <div className="basis-full">
          <Notice tone="danger" title={m.lending__nothing_was_imported()}>
            {failure.fields.length === 0 ? (
              failure.text
            ) : (
              <ul className="grid max-h-60 gap-1 overflow-y-auto">
                {failure.fields.map(({ field, rule }) => (
                  <li key={`${field} ${rule}`}>
                    <span className="font-medium first-letter:uppercase">{field}</span>: {rule}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}
