import { DAY_MS } from '@lintel/geo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { changesBetween } from './changes.ts';
import { legalDocument, legalVersion } from './versions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = (path: string) => app.request('GET', `/api/legal/${path}`);

describe('a legal text', () => {
  it.each(['terms', 'privacy'])('%s has twelve sections in each of its versions', async (id) => {
    const { body } = await get(id);
    for (const { version } of body.versions) {
      const { body: text } = await get(`${id}?version=${version}`);
      expect(text.sections.map((section: { heading: string }) => Number.parseInt(section.heading, 10))).toEqual(
        Array.from({ length: 12 }, (_, at) => at + 1),
      );
      expect(text.sections.every((section: { paragraphs: string[] }) => section.paragraphs.length > 0)).toBe(true);
    }
  });

  it('is the version in effect on the day, and the next one from its first day on', () => {
    expect(legalDocument('terms', '2026-10-31')).toMatchObject({ version: '2025-01', state: 'current' });
    expect(legalDocument('terms', '2026-11-01')).toMatchObject({ version: '2026-11', state: 'current' });
    expect(legalVersion('terms', '2025-01', '2026-11-01')).toMatchObject({ state: 'past', endedOn: '2026-11-01' });
    expect(legalVersion('terms', '2026-11', '2026-10-01')).toMatchObject({ state: 'coming' });
  });

  it.each(['terms', 'privacy'] as const)('%s is published at least 30 days before a new version holds', (id) => {
    const { versions } = legalDocument(id, '2100-01-01');
    for (const { publishedOn, effectiveOn } of versions.slice(0, -1))
      expect(Date.parse(effectiveOn) - Date.parse(publishedOn)).toBeGreaterThanOrEqual(30 * DAY_MS);
  });

  it('returns 404 for an unknown version, and 400 for an invalid one', async () => {
    expect((await get('terms?version=2024-01')).status).toBe(404);
    expect((await get('terms?version=../../x')).status).toBe(400);
    expect((await get('nonsense')).status).toBe(400);
  });

  it('never changes after publication, because people agreed to this exact text', () => {
    const hashes = (['terms', 'privacy', 'license_verification', 'auto_renewal', 'adult'] as const).flatMap((id) =>
      legalDocument(id, '2026-11-23').versions.map(
        ({ version }) => `${id} ${version} ${legalVersion(id, version, '2026-11-23')!.textHash.slice(0, 16)}`,
      ),
    );
    expect(hashes).toMatchSnapshot();
  });
});

describe('the difference between two versions', () => {
  it('gives back either of them when the other’s words are left out', () => {
    for (const id of ['terms', 'privacy'] as const) {
      const [from, to] = [legalVersion(id, '2025-01')!, legalVersion(id, '2026-11')!];
      const sections = changesBetween(from, to);
      for (const [kept, text] of [
        ['removed', from],
        ['added', to],
      ] as const) {
        const words = sections.map(({ paragraphs }) =>
          paragraphs
            .flatMap((stretches) =>
              stretches.filter(({ kind }) => kind === 'same' || kind === kept).map((each) => each.text),
            )
            .join(' ')
            .replace(/\s+/g, ' ')
            .trim(),
        );
        for (const [at, section] of text.sections.entries())
          for (const paragraph of section.paragraphs) expect(words[at]).toContain(paragraph);
      }
    }
  });

  it('of a text with itself is none', async () => {
    const { body } = await get('terms/changes?from=2026-11&to=2026-11');
    expect(body.sections).toHaveLength(12);
    expect(body.sections.some((section: { changed: boolean }) => section.changed)).toBe(false);
  });

  it('marks a changed word and leaves the others of its paragraph alone', () => {
    const text = (paragraph: string) => ({
      ...legalDocument('adult', '2026-11-23'),
      sections: [{ heading: 'Age', paragraphs: ['First.', paragraph] }],
    });
    const [section] = changesBetween(
      text('We answer within two days of asking.'),
      text('We answer within one day of asking.'),
    );
    expect(section!.paragraphs[0]).toEqual([{ kind: 'same', text: 'First.' }]);
    expect(section!.paragraphs[1]).toEqual([
      { kind: 'same', text: 'We answer within ' },
      { kind: 'removed', text: 'two days ' },
      { kind: 'added', text: 'one day ' },
      { kind: 'same', text: 'of asking.' },
    ]);
  });
});
