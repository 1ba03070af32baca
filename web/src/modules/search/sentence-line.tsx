import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { cx } from 'class-variance-authority';
import { PencilLine, Search, X } from 'lucide-react';
import { type FocusEvent, type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { parseSearchParams, writeSearchParams } from '../../api/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { sentenceLengthMax, unavailableFor } from './query-box.tsx';
import { chipLabelsAt } from './reading/reading-items.ts';
import { SentenceWords } from './reading/sentence.tsx';
import type { SearchState } from './search-state.ts';

interface SentenceLineProps {
  state: SearchState;
  reading: NlpResult | undefined;
  /** Path of the page with the results, and the label of the button. */
  action: string;
  verb: string;
  pending: boolean;
  /** Placeholder while a change is described. */
  changeHint: string;
  changing: boolean;
  onChanging: (changing: boolean) => void;
  box: RefObject<HTMLTextAreaElement | null>;
  /** The typed change, kept by the page because its examples fill it. */
  change: string;
  onChange: (change: string) => void;
  onSearch: (sentence: string) => void;
  onApply: (change: string) => void;
}

/**
 * The sentence of a search in one line that grows while it is edited. The same box takes a change of the search. It
 * grows over the page, so that the results stay in place.
 */
export function SentenceLine(props: SentenceLineProps) {
  const { state, reading, action, verb, pending, changing, onChanging, box } = props;
  const sentence = state.q ?? '';
  const [draft, setDraft] = useState(sentence);
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => setDraft(sentence), [sentence]);

  const text = changing ? props.change : draft;
  const unavailable = unavailableFor(text, changing);
  const tooLong = text.length > sentenceLengthMax;
  const isRead = !open && !changing && draft === sentence && reading !== undefined && sentence !== '';

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (unavailable !== undefined || pending) return;
    if (changing) props.onApply(text.trim());
    else {
      setOpen(false);
      props.onSearch(text.trim());
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && changing) return onChanging(false);
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const toggle = () => {
    onChanging(!changing);
    box.current?.focus();
  };

  return (
    <search
      className={cx('relative z-25 h-12 min-w-0 flex-1 xl:min-w-110', state.q !== undefined && 'max-md:basis-full')}
    >
      <form
        action={action}
        method="get"
        onSubmit={submit}
        onBlur={onBlur}
        className={cx(
          'lintel absolute inset-x-0 top-0 flex min-h-12 items-start gap-1 p-1 focus-within:border-ink has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-primary',
          // Covers the buttons next to it. Not on any focus within, because a button would move away under the pointer.
          open && cx('shadow-float max-lg:-right-29', state.q === undefined ? 'max-md:-right-28' : 'max-md:right-0'),
        )}
      >
        {changing &&
          // Submitted before the script has loaded, it repeats the same search.
          Object.entries(parseSearchParams(writeSearchParams({ ...state }))).flatMap(([name, values]) =>
            [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
          )}
        <div className="relative min-w-0 flex-1 self-center">
          <textarea
            ref={box}
            id={id}
            name={changing ? undefined : 'q'}
            aria-label={changing ? m.search__change_this_search() : m.search__describe_the_home_youre_looking()}
            rows={1}
            value={text}
            onFocus={() => setOpen(true)}
            onChange={({ target }) => (changing ? props.onChange : setDraft)(target.value)}
            onKeyDown={onKeyDown}
            placeholder={changing ? props.changeHint : m.search__describe_the_home_place_price()}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={tooLong || undefined}
            aria-describedby={tooLong ? `${id}-rule` : undefined}
            className={cx(
              'block w-full resize-none bg-transparent px-2 py-1 text-16 outline-none',
              open && text !== '' ? 'max-h-60 [field-sizing:content]' : 'h-8 overflow-hidden whitespace-nowrap',
              isRead && 'text-transparent',
            )}
          />
          {isRead && (
            <label
              htmlFor={id}
              className="pointer-events-none absolute inset-0 truncate px-2 py-1 text-16 [&_[title]]:pointer-events-auto [&_[title]]:cursor-text"
            >
              <SentenceWords
                sentence={sentence}
                parts={reading.parts}
                resultOf={({ span }) => chipLabelsAt(reading, span)}
              />
            </label>
          )}
          {tooLong && (
            <p id={`${id}-rule`} className="px-2 text-14 text-danger">
              {unavailable}
            </p>
          )}
        </div>
        <Button
          kind="quiet"
          size="sm"
          className="min-h-9.5 max-2xl:px-2"
          aria-pressed={changing}
          title={changing ? m.search__back_to_the_sentence() : m.search__describe_a_change()}
          onClick={toggle}
        >
          {changing ? (
            <X aria-hidden size={16} strokeWidth={1.5} />
          ) : (
            <PencilLine aria-hidden size={16} strokeWidth={1.5} />
          )}
          <span className="max-2xl:sr-only">{m.search__describe_a_change()}</span>
        </Button>
        <Button type="submit" size="icon" className="size-9.5 shrink-0" unavailable={unavailable} pending={pending}>
          {!pending && <Search aria-hidden size={20} strokeWidth={1.5} />}
          <span className="sr-only">{changing ? m.search__change_3() : verb}</span>
        </Button>
      </form>
    </search>
  );
}
