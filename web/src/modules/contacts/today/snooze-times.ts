import { m } from '@lintel/messages';

/** Times until which a contact can be hidden from Today, in the reader's zone. */
export function snoozeTimes(now = new Date()): { label: string; until: Date }[] {
  const at = (days: number, hour: number) => {
    const time = new Date(now);
    time.setDate(time.getDate() + days);
    time.setHours(hour, 0, 0, 0);
    return time;
  };
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: m.contacts__snooze_an_hour(), until: new Date(now.getTime() + 3_600_000) },
    { label: m.contacts__snooze_tomorrow(), until: at(1, 9) },
    { label: m.contacts__snooze_monday(), until: at(untilMonday, 9) },
    { label: m.contacts__snooze_month(), until: at(30, 9) },
  ];
}
