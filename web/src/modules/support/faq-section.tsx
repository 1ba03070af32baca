import { m } from '@lintel/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type Category, searchFaq } from './faq.ts';

/** Frequently asked questions. Collapsed without a search; results of a search are expanded. */
export function FaqSection({ categories }: { categories: readonly Category[] }) {
  const [typed, setTyped] = useState('');
  const found = searchFaq(categories, typed);
  const searching = typed.trim() !== '';
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <section aria-labelledby="faq" className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-2 border-ink pt-6">
      <h2 id="faq" className="text-22">
        {m.support__questions_and_answers()}
      </h2>
      <search className="grid max-w-120 gap-2">
        <Field
          type="search"
          label={m.support__search_the_answers()}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
        />
        <p className="text-14 text-soft" aria-live="polite">
          {searching ? m.count__answers({ count }) : ''}
        </p>
      </search>
      {found.length === 0 ? (
        <EmptyState title={m.support__no_answers_match_your_search()}>
          {m.support__try_fewer_words_or_contact()}
        </EmptyState>
      ) : (
        <div className="grid gap-8 lg:grid-cols-3">
          {found.map(({ name, questions }) => (
            <div key={name} className="grid content-start gap-2">
              <h3 className="text-22">{name}</h3>
              <div className="border-t border-line">
                {questions.map(({ question, answer }) => (
                  <details key={`${question}${searching}`} open={searching} className="group border-b border-line">
                    <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-medium">
                      {question}
                      <ChevronDown
                        aria-hidden
                        size={20}
                        strokeWidth={1.5}
                        className="shrink-0 transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <div className="grid gap-2 pb-4 text-soft">
                      {answer.map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </div>
                  </details>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
