import { m } from '@lintel/messages';
import { LockKeyhole } from 'lucide-react';

/** States facts only: each file has its own key, and each opening is recorded in its history. */
export function SecurityNotice() {
  return (
    <div className="flex gap-3 rounded-control border-l-2 border-good bg-good-tint px-4 py-3 text-14">
      <LockKeyhole aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
      <p className="min-w-0">
        <span className="font-semibold">{m.documents__your_documents_are_encrypted_and()}</span>{' '}
        {m.documents__each_file_has_its_own()}
      </p>
    </div>
  );
}
