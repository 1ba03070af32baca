import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';

const GalleryPage = import.meta.env.DEV
  ? lazyRouteComponent(() => import('../../ui/gallery/gallery-page.tsx'), 'GalleryPage')
  : () => null;

/** All components on one page. Development only: a build contains neither the page nor its code. */
export const Route = createFileRoute('/(about)/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: () => (
    <QueryScope>
      <GalleryPage />
    </QueryScope>
  ),
});
