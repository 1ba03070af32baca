import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { LegalDocument, LegalDocumentId, LegalVersion } from './contract.ts';
import { type LegalText, readText } from './read-text.ts';

type Kept = LegalText & { version: string; textHash: string };

const folder = new URL('./texts/', import.meta.url);
const ids: Record<LegalDocumentId, string> = {
  terms: 'terms',
  privacy: 'privacy',
  license_verification: 'license-verification',
  auto_renewal: 'auto-renewal',
  adult: 'adult',
};

/** All versions of all documents, oldest first: one file each, named by its version. Read once. */
const documents = new Map(
  Object.entries(ids).map(([id, name]) => [id as LegalDocumentId, versionsIn(new URL(`${name}/`, folder))]),
);

function versionsIn(place: URL): readonly Kept[] {
  return readdirSync(place)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const written = readFileSync(new URL(file, place), 'utf8');
      const text = readText(written);
      return { ...text, version: file.replace(/\.md$/, ''), textHash: hashOf(text) };
    });
}

/** Hashes the visible text, not the layout of the file. */
function hashOf({ title, sections }: LegalText): string {
  return createHash('sha256').update(JSON.stringify({ title, sections })).digest('hex');
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the version in effect on a day. */
export function legalDocument(id: LegalDocumentId, on: string = today()): LegalDocument {
  const versions = versionsOf(id, on);
  // With a clock before the first version, returns the first one, so that there is always a text.
  const { version } = versions.find(({ state }) => state === 'current') ?? versions.at(-1)!;
  return legalVersion(id, version, on)!;
}

/** Returns a version that was published by that day; undefined when there is none. */
export function legalVersion(id: LegalDocumentId, version: string, on: string = today()): LegalDocument | undefined {
  const versions = versionsOf(id, on);
  const life = versions.find((each) => each.version === version);
  const text = documents.get(id)!.find((each) => each.version === version);
  if (!life || !text) return undefined;
  return { ...life, id, title: text.title, textHash: text.textHash, sections: text.sections, versions };
}

/** Published versions of the terms and the policy that are not in effect yet. */
export const comingVersions = (on: string): LegalDocument[] =>
  (['terms', 'privacy'] as const).flatMap((id) =>
    versionsOf(id, on)
      .filter(({ state }) => state === 'coming')
      .map(({ version }) => legalVersion(id, version, on)!),
  );

/** Versions published by a day, newest first. */
function versionsOf(id: LegalDocumentId, on: string): LegalVersion[] {
  const [first, ...later] = documents.get(id)!;
  const published = [first!, ...later.filter(({ publishedOn }) => publishedOn <= on)];
  return published.map((text, at) => lifeOf(text, published[at + 1], on)).reverse();
}

function lifeOf(text: Kept, next: Kept | undefined, on: string): LegalVersion {
  const { version, publishedOn, effectiveOn } = text;
  const endedOn = next?.effectiveOn ?? null;
  const state = on < effectiveOn ? 'coming' : endedOn !== null && on >= endedOn ? 'past' : 'current';
  return { version, publishedOn, effectiveOn, endedOn, state };
}
