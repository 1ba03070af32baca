import { useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in pixels, that counts as being at the end. */
const NEAR_PX = 80;

/**
 * Keeps a log scrolled to its end while the reader is there, and in place while they read further up: new messages at
 * the end and older ones loaded above do not move it.
 */
export function useStayAtEnd(of: { first: number | undefined; last: number | undefined; outgoing: number }) {
  const box = useRef<HTMLElement>(null);
  const held = useRef({ atEnd: true, height: 0, first: of.first, last: of.last });
  const [away, setAway] = useState(false);
  const [missed, setMissed] = useState(false);

  const go = () => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the content
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { atEnd, height, first, last } = held.current;
    if (first !== undefined && of.first !== first && of.last === last)
      element.scrollTop += element.scrollHeight - height;
    else if (atEnd || of.outgoing > 0) go();
    else if (of.last !== last) setMissed(true);
    held.current = { ...held.current, height: element.scrollHeight, first: of.first, last: of.last };
  }, [of.first, of.last, of.outgoing]);

  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = box.current!;
    const atEnd = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    held.current.atEnd = atEnd;
    setAway(!atEnd);
    if (atEnd) setMissed(false);
  };
  return { box, onScroll, go, away, missed };
}
