import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type Draft, useDraft } from './draft.ts';
import { keyOfBody } from './idempotency-key.ts';
import { placeFailure } from './place-failure.ts';

type Schema<Values extends FieldValues, Sent> = Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0];

export interface FormPlan<Values extends FieldValues, Sent> {
  /** The contract's own: what the server would refuse is refused here, in the same words. */
  schema: Schema<Values, Sent>;
  start: DefaultValues<Values>;
  /**
   * Called once for each press that passes the schema. The key is the same for the same body, for `idempotencyKey` of
   * the call's context. The form is pending until the promise is settled: whoever leaves the page waits for that.
   */
  send: (values: Sent, key: string) => Promise<unknown>;
  /** What is said where the server gives no better words. */
  failed?: string;
  draft?: Draft;
  /** The fields that were refused, here or by the server, before the focus goes to the first of them. */
  onRefused?: (fields: readonly string[]) => void;
}

export interface FilledForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Begins the ids of its fields. */
  id: string;
  pending: boolean;
  /** What went wrong and belongs to no field. */
  notice: string | undefined;
  /** Something was brought back that was given earlier in this tab. */
  restored: boolean;
  /** Something was refused at least once; before that nobody is told what is still missing. */
  tried: boolean;
  submit: () => void;
  /** Whether these fields hold, for forms of several steps; if not, the focus goes to the first that does not. */
  check: (names: readonly FieldPath<Values>[]) => Promise<boolean>;
}

/** A form on a schema of the contract. `Form` and the fields beside this file show it. */
export function useForm<Values extends FieldValues, Sent>(plan: FormPlan<Values, Sent>): FilledForm<Values> {
  const id = useId();
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const hook = useHookForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(plan.schema),
    defaultValues: plan.start,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const form = hook as unknown as UseFormReturn<Values>;
  const restored = useDraft(form, plan.draft);
  // A state would come too late for the second press of a double click.
  const busy = useRef(false);
  const [keyOf] = useState(keyOfBody);

  // Each refusal moves the focus, once it is drawn.
  useEffect(() => {
    if (refusals > 0) firstBad(id)?.focus();
  }, [refusals, id]);

  const refuse = (fields: readonly string[]) => {
    plan.onRefused?.(fields);
    setRefusals((before) => before + 1);
  };

  /** Sends what holds. What was refused is returned. */
  const send = async (values: Sent): Promise<string[] | undefined> => {
    setPending(true);
    setNotice(undefined);
    try {
      await plan.send(values, keyOf(values));
      return undefined;
    } catch (cause) {
      const placed = placeFailure(cause, form, plan.failed);
      setNotice(placed.notice);
      return placed.fields;
    } finally {
      setPending(false);
    }
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    let refused: string[] | undefined;
    const keep = (fields: string[] | undefined) => {
      refused = fields;
    };
    try {
      await hook.handleSubmit(
        async (values) => keep(await send(values)),
        (errors) => keep(Object.keys(errors)),
      )();
    } finally {
      busy.current = false;
    }
    // Only now are the messages drawn: the form draws them after it has told of them.
    if (refused) refuse(refused);
  };

  const check = async (names: readonly FieldPath<Values>[]) => {
    const holds = await form.trigger(names);
    if (!holds) refuse(names);
    return holds;
  };

  return { ...form, id, pending, notice, restored, tried: refusals > 0, submit: () => void submit(), check };
}

/** What is drawn counts, in the order in which it is drawn; without a bad field the notice. */
function firstBad(id: string): HTMLElement | null | undefined {
  const drawn = document.getElementById(id);
  return drawn?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? drawn?.querySelector('[data-notice]');
}
