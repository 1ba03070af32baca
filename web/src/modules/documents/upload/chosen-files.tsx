import { m } from '@lintel/messages';
import type { DocumentCategory } from '@lintel/server/documents';
import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { categoryOptions, fileSize } from '../words.ts';
import { reasonAgainst } from './pre-check.ts';
import { startUpload } from './uploads.ts';

/** A selected file before upload. */
export interface Chosen {
  file: File;
  category: DocumentCategory | '';
}

const options = [
  {
    value: '',
    get label() {
      return m.documents__choose_a_category();
    },
  },
  ...categoryOptions,
];

/**
 * Assigns a category to each file, guessed from its name, and uploads all at once. A file without a category does not
 * block the others.
 */
export function ChosenFiles(props: { chosen: readonly Chosen[]; onChange: (chosen: Chosen[]) => void }) {
  const { chosen, onChange } = props;
  const change = (at: number, category: string) =>
    onChange(chosen.map((one, here) => (here === at ? { ...one, category: category as Chosen['category'] } : one)));
  const send = () => {
    const ready = chosen.filter(({ category }) => category !== '');
    if (chosen.length === 0 || ready.length < chosen.length)
      showToast({
        title: m.documents__missing_information(),
        description: m.documents__please_select_a_file_and(),
        tone: 'danger',
      });
    for (const { file, category } of ready) startUpload(file, { category: category as DocumentCategory });
    onChange(chosen.filter(({ category }) => category === ''));
  };
  return (
    <div className="grid gap-3">
      {chosen.length > 0 && (
        <ul className="grid gap-2">
          {chosen.map(({ file, category }, at) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="grid gap-2 rounded-control border border-line p-3"
            >
              <div className="flex items-start justify-between gap-2">
                <p className="min-w-0 text-14">
                  <span className="font-medium wrap-anywhere">{file.name}</span>{' '}
                  <span className="whitespace-nowrap text-soft">{fileSize(file.size)}</span>
                </p>
                <Button
                  kind="quiet"
                  size="icon"
                  className="-my-2 -mr-2 shrink-0"
                  aria-label={m.documents__remove({ name: file.name })}
                  onClick={() => onChange(chosen.filter((_, here) => here !== at))}
                >
                  <X aria-hidden size={16} strokeWidth={1.5} />
                </Button>
              </div>
              {reasonAgainst(file) ? (
                <p className="text-14 text-danger">{reasonAgainst(file)}</p>
              ) : (
                <Select
                  label={m.documents__category_of({ name: file.name })}
                  quiet
                  options={options}
                  value={category}
                  onChange={({ target }) => change(at, target.value)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={send} className="w-full">
        {chosen.length > 1 ? m.documents__upload_documents_2({ value: chosen.length }) : m.documents__upload_document()}
      </Button>
    </div>
  );
}
