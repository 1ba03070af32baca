import { m } from '@lintel/messages';
import { Card } from '../../ui/card.tsx';

const tips = [
  m.documents__scan_documents_at_300_dpi,
  m.documents__ensure_all_text_is_clearly,
  m.documents__pdf_format_is_preferred,
  m.documents__keep_file_sizes_under_10mb,
];

export function TipsCard() {
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-6">
      <h2 className="text-18">{m.documents__document_tips()}</h2>
      <ul className="grid list-disc gap-1 pl-5 text-14">
        {tips.map((tip) => (
          <li key={tip()}>{tip()}</li>
        ))}
      </ul>
      <p className="text-14 text-soft">{m.documents__when_a_file_arrives_we()}</p>
    </Card>
  );
}
