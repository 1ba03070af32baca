import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { m } from '@lintel/messages';
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
  /** The contract's schema, so that the form rejects what the server would, with the same messages. */
  schema: Schema<Values, Sent>;
  start: DefaultValues<Values>;
  /**
   * Called once per valid submission. The key is the same for the same body, for `idempotencyKey` of the call's
   * context. The form is pending until the promise settles; callers that navigate should wait for the page to unload.
   */
  send: (values: Sent, key: string) => Promise<unknown>;
  /** Message for failures without a better one from the server. */
  failed?: string;
  draft?: Draft;
  /** Loads the saved values again, for a form whose call rejects a `version` that is no longer the saved one. */
  latest?: () => Promise<DefaultValues<Values>>;
  /** Called with the invalid fields, from the schema or the server, before the first one is focused. */
  onInvalid?: (fields: readonly string[]) => void;
}

export interface FilledForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Prefix of the ids of its fields. */
  id: string;
  pending: boolean;
  /** An error that belongs to no field. */
  notice: string | undefined;
  /** True if a draft was restored. */
  restored: boolean;
  /** True if its values are saved in the tab while a person types. */
  hasDraft: boolean;
  /** True after a submission was rejected; missing fields are not marked before that. */
  tried: boolean;
  submit: () => void;
  /** Set after the saved values were changed elsewhere: loads them, except for the fields that a person changed. */
  loadLatest: (() => Promise<void>) | undefined;
  /** Validates some fields, for forms with several steps; focuses the first invalid one. */
  check: (names: readonly FieldPath<Values>[]) => Promise<boolean>;
}

/** A form based on a schema of the contract. Rendered by `Form` and the fields in this folder. */
export function useForm<Values extends FieldValues, Sent>(plan: FormPlan<Values, Sent>): FilledForm<Values> {
  const id = useId();
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [rejections, setRejections] = useState(0);
  const hook = useHookForm<Values, unknown, Sent>({
    resolver: standardSchemaResolver(plan.schema),
    defaultValues: plan.start,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const form = hook as unknown as UseFormReturn<Values>;
  const restored = useDraft(form, plan.draft);
  // A ref, because state would update too late for a double click.
  const busy = useRef(false);
  const [keyOf] = useState(keyOfBody);

  // Focuses the first error after it has rendered.
  useEffect(() => {
    if (rejections > 0) firstBad(id)?.focus();
  }, [rejections, id]);

  const reject = (fields: readonly string[]) => {
    plan.onInvalid?.(fields);
    setRejections((before) => before + 1);
  };

  /** Sends valid values. Returns the fields the server rejected. */
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
    let invalid: string[] | undefined;
    const remember = (fields: string[] | undefined) => {
      invalid = fields;
    };
    try {
      await hook.handleSubmit(
        async (values) => remember(await send(values)),
        (errors) => remember(Object.keys(errors)),
      )();
    } finally {
      busy.current = false;
    }
    // Runs after `handleSubmit`, which renders the messages, so that the focus finds an invalid field.
    if (invalid) reject(invalid);
  };

  const check = async (names: readonly FieldPath<Values>[]) => {
    const isValid = await form.trigger(names);
    if (!isValid) reject(names);
    return isValid;
  };

  const { latest } = plan;
  const loadLatest = async () => {
    const values = await latest!().catch(() => undefined);
    if (values) form.reset(values as Values, { keepDirtyValues: true });
    setNotice(values ? undefined : m.ui__we_couldnt_reach_the_server());
  };

  const isOutdated = latest !== undefined && 'version' in form.formState.errors;
  return {
    ...form,
    id,
    pending,
    notice,
    restored,
    hasDraft: plan.draft !== undefined,
    tried: rejections > 0,
    submit: () => void submit(),
    loadLatest: isOutdated ? loadLatest : undefined,
    check,
  };
}

/** Returns the first invalid field in document order, or else the notice. */
function firstBad(id: string): HTMLElement | null | undefined {
  const drawn = document.getElementById(id);
  return drawn?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? drawn?.querySelector('[data-notice]');
}
