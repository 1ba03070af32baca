import { m } from '@lintel/messages';
import { type ReactNode, useRef } from 'react';
import { Textarea } from '../../../ui/fields/field.tsx';
import type { OwnListing, WordingIssue } from '../calls.ts';
import { errorOf } from './fields.tsx';
import type { Autosave } from './use-autosave.ts';

/** The description. Words that fair housing law forbids are marked below it, and a press on one selects it. */
export function DescriptionSection({ save, listing }: { save: Autosave; listing: OwnListing }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const text = save.fields.description ?? '';
  // Ranges belong to the saved text.
  const issues = text === (listing.fields.description ?? '') ? listing.wording : [];
  const select = ({ from, until }: WordingIssue) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, until);
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-22">{m.own_listings__description()}</h2>
      <Textarea
        ref={field}
        label={m.own_listings__describe_the_home()}
        help={m.own_listings__describe_the_home_not_people()}
        rows={8}
        maxLength={8_000}
        value={text}
        error={errorOf(save, 'description')}
        onChange={({ target }) => save.set({ description: target.value === '' ? null : target.value })}
        onBlur={() => void save.flush()}
      />
      {issues.length > 0 && (
        <div
          className="grid gap-3 rounded-control border-l-2 border-warning bg-warning-tint px-4 py-3 text-14"
          role="status"
        >
          <p className="font-semibold">{m.own_listings__words_to_change({ count: issues.length })}</p>
          <p className="whitespace-pre-wrap">{marked(text, issues)}</p>
          <ul className="grid gap-2">
            {issues.map((issue) => (
              <li key={issue.from}>
                <button type="button" className="link font-medium" onClick={() => select(issue)}>
                  {text.slice(issue.from, issue.until)}
                </button>{' '}
                {issue.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function marked(text: string, issues: readonly WordingIssue[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { from, until, level } of issues) {
    parts.push(
      text.slice(at, from),
      <mark
        key={from}
        className={
          level === 'error'
            ? 'bg-danger-tint text-danger underline'
            : 'bg-transparent text-ink underline decoration-dotted'
        }
      >
        {text.slice(from, until)}
      </mark>,
    );
    at = until;
  }
  return [...parts, text.slice(at)];
}
