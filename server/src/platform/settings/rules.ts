/** Rules of settings: each reads the text of an environment variable, and its error says the rule in words. */
import { z } from 'zod';

export function whole(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, { error: rule, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, rule);
}

export function port(usual: number) {
  return whole(0, 65_535).default(usual);
}

export function listenPlace() {
  return z
    .string()
    .regex(/^(?:(?:[\w.-]+|\[[\da-fA-F:.]+\]):)?\d{1,5}$/, 'must be a port, or an address and a port like 0.0.0.0:9464')
    .transform((value) => {
      const end = value.lastIndexOf(':');
      return {
        host: end < 0 ? '127.0.0.1' : value.slice(0, end).replace(/^\[(.*)\]$/, '$1'),
        port: Number(value.slice(end + 1)),
      };
    });
}

export function ratePercent(usual: number) {
  return percent().default(usual);
}

export function percent() {
  const rule = 'must be a rate in percent from 0 to 30, like 6.5';
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, { error: rule, abort: true })
    .transform(Number)
    .refine((value) => value <= 30, rule);
}

export function mapStyle() {
  const rule = 'must be `plain` or the http or https address of a MapLibre style';
  return z.string().refine((value) => value === 'plain' || isWebAddress(value), rule);
}

export function hosts() {
  return z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .transform((list) => list.filter((each) => each !== ''))
    .refine((list) => list.every(isWebAddress), 'must be http or https addresses separated by commas');
}

const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s;,']+$/.test(value) && URL.canParse(value);

export function proxyHops() {
  return z
    .string()
    .regex(/^(true|false|\d)$/, 'must be true, false, or the number of proxies from 0 to 9')
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)))
    .default(0);
}

export function yesNo(usual: boolean) {
  return z
    .enum(['true', 'false'], oneOf('true', 'false'))
    .transform((value) => value === 'true')
    .default(usual);
}

export function oneOf(...values: string[]) {
  return `must be one of ${values.join(', ')}`;
}
