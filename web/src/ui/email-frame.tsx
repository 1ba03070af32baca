/** An email as HTML. The sandbox blocks scripts and navigation. */
export const EmailFrame = ({ title, html }: { title: string; html: string }) => (
  <iframe
    title={title}
    sandbox=""
    srcDoc={withoutStyleSheets(html)}
    className="h-[60dvh] w-full rounded-control border border-line bg-raised"
  />
);

/** The page's policy blocks style sheets inside the frame; styles of elements and light colors remain. */
const withoutStyleSheets = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/g, '');
