import { m } from '@lintel/messages';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { ApiError, conflict, invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { contactAccess } from '../access.ts';
import { issuesIn } from '../assistant/check.ts';
import { type Worker, worker } from '../worker.ts';
import { fieldsContract as contract, fieldsMax } from './contract.ts';
import { contactFields, contactFieldValues } from './fields.tables.ts';
import { fieldsFor, fieldsOf, presentFields, presentValues } from './present.ts';
import { readValue } from './read-value.ts';

const list = serve(contract.list, {
  access: worker,
  run: ({ subject: owner, db }) => presentFields(db, owner),
});

const add = serve(contract.add, {
  access: worker,
  writes: true,
  async run({ input, subject: owner, tx }) {
    refuseWithoutChoices(input);
    refuseUnfair(input);
    await refuseTaken(tx, owner, input.label);
    const own = await tx.select({ id: contactFields.id }).from(contactFields).where(ofOwner(owner));
    if (own.length >= fieldsMax) throw new ApiError('LIMIT_REACHED', m.contacts__fields_at_most({ max: fieldsMax }));
    await tx.insert(contactFields).values({ ...input, ...owner });
    return presentFields(tx, owner);
  },
});

const change = serve(contract.change, {
  access: worker,
  writes: true,
  async run({ input: { id, label, choices }, subject: owner, tx }) {
    const [field] = await tx
      .select()
      .from(contactFields)
      .where(and(eq(contactFields.id, id), ofOwner(owner)))
      .for('update');
    if (!field) throw notFound();
    refuseWithoutChoices({ kind: field.kind, choices });
    refuseUnfair({ label, choices });
    await refuseTaken(tx, owner, label, id);
    const used = await tx
      .selectDistinct({ value: contactFieldValues.value })
      .from(contactFieldValues)
      .where(eq(contactFieldValues.fieldId, id));
    const missing = field.kind === 'choice' ? used.find(({ value }) => !choices.includes(value)) : undefined;
    if (missing) throw conflict(m.contacts__choice_is_used({ choice: missing.value }));
    await tx.update(contactFields).set({ label, choices }).where(eq(contactFields.id, id));
    return presentFields(tx, owner);
  },
});

const remove = serve(contract.remove, {
  access: worker,
  writes: true,
  async run({ input: { id }, subject: owner, tx, audit }) {
    const [removed] = await tx
      .delete(contactFields)
      .where(and(eq(contactFields.id, id), ofOwner(owner)))
      .returning();
    if (!removed) throw notFound();
    await audit({
      action: 'contact_field.deleted',
      object: `reseller:${owner.companyId}`,
      details: { label: removed.label, agent: owner.agentId },
    });
    return presentFields(tx, owner);
  },
});

const ofOwner = ({ companyId, agentId }: Worker) =>
  and(
    eq(contactFields.companyId, companyId),
    agentId === null ? isNull(contactFields.agentId) : eq(contactFields.agentId, agentId),
  );

function refuseWithoutChoices({ kind, choices }: { kind: string; choices: readonly string[] }): void {
  if (kind === 'choice' && choices.length < 2) throw invalid('choices', m.contacts__field_needs_choices());
}

/** A field must not sort people by a protected class (42 U.S.C. 3604). */
function refuseUnfair({ label, choices }: { label: string; choices: readonly string[] }): void {
  for (const [field, text] of Object.entries({ label, choices: choices.join('\n') })) {
    const [issue] = issuesIn(text);
    if (issue) throw invalid(field, m.contacts__change_words({ words: issue.words, reason: issue.reason }));
  }
}

/** A column of an import is recognized by the name of the field, which therefore is unique on a contact. */
async function refuseTaken(db: Db, owner: Worker, label: string, except?: number): Promise<void> {
  const known = await fieldsFor(db, owner);
  if (known.some((field) => field.id !== except && field.label.toLowerCase() === label.toLowerCase()))
    throw invalid('label', m.contacts__field_name_exists());
}

const values = serve(contract.values, {
  access: contactAccess.may('see'),
  run: ({ subject: contact, db }) => presentValues(db, contact),
});

const setValues = serve(contract.setValues, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, values: given }, subject: contact, tx }) {
    const fields = await fieldsOf(tx, contact);
    for (const [at, { fieldId, value }] of given.entries()) {
      const field = fields.find((each) => each.id === fieldId);
      if (!field) throw invalid(`values.${at}.fieldId`, m.contacts__we_couldnt_find_this_field());
      const read = value ? readValue(field, value) : undefined;
      if (read && 'rule' in read) throw invalid(`values.${at}.value`, read.rule);
      await writeValue(tx, id, fieldId, read?.value ?? null);
    }
    return presentValues(tx, contact);
  },
});

async function writeValue(tx: Tx, contactId: number, fieldId: number, value: string | null): Promise<void> {
  if (value === null)
    await tx
      .delete(contactFieldValues)
      .where(and(eq(contactFieldValues.contactId, contactId), eq(contactFieldValues.fieldId, fieldId)));
  else
    await tx
      .insert(contactFieldValues)
      .values({ contactId, fieldId, value })
      .onConflictDoUpdate({ target: [contactFieldValues.contactId, contactFieldValues.fieldId], set: { value } });
}

export const fieldsOperations = { list, add, change, remove, values, setValues };
