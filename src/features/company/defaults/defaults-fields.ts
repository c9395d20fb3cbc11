import type { HiringDefaults } from '../../../../openapi/gen/types.gen.ts';

/** From Monday, as the calendar of the standard counts. */
export const dayWords = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

type Day = (typeof dayWords)[number];

/** As a form has them; a day is checked or not. */
export type DefaultsFields = Record<'time_zone' | 'camera' | 'days_to_rate', string> &
  Record<'notes_signals' | Day, boolean>;

export const fieldsOf = (defaults: HiringDefaults): DefaultsFields => ({
  ...(Object.fromEntries(
    dayWords.map((day, index) => [day, defaults.working_days.includes(index + 1)]),
  ) as Record<Day, boolean>),
  time_zone: defaults.time_zone ?? '',
  camera: defaults.camera,
  days_to_rate: String(defaults.days_to_rate),
  notes_signals: defaults.notes_signals,
});

export const defaultsOf = (fields: DefaultsFields): HiringDefaults => ({
  time_zone: fields.time_zone.trim() || null,
  working_days: dayWords.flatMap((day, index) => (fields[day] ? [index + 1] : [])),
  days_to_rate: Number(fields.days_to_rate),
  notes_signals: fields.notes_signals,
  camera: fields.camera as HiringDefaults['camera'],
});

const MOST_DAYS_TO_RATE = 30;

export const isNoCountOfDays = (said: string) =>
  !/^\d{1,2}$/.test(said.trim()) || Number(said) < 1 || Number(said) > MOST_DAYS_TO_RATE;

export const hasNoDay = (fields: DefaultsFields) => dayWords.every((day) => !fields[day]);

/** A browser that knows no list takes any name; the server checks it. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? [];
