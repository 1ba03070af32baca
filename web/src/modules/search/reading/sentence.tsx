import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { cx } from 'class-variance-authority';

type Fate = NlpResult['parts'][number]['fate'];

const looks: Record<Fate, { className: string; description?: string }> = {
  applied: { className: 'underline decoration-primary decoration-2', description: 'applied' },
  preference: {
    className: 'underline decoration-primary decoration-dashed decoration-2',
    get description() {
      return m.search__a_preference();
    },
  },
  assumption: { className: 'underline decoration-ink decoration-1', description: 'assumed' },
  context: {
    className: 'text-soft underline decoration-edge decoration-dotted decoration-1',
    get description() {
      return m.search__background();
    },
  },
  unknown: {
    className: 'text-soft underline decoration-edge decoration-dotted decoration-2',
    get description() {
      return m.search__not_understood();
    },
  },
  unsupported: {
    className: 'text-soft underline decoration-edge decoration-dotted decoration-2',
    get description() {
      return m.search__no_data();
    },
  },
  refused: {
    className: 'underline decoration-warning decoration-wavy decoration-1',
    get description() {
      return m.search__not_applied();
    },
  },
  withdrawn: {
    className: 'text-soft line-through',
    get description() {
      return m.search__removed_2();
    },
  },
  filler: { className: '' },
};

interface SentenceProps {
  sentence: string;
  parts: NlpResult['parts'];
  /** Returns the result of a part, which its tooltip shows first. */
  resultOf?: (part: NlpResult['parts'][number]) => string | undefined;
}

/** The sentence as typed; the underline of each part shows how it was read. */
export const Sentence = (props: SentenceProps) => (
  <p className="max-w-measure text-18 leading-relaxed">
    <SentenceWords {...props} />
  </p>
);

/** The words of the sentence, for a line of its own. */
export function SentenceWords({ sentence, parts, resultOf }: SentenceProps) {
  const pieces = parts.map((part, index) => ({
    between: sentence.slice(parts[index - 1]?.span[1] ?? 0, part.span[0]),
    words: sentence.slice(...part.span),
    start: part.span[0],
    look: looks[part.fate],
    description: [resultOf?.(part), looks[part.fate].description].filter(Boolean).join(': ') || undefined,
  }));
  return (
    <>
      {pieces.map(({ between, words, start, look, description }) => (
        <span key={start}>
          {between}
          <span className={cx('underline-offset-4', look.className)} title={description}>
            {words}
          </span>
        </span>
      ))}
      {sentence.slice(parts.at(-1)?.span[1] ?? 0)}
    </>
  );
}
