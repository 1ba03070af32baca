import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';

/** Asks for the tag that all selected leads get. */
export function TagDialog({ onClose, onTag }: { onClose: () => void; onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  const [tried, setTried] = useState(false);
  const add = () => {
    setTried(true);
    if (tag.trim()) onTag(tag.trim());
  };
  return (
    <Dialog
      open
      cancel
      title={m.contacts__add_tag()}
      onOpenChange={(open) => open || onClose()}
      onSubmit={add}
      footer={<Button type="submit">{m.contacts__add_tag()}</Button>}
    >
      <Field
        label={m.contacts__tag()}
        maxLength={40}
        value={tag}
        error={tried && !tag.trim() ? m.contacts__name_the_tag() : undefined}
        onChange={({ target }) => setTag(target.value)}
      />
    </Dialog>
  );
}
