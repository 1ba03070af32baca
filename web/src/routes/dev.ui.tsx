import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';

/** All components on one page. Development only: a build contains neither the page nor its code. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  ...(import.meta.env.DEV
    ? { component: lazyRouteComponent(() => import('../ui/gallery/gallery-page.tsx'), 'GalleryPage') }
    : {}),
});
