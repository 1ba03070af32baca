import { useQueryClient } from '@tanstack/react-query';
import { FileText, PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { draftTo } from '../../messages/index.ts';
import type { Part, PartOf } from '../calls.ts';
import { askQuestion } from '../pending-question.ts';
import { suggestionLook } from '../suggestion-look.ts';
import { Comparison } from './comparison.tsx';
import { Costs } from './costs.tsx';
import { dayIn, wholeIn } from './figures-in.ts';
import { Homes } from './homes.tsx';
import { type Language, labels } from './labels.ts';

type View<Kind extends Part['kind']> = (props: {
  part: PartOf<Kind>;
  latest: boolean;
  language: Language;
}) => ReactElement | null;

const card = 'overflow-hidden rounded-card border border-line bg-raised';

const Words: View<'text'> = ({ part }) => <p className="max-w-measure whitespace-pre-wrap">{part.text}</p>;

const StepList: View<'steps'> = ({ part, language }) => (
  <ol className={`${card} divide-y divide-line`}>
    {part.steps.map(({ text, path, dueOn }) => (
      <li key={text} className="grid gap-0.5 px-3 py-2">
        {path ? (
          <AppLink href={path} className="link">
            {text}
          </AppLink>
        ) : (
          <span className="text-soft">{text}</span>
        )}
        {dueOn && (
          <span className="text-12 text-soft">{labels[language].due(dayIn(language, `${dueOn}T12:00:00`))}</span>
        )}
      </li>
    ))}
  </ol>
);

const Documents: View<'documents'> = ({ part, language }) => (
  <ul className={`${card} divide-y divide-line`}>
    {part.items.map(({ name, status, required }) => (
      <li key={name} className="flex items-baseline justify-between gap-3 px-3 py-2">
        <AppLink href={part.path} className="min-w-0 hover:underline">
          {name}
          {!required && <span className="text-soft"> {labels[language].optional}</span>}
        </AppLink>
        <span className="shrink-0 text-12 text-soft">{status}</span>
      </li>
    ))}
  </ul>
);

const People: View<'people'> = ({ part }) => (
  <ul className={`${card} divide-y divide-line`}>
    {part.people.map(({ id, name, detail, path }) => (
      <li key={id}>
        <AppLink href={path} className="group grid gap-0.5 px-3 py-2 hover:bg-sunk">
          <span className="font-medium group-hover:underline">{name}</span>
          <span className="text-12 text-soft">{detail}</span>
        </AppLink>
      </li>
    ))}
  </ul>
);

const Figures: View<'figures'> = ({ part, language }) => (
  <figure className={card}>
    <figcaption className="border-b border-line px-3 py-2 font-medium">{part.title}</figcaption>
    <dl className="divide-y divide-line">
      {part.figures.map(({ label, value, n }) => (
        <div key={label} className="flex items-baseline justify-between gap-3 px-3 py-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="text-right tabular-nums">
            {value}
            {n !== null && <span className="ml-2 text-12 text-soft">{labels[language].of(wholeIn(language, n))}</span>}
          </dd>
        </div>
      ))}
    </dl>
    <p className="border-t border-line px-3 py-1.5 text-12 text-soft">
      {labels[language].asOf(dayIn(language, part.asOf))}
    </p>
  </figure>
);

/** A message draft. It is placed in the conversation's input, where the person sends it. */
const Draft: View<'draft'> = ({ part: { to, text, path }, language }) => (
  <figure className={`${card} grid gap-3 p-3`}>
    <figcaption className="text-12 text-soft">{labels[language].draftTo(to.name)}</figcaption>
    <blockquote className="border-l-2 border-edge pl-3 whitespace-pre-wrap">{text}</blockquote>
    <div>
      <LinkButton size="sm" href={path} onClick={() => draftTo(to.id, text)}>
        <PenLine aria-hidden size={16} strokeWidth={1.5} /> {labels[language].openDraft}
      </LinkButton>
    </div>
  </figure>
);

/** Suggested follow-up questions, offered below the last answer only. */
const Choices: View<'choices'> = ({ part, latest, language }) => {
  const client = useQueryClient();
  if (!latest) return null;
  return (
    <ul aria-label={labels[language].next} className="flex flex-wrap gap-2">
      {part.choices.map(({ label, message }) => (
        <li key={message}>
          <button type="button" className={suggestionLook} onClick={() => askQuestion(client, message)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Sources: View<'sources'> = ({ part, language }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-soft">
    <FileText aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
    <span className="sr-only">{labels[language].sources}</span>
    {part.links.map(({ label, path }) => (
      <AppLink key={path} href={path} className="link">
        {label}
      </AppLink>
    ))}
  </p>
);

const views: { [Kind in Part['kind']]: View<Kind> } = {
  text: Words,
  homes: Homes,
  comparison: Comparison,
  costs: Costs,
  steps: StepList,
  documents: Documents,
  people: People,
  figures: Figures,
  draft: Draft,
  choices: Choices,
  sources: Sources,
};

/** Renders a part of an answer by its kind. */
export function PartView({ part, latest, language }: { part: Part; latest: boolean; language: Language }) {
  const Shown = views[part.kind] as View<Part['kind']>;
  return <Shown part={part} latest={latest} language={language} />;
}
