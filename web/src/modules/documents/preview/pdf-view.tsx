import ownFiles from 'virtual:pdf-files';
import { m } from '@lintel/messages';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { useWidth } from '../../../ui/hooks/use-width.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PdfPage } from './pdf-page.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Renders the pages of a PDF as they come into view. Scripts and forms are disabled. */
export default function PdfView({ path, fileName, zoom }: { path: string; fileName: string; zoom: number }) {
  const [place, width] = useWidth<HTMLElement>(0);
  const { pdf, failed } = usePdf(path);
  if (failed) return <Notice tone="danger">{m.documents__we_couldnt_show_this_document()}</Notice>;
  return (
    <section
      ref={place}
      aria-label={`${fileName}${pdf ? `, ${pdf.numPages === 1 ? m.documents__1_page() : m.documents__pages_2({ numPages: pdf.numPages })}` : ''}`}
      aria-busy={!pdf}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access
      tabIndex={0}
      className="overflow-x-auto"
    >
      <div className="mx-auto grid w-fit gap-4">
        {pdf &&
          width > 0 &&
          Array.from({ length: pdf.numPages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: page numbers are the only identity
            <PdfPage key={at} pdf={pdf} number={at + 1} width={Math.min(width - 2, 900) * zoom} />
          ))}
      </div>
    </section>
  );
}

function usePdf(path: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const task = getDocument({
      url: path,
      // A single request, because each opening is recorded and its URL expires.
      disableRange: true,
      disableStream: true,
      // The page's security policy blocks WebAssembly; scanned images are decoded in JavaScript.
      useWasm: false,
      wasmUrl: ownFiles,
      enableXfa: false,
      disableWorkerRendering: true,
    });
    let gone = false;
    task.promise.then(
      (loaded) => gone || setPdf(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
      void task.destroy();
    };
  }, [path]);
  return { pdf, failed };
}
