import { m } from '@lintel/messages';
import { type Application, type SectionSpec, sections } from '@lintel/server/lending';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { day } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CoBorrowerPanel } from '../co-borrower/panel.tsx';
import { Demographics } from './demographics.tsx';
import { FieldInput } from './field-input.tsx';
import { isOpen } from './is-open.ts';
import { type Conflict, useFields } from './use-fields.ts';

/** The application section by section: one at a time, with the list of sections next to it, or above it on phones. */
export function ApplicationForm({ application }: { application: Application }) {
  const shown = sections.filter((section) => (section.country ?? application.country) === application.country);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      shown.findIndex((section) => missingIn(application, section) > 0),
    ),
  );
  const fields = useFields(application);
  const section = shown[at];
  const hasDemographics = application.mine && application.country === 'US';
  const steps = [
    ...shown.map((each) => ({ ...each, state: <SectionState application={application} section={each} /> })),
    ...(hasDemographics ? [{ name: 'demographics', label: m.lending__demographics, state: null }] : []),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={m.lending__sections()} className="max-md:hidden">
        <ol className="grid gap-1">
          {steps.map((each, index) => (
            <li key={each.name}>
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                onClick={() => setAt(index)}
                className="flex min-h-10 w-full items-center justify-between gap-2 rounded-control px-3 text-left text-14 hover:bg-sunk aria-[current]:bg-sunk aria-[current]:font-semibold"
              >
                {each.label()} {each.state}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid max-w-measure content-start gap-5">
        <div className="md:hidden">
          <Select
            label={m.lending__sections()}
            value={String(at)}
            onChange={({ target }) => setAt(Number(target.value))}
            options={steps.map((each, index) => ({ value: String(index), label: each.label() }))}
          />
        </div>
        <header className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-22">{steps[at]?.label()}</h2>
          <p aria-live="polite" className="text-14 text-soft">
            {fields.state === 'saving'
              ? m.lending__saving()
              : fields.state === 'saved'
                ? m.lending__saved()
                : m.lending__step_of({ at: at + 1, of: steps.length })}
          </p>
        </header>
        <Conflicts application={application} conflicts={fields.conflicts} onUse={fields.save} />
        {section ? (
          <>
            <Entries key={section.name} application={application} section={section} fields={fields} />
            {section.name === 'borrower' && <CoBorrowerPanel application={application} />}
          </>
        ) : (
          <Demographics id={application.id} />
        )}
        <footer className="flex gap-2">
          {at > 0 && (
            <Button kind="secondary" onClick={() => setAt(at - 1)}>
              {m.lending__back()}
            </Button>
          )}
          {at < steps.length - 1 && <Button onClick={() => setAt(at + 1)}>{m.lending__continue()}</Button>}
        </footer>
      </div>
    </div>
  );
}

/** The rule that a filled-in field violates before submission; empty ones are counted in their section. */
const brokenRule = ({ status, missing, values }: Application, path: string): string | undefined =>
  status === 'pending' && values[path] !== undefined ? missing.find(({ field }) => field === path)?.rule : undefined;

const missingIn = ({ missing }: Application, { name }: SectionSpec) =>
  missing.filter(({ field }) => field.startsWith(`${name}.`)).length;

function SectionState({ application, section }: { application: Application; section: SectionSpec }) {
  const missing = missingIn(application, section);
  if (missing > 0) return <Badge tone="warning">{m.lending__missing({ count: missing })}</Badge>;
  const filled = Object.keys(application.values).some((path) => path.startsWith(`${section.name}.`));
  return filled ? <Badge tone="good">{m.lending__filled()}</Badge> : null;
}

/** The entries of a section; a new one can be added up to the maximum. */
function Entries({
  application,
  section,
  fields,
}: {
  application: Application;
  section: SectionSpec;
  fields: ReturnType<typeof useFields>;
}) {
  const { values, country, mine } = application;
  const used = Math.max(
    1,
    ...Object.keys(values)
      .filter((path) => path.startsWith(`${section.name}.`))
      .map((path) => Number(path.split('.')[1])),
  );
  const [extra, setExtra] = useState(0);
  const entries = Math.min(section.entries, used + extra);
  return (
    <>
      {Array.from({ length: entries }, (_, index) => index + 1).map((entry) => (
        <fieldset key={entry} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
          {entries > 1 && (
            <legend className="mb-2 text-14 font-semibold">
              {section.name === 'borrower' && entry === 2
                ? m.lending__co_borrower()
                : m.lending__entry({ number: entry })}
            </legend>
          )}
          {section.fields
            .filter((field) => (field.country ?? country) === country)
            .map((field) => {
              const path = `${section.name}.${entry}.${field.name}`;
              return (
                <FieldInput
                  key={path}
                  spec={field}
                  value={values[path]}
                  error={fields.errors[path] ?? brokenRule(application, path)}
                  readOnly={!isOpen(application) || (field.byAgent === true && mine)}
                  onSave={(value) => fields.save(path, value)}
                />
              );
            })}
        </fieldset>
      ))}
      {entries < section.entries && isOpen(application) && (
        <div>
          <Button kind="secondary" onClick={() => setExtra(entries - used + 1)}>
            {section.name === 'borrower' ? m.lending__add_co_borrower() : m.lending__add_another()}
          </Button>
        </div>
      )}
    </>
  );
}

/** Fields that both people changed: the other's value is kept until this person chooses their own. */
function Conflicts(props: {
  application: Application;
  conflicts: readonly Conflict[];
  onUse: (path: string, value: Conflict['yours']) => void;
}) {
  return props.conflicts.map(({ path, yours, theirs }) => {
    const [section, , name] = path.split('.');
    const field = sections.find((each) => each.name === section)?.fields.find((each) => each.name === name);
    const label = field?.label() ?? path;
    const shown = (value: Conflict['yours']) =>
      field?.type === 'date' && typeof value === 'string' ? day(value) : String(value ?? '–');
    return (
      <Notice key={path} tone="warning" title={m.lending__changed_by_both({ field: label })}>
        <p>{m.lending__theirs_and_yours({ theirs: shown(theirs), yours: shown(yours) })}</p>
        <Button kind="secondary" className="mt-2" onClick={() => props.onUse(path, yours)}>
          {m.lending__use_mine()}
        </Button>
      </Notice>
    );
  });
}
