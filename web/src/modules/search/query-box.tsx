import { m } from '@lintel/messages';
import { Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { whole } from '../../ui/format.ts';
import { hyperSearchPath } from './paths.ts';

/** Maximum length of a sentence that the server reads. */
export const sentenceLengthMax = 2_000;

/** Returns why a sentence, or a change of a search, cannot be submitted; undefined if it can. */
export function unavailableFor(sentence: string, isChange = false): string | undefined {
  if (sentence.trim() === '')
    return isChange ? m.search__describe_what_to_change_2() : m.search__describe_what_youre_looking_for();
  if (sentence.length > sentenceLengthMax)
    return m.search__a_sentence_can_have_up({ longest: whole(sentenceLengthMax), value: whole(sentence.length) });
  return undefined;
}

/**
 * The sentence input before a search. A plain form, so it works before the script has loaded. Enter submits; Shift+Enter adds a line.
 */
export function QueryBox(props: {
  sentence?: string;
  pending?: boolean;
  onSearch: (sentence: string) => void;
  /** The page with the results, and the label of the button. */
  action?: string;
  verb?: string;
}) {
  const { sentence = '', pending = false, onSearch, action = hyperSearchPath, verb = 'HyperSearch' } = props;
  const [text, setText] = useState(sentence);
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const unavailable = unavailableFor(text);
  const [refused, setRefused] = useState(false);
  const problem = refused || text.length > sentenceLengthMax ? unavailable : undefined;

  useEffect(() => setText(sentence), [sentence]);

  // Takes over what was typed before the script loaded.
  useEffect(() => setText((before) => box.current?.value || before), []);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    setRefused(unavailable !== undefined);
    if (unavailable === undefined) onSearch(text.trim());
    else box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <search>
      <form
        action={action}
        method="get"
        onSubmit={submit}
        className="lintel flex flex-col gap-2 p-3 focus-within:border-ink has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-primary md:flex-row md:flex-wrap md:items-end md:p-4"
      >
        <label htmlFor={id} className="sr-only">
          {m.search__describe_the_home_youre_looking()}
        </label>
        <textarea
          ref={box}
          id={id}
          name="q"
          rows={2}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setRefused(false);
          }}
          onKeyDown={onKeyDown}
          placeholder={m.search__describe_the_home_place_price()}
          autoComplete="off"
          spellCheck
          enterKeyHint="search"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-rule`}
          className="max-h-60 min-h-16 w-full flex-1 resize-none bg-transparent p-2 text-18 outline-none [field-sizing:content] md:text-22 md:leading-normal"
        />
        <div className="grid gap-1">
          <Button type="submit" size="lg" pending={pending}>
            {!pending && <Search aria-hidden size={20} strokeWidth={1.5} />} {verb}
          </Button>
        </div>
        {problem !== undefined && (
          <p id={`${id}-rule`} className="px-2 text-14 text-danger md:order-last md:basis-full">
            {problem}
          </p>
        )}
      </form>
    </search>
  );
}
