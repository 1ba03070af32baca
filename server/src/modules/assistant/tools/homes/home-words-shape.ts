import type { Trip } from '../../../commute/index.ts';
import type { PropertyDetail } from '../../../listings/index.ts';

export interface HomeWords {
  notSaid: Readonly<
    Record<
      | 'rooms'
      | 'baths'
      | 'size'
      | 'market'
      | 'taxes'
      | 'dues'
      | 'agent'
      | 'schools'
      | 'parking'
      | 'features'
      | 'year'
      | 'stories'
      | 'roof'
      | 'flood'
      | 'assessment'
      | 'basement'
      | 'heating'
      | 'lot'
      | 'cooling',
      string
    >
  >;
  ask: string;
  status: Readonly<Record<PropertyDetail['status'], string>>;
  beds(n: string, one: boolean): string;
  baths(n: string, one: boolean, halves: string): string;
  halves(full: number, half: number): string;
  size(area: string): string;
  lot(lot: string): string;
  stories(n: number): string;
  asks(price: string, sold: boolean): string;
  perArea(price: string): string;
  cut(amount: string, day: string): string;
  noCut: string;
  noTrips: string;
  /** `to` is the address as the person typed it. */
  trip(minutes: number, to: string): string;
  tripModel: Readonly<Record<Trip['model'], string>>;
  onMarket(days: string, since: string): string;
  since(day: string): string;
  wasOnMarket(days: string): string;
  days(n: number): string;
  built(year: number): string;
  taxes(money: string, year: string): string;
  aYear: string;
  inYear(year: number): string;
  taxesMay: string;
  dues(money: string, rhythm: string): string;
  duesMean: string;
  noDues: string;
  relisted(times: number): string;
  history(lines: string): string;
  events: Readonly<Record<string, string>>;
  agent(name: string, company: string): string;
  closed(day: string): string;
  schools(names: string): string;
  rating(points: string, source: string): string;
  districts: string;
  openHouse(when: string): string;
  noOpenHouse: string;
  garage(cars: number): string;
  hasGarage: string;
  hasCarport: string;
  heating(what: string): string;
  cooling(what: string): string;
  walk(score: number, source: string): string;
  noWalk: string;
  yes(names: string): string;
  no(names: string): string;
  named(names: string): string;
  all(type: string, where: string, status: string): string;
  /** Added to `month` if the property tax is unknown. */
  noTaxIn: string;
  month(down: string, rate: string, years: number, total: string): string;
  compared(price: string, median: string, n: number, where: string): string;
  noValue: string;
  condition: Readonly<Record<'roof' | 'flood' | 'assessment' | 'basement', string>>;
}
