import { LockKeyhole } from 'lucide-react';

/** Said because it is so: each file has a key of its own, and who opens one stands in its history. */
export function SecurityNotice() {
  return (
    <div className="flex gap-3 rounded-control border-l-2 border-good bg-good-tint px-4 py-3 text-14">
      <LockKeyhole aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
      <p className="min-w-0">
        <span className="font-semibold">
          Your documents are encrypted, and only you and the professionals you approve can access them.
        </span>{' '}
        Each file has a key of its own. Whenever somebody else opens one, you see who and when.
      </p>
    </div>
  );
}
