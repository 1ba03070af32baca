import { Card } from '../../ui/card.tsx';

const tips = [
  'Scan documents at 300 DPI minimum',
  'Ensure all text is clearly readable',
  'PDF format is preferred',
  'Keep file sizes under 10MB',
];

export function TipsCard() {
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-6">
      <h2 className="text-18">Document tips</h2>
      <ul className="grid list-disc gap-1 pl-5 text-14">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p className="text-14 text-soft">
        Each file is checked when it arrives: its type, its resolution, whether it is sharp, bright and complete.
      </p>
    </Card>
  );
}
