import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { importsQuery } from '../calls.ts';

/** Earlier imports, each with its result and undo. */
export function ImportHistory({ onUndo }: { onUndo: (id: number) => void }) {
  const imports = useQuery(importsQuery).data;
  if (!imports || imports.length === 0) return null;
  return (
    <section aria-label={m.contacts__earlier_imports()}>
      <h3 className="border-b border-line pb-1 text-18">{m.contacts__earlier_imports()}</h3>
      <ul>
        {imports.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 text-14"
          >
            <span>
              <span className="font-medium">{each.fileName}</span>
              <span className="block text-soft">
                {moment(each.importedAt)} ·{' '}
                {m.contacts__import_result({
                  ...{ created: each.created, completed: each.completed, refused: each.refused },
                })}
              </span>
            </span>
            {each.undoneAt ? (
              <span className="text-soft">{m.contacts__undone()}</span>
            ) : (
              <Button
                kind="secondary"
                size="sm"
                aria-label={m.contacts__undo_import_of({ name: each.fileName })}
                onClick={() => onUndo(each.id)}
              >
                {m.ui__undo()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
