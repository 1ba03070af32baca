import type { Advice, DocumentCategory } from '@lintel/server/documents';
import { callApi } from '../../../api/client.ts';
import { Failure, failureOf } from '../../../api/failure.ts';

/** Upload target and the offset already received. Sizes are bytes. */
export interface UploadTarget {
  documentId: number;
  path: string;
  offset: number;
  partBytes: number;
}

export interface Arrived {
  complete: boolean;
  offset: number;
  advice: readonly Advice[];
  /** Name of an earlier document with the same content. */
  sameAs: string | undefined;
}

/** Server calls that an upload needs; each throws a `Failure`. */
export interface Transport {
  begin(file: File, about: { category: DocumentCategory } | { replaces: number }): Promise<UploadTarget>;
  /** Returns the offset to continue from, or the result if the upload finished but its response was lost. */
  resume(documentId: number, file: File): Promise<UploadTarget | Arrived>;
  send(target: UploadTarget, part: Blob, stop: AbortSignal, moved: (bytes: number) => void): Promise<Arrived>;
  giveUp(documentId: number): Promise<unknown>;
}

export const transport: Transport = {
  async begin(file, about) {
    const described = { fileName: file.name, fileType: file.type, fileSize: file.size };
    if ('replaces' in about) return callApi((api) => api.documents.replace({ id: about.replaces, ...described }));
    const { upload } = await callApi((api) => api.documents.create({ ...described, category: about.category }));
    return upload;
  },
  resume: uploadTarget,
  giveUp: (documentId) => callApi((api) => api.documents.cancelUpload({ id: documentId })),
  send: put,
};

async function uploadTarget(documentId: number, file: File): Promise<UploadTarget | Arrived> {
  try {
    return await callApi((api) => api.documents.upload({ id: documentId }));
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.status !== 404) throw cause;
    const { versions } = await callApi((api) => api.documents.get({ id: documentId }));
    const newest = versions[0];
    if (newest?.fileName !== file.name || newest.fileSize !== file.size) throw cause;
    return { complete: true, offset: file.size, advice: newest.advice, sameAs: undefined };
  }
}

interface Answer {
  complete: boolean;
  offset: number;
  document: { advice: Advice[] } | null;
  sameAs: { fileName: string } | null;
}

/** Uses `XMLHttpRequest`, because `fetch` does not report upload progress. */
function put(target: UploadTarget, part: Blob, stop: AbortSignal, moved: (bytes: number) => void): Promise<Arrived> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const aborted = () => request.abort();
    stop.addEventListener('abort', aborted, { once: true });
    request.open('PUT', target.path);
    request.responseType = 'text';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('upload-offset', String(target.offset));
    request.upload.onprogress = ({ loaded }) => moved(loaded);
    request.onloadend = () => {
      stop.removeEventListener('abort', aborted);
      if (request.status >= 200 && request.status < 300) return done(arrived(JSON.parse(request.responseText)));
      fail(request.status === 0 ? failureOf(undefined) : failureOf(problemOf(request)));
    };
    request.send(part);
  });
}

const arrived = ({ complete, offset, document, sameAs }: Answer): Arrived => ({
  complete,
  offset,
  advice: document?.advice ?? [],
  sameAs: sameAs?.fileName,
});

function problemOf(request: XMLHttpRequest) {
  let problem: Record<string, unknown> = {};
  try {
    problem = JSON.parse(request.responseText);
  } catch {
    // A proxy returned its own page; the status is enough.
  }
  return {
    status: request.status,
    code: problem.code,
    message: problem.detail ?? problem.title,
    data: problem,
  };
}
