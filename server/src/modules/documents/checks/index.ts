import { m } from '@lintel/messages';
import { detectKind } from './detect-kind.ts';
import { type Inspection, limits, RejectedFile } from './inspection.ts';
import { inspectInThread } from './inspection-thread.ts';
import { acceptedNames, type Kind, kindOfName, kindOfType, kinds } from './kinds.ts';

export type { Inspection } from './inspection.ts';
export { limits } from './inspection.ts';
export { latestDayIn, nameAdvice } from './text-facts.ts';

/**
 * Detects the type of a file and whether it is accepted, from its bytes, which must match its name and media type.
 * Limited in time and memory, in its own thread; never throws because of a file's content. Sizes are bytes.
 */
export async function inspect(
  content: Uint8Array,
  claimed: { fileName: string; fileType: string },
): Promise<Inspection> {
  try {
    const kind = kindOf(content, claimed);
    return { ok: true, mediaType: kinds[kind].mediaType, ...(await inspectInThread(content, kind)) };
  } catch (cause) {
    if (cause instanceof RejectedFile) return { ok: false, code: cause.code, rule: cause.message };
    throw cause;
  }
}

function kindOf(content: Uint8Array, { fileName, fileType }: { fileName: string; fileType: string }): Kind {
  const named = kindOfName(fileName);
  if (!named)
    throw new RejectedFile('type-not-taken', m.documents__the_file_name_must_end({ acceptedNames: acceptedNames() }));
  if (content.byteLength === 0) throw new RejectedFile('empty', m.documents__this_file_is_empty_0());
  if (content.byteLength > limits.size) throw new RejectedFile('too-large', m.documents__the_file_must_have_at());
  const typed = kindOfType(fileType);
  if (!typed)
    throw new RejectedFile('type-not-taken', m.documents__the_file_type_must_be({ acceptedNames: acceptedNames() }));
  const detected = detectKind(content);
  const actual = detected?.kind === 'zip' ? 'docx' : detected?.kind === 'cfb' ? 'doc' : detected?.kind;
  if (actual === named && (typed === 'unknown' || typed === named)) return named;
  if (actual === named)
    throw new RejectedFile(
      'not-what-it-says',
      m.documents__the_file_type_that_was({ label: kinds[typed as Kind].label, label2: kinds[named].label }),
    );
  throw new RejectedFile(
    'not-what-it-says',
    m.documents__the_name_says_but_the({
      label: kinds[named].label,
      value: detected ? m.documents__is({ labelOf: labelOf(detected) }) : m.documents__is_of_a_type_that(),
      value2: hintFor(detected?.kind === 'other' ? detected.label : ''),
    }),
  );
}

const labelOf = (detected: NonNullable<ReturnType<typeof detectKind>>): string => {
  if (detected.kind === 'other') return detected.label;
  if (detected.kind === 'zip') return m.documents__an_archive_zip_or_a();
  if (detected.kind === 'cfb') return m.documents__an_older_office_document();
  return kinds[detected.kind].label;
};

const hintFor = (label: string): string =>
  /picture|drawing|text|page/.test(label)
    ? m.documents__save_it_as_a_pdf()
    : m.documents__upload_a_file({ acceptedNames: acceptedNames() });
