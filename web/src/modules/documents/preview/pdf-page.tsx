import { m } from '@lintel/messages';
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

/**
 * Renders a page when it comes near the viewport; until then a sheet of the same size reserves the space. A text layer
 * serves screen readers.
 */
export function PdfPage({ pdf, number, width }: { pdf: PDFDocumentProxy; number: number; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState(11 / 8.5);
  const [words, setWords] = useState('');
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watch.observe(sheet.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    let task: RenderTask | undefined;
    let gone = false;
    void pdf.getPage(number).then(async (page) => {
      if (gone || !canvas.current) return;
      const whole = page.getViewport({ scale: 1 });
      setRatio(whole.height / whole.width);
      // Sharp on high-density screens, limited on large ones.
      const density = Math.min(devicePixelRatio, 2, 4_000 / width);
      const viewport = page.getViewport({ scale: (width / whole.width) * density });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      task = page.render({ canvas: canvas.current, viewport });
      await task.promise.catch(() => {});
      const { items } = await page.getTextContent();
      if (!gone) setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, number, width, near]);
  return (
    <article
      ref={sheet}
      aria-label={m.documents__page({ number })}
      style={{ width, height: width * ratio }}
      className="relative overflow-hidden border border-line bg-sunk"
    >
      <canvas ref={canvas} aria-hidden className="size-full" />
      <p className="sr-only">{words}</p>
    </article>
  );
}
