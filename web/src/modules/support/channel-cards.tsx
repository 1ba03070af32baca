import { m } from '@lintel/messages';
import { Button } from '../../ui/button.tsx';
import { type About, channels } from './about.ts';

/** Response times by audience. Each card opens the form with presets. */
export function ChannelCards({ onChoose }: { onChoose: (about: About) => void }) {
  return (
    <section aria-label={m.support__channels()}>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {channels.map(({ name, hours, help, about }) => (
          <li key={name} className="lintel flex flex-col gap-2 p-4">
            <h2 className="text-22">{name}</h2>
            <p className="flex-1 text-14 text-soft">{help}</p>
            <p className="text-14">
              {m.support__reply_within()} <strong className="tabular-nums">{m.support__hours({ hours })}</strong>
            </p>
            <Button kind="secondary" size="sm" className="self-start whitespace-normal" onClick={() => onChoose(about)}>
              {m.support__contact({ name: name.toLowerCase() })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
