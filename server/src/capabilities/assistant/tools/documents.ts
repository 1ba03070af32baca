import { z } from 'zod';
import { checklistOf } from '../../documents/index.ts';
import { tool } from './tool.ts';
import { choices, counted, listed, sources, text } from './words.ts';

const labels = { completed: 'Completed', in_progress: 'In progress', not_started: 'Not started' } as const;

export const documents = tool({
  name: 'documents',
  about:
    'Which papers the buyer needs, and how far each is: completed, in progress (uploaded, in review or returned), not started.',
  input: z.strictObject({}),
  async run({ db, me, now }) {
    const { items, completed, required } = await checklistOf(db, me.id);
    const missing = items.filter((item) => item.required && item.status === 'not_started');
    const underWay = items.filter(({ status }) => status === 'in_progress');
    const done = items.filter(({ status }) => status === 'completed');
    return {
      facts: {
        completed,
        required,
        items: items.map(({ name, status, required: must }) => ({ name, status, required: must })),
      },
      parts: [
        text(
          `${completed} of ${counted(required, 'required document')} ${completed === 1 ? 'is' : 'are'} completed.`,
          missing.length > 0
            ? `Not uploaded yet: ${listed(missing.map(({ name }) => name))}.`
            : 'Nothing that is required is missing.',
          underWay.length > 0 && `Uploaded and not approved yet: ${listed(underWay.map(({ name }) => name))}.`,
          done.length > 0 && `Approved: ${listed(done.map(({ name }) => name))}.`,
        ),
        {
          kind: 'documents',
          asOf: now.toISOString(),
          items: items.map(({ name, status, required: must }) => ({ name, status: labels[status], required: must })),
          path: '/documents',
        },
        choices('How do I upload a document?', 'Who can see my documents?'),
        sources(['Document Center', '/documents']),
      ],
    };
  },
});
