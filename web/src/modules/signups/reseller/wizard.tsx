import { m } from '@lintel/messages';
import { ResellerSignUp } from '@lintel/server/signups';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { type Catalog, fetchPlans, type ResellerForm } from '../calls.ts';
import { statesOf } from '../jurisdictions.ts';
import { furthestStep, steps } from './reseller-steps.ts';

export type OpenStep = (step: number, how?: { replace: boolean }) => void;

/**
 * Returns the step to show: the one from the URL, or an earlier invalid one. On a change it focuses the first invalid
 * field or the heading.
 */
export function useStep(form: FilledForm<ResellerForm>, wanted: number, onStep: OpenStep): number {
  const step = Math.min(Math.max(wanted, 1), steps.length);
  // Runs once after the draft is restored; later steps are validated before the next one opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks only the URL the page was opened with
  useEffect(() => {
    const furthest = furthestStep(ResellerSignUp, form.getValues());
    if (step > furthest) onStep(furthest, { replace: true });
  }, []);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const drawn = document.getElementById(form.id);
    const target = drawn?.querySelector('[aria-invalid="true"]') ?? drawn?.querySelector('[data-step-heading]');
    if (target instanceof HTMLElement) target.focus();
  }, [step, form.id]);
  return step;
}

export function StepHeading({ step }: { step: number }) {
  return (
    <h2 data-step-heading tabIndex={-1} className="text-28 outline-none">
      <span className="sr-only">{m.network__step_of({ step, value: steps.length })} </span>
      {steps[step - 1]!.name}
    </h2>
  );
}

/** Plans with the tax of the company's location, once it is known. */
export function usePlansOf(form: FilledForm<ResellerForm>, general: Catalog): Catalog {
  const country = form.watch('country');
  const stateOrProvince = form.watch('stateOrProvince') ?? '';
  const known = statesOf([country]).some(({ value }) => value === stateOrProvince);
  const local = useQuery({
    queryKey: ['plans', country, stateOrProvince],
    queryFn: () => fetchPlans({ country: country === 'Canada' ? 'CA' : 'US', stateOrProvince }),
    enabled: known,
  });
  return (known && local.data) || general;
}
