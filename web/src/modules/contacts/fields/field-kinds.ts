import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { CustomField } from '../calls.ts';

export const kindLabels: Readonly<Record<CustomField['kind'], string>> = texts({
  text: m.contacts__field_kind_text,
  number: m.contacts__field_kind_number,
  date: m.contacts__field_kind_date,
  choice: m.contacts__field_kind_choice,
});
