import { m } from '@lintel/messages';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { parseSearchParams, writeSearchParams } from '../../../api/search-params.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { SearchState } from '../search-state.ts';
import type { RefineExample } from './refine-examples.ts';
import type { Refinement } from './use-refinement.ts';

/** Maximum length of a sentence that the server reads. */
const longest = 2_000;
const open = '…';
const isWhole = (example: RefineExample): boolean => !example.endsWith(open);

function unavailableFor(text: string): string | undefined {
  if (text.trim() === '') return m.search__describe_what_to_change_2();
  if (text.length > longest)
    return m.search__a_sentence_can_have_up({ longest: whole(longest), value: whole(text.length) });
  return undefined;
}

/** Input for a change to the search, with examples that fit it. */
export function RefineBox({
  refinement: { apply, pending, error },
  state,
  examples,
  box,
}: {
  state: SearchState;
  refinement: Refinement;
  examples: readonly RefineExample[];
  box: RefObject<HTMLInputElement | null>;
}) {
  const [text, setText] = useState('');
  const lastSentence = useRef('');
  const label = useId();
  const unavailable = unavailableFor(text);
  const applySentence = (sentence: string) => {
    lastSentence.current = sentence;
    box.current?.focus();
    apply(sentence, (changed) => changed && setText(''));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (unavailable === undefined && !pending) applySentence(text.trim());
  };
  const choose = (example: RefineExample) => {
    if (isWhole(example)) return applySentence(example);
    // The person completes the example.
    setText(example.slice(0, -open.length));
    box.current?.focus();
  };

  return (
    <div className="grid gap-2">
      <form onSubmit={submit} className="flex max-w-xl items-start gap-2">
        {/* Submitted before the script has loaded, it repeats the same search. */}
        {Object.entries(parseSearchParams(writeSearchParams({ ...state }))).flatMap(([name, values]) =>
          [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
        )}
        <div className="min-w-0 flex-1">
          <Field
            ref={box}
            quiet
            label={m.search__change_this_search()}
            placeholder={m.search__describe_what_to_change({ list: examples.filter(isWhole).slice(0, 2).join(', ') })}
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            enterKeyHint="go"
            {...(text.length > longest && unavailable ? { error: unavailable } : {})}
          />
        </div>
        <Button type="submit" kind="secondary" unavailable={unavailable} pending={pending}>
          {!pending && <ArrowRight aria-hidden size={16} strokeWidth={1.5} />} {m.search__change_3()}
        </Button>
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which the layout has no room for beside the words */}
      <div role="group" aria-labelledby={label} className="flex flex-wrap items-center gap-2">
        <span id={label} className="text-14 text-soft">
          {m.search__or_try()}
        </span>
        {examples.map((example) => (
          <ChipButton key={example} aria-disabled={pending || undefined} onClick={() => !pending && choose(example)}>
            {example}
          </ChipButton>
        ))}
      </div>
      {error && (
        <Notice tone="danger" title={m.search__we_couldnt_update_the_search()}>
          <p>{error.message}</p>
          <Button
            kind="secondary"
            size="sm"
            className="mt-2"
            pending={pending}
            onClick={() => applySentence(lastSentence.current)}
          >
            {m.search__try_again()}
          </Button>
        </Notice>
      )}
    </div>
  );
}
