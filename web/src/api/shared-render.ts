/**
 * Response headers of a route whose content is the same for every visitor who isn't signed in: the server may send one
 * render to all of them (`http/pages/shared-renders.ts`). It never shares the page of a signed-in person.
 */
export const sharedRender = () => ({ 'x-shared-render': 'visitors' });
