import type { HiringDefaults } from '../../../../openapi/gen/types.gen.ts';

/** From Monday, as the calendar of the standard counts. */
export const dayWords = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

type Day = (typeof dayWords)[number];

/** As a form has them; a day is checked or not. */
export type DefaultsFields = Record<'time_zone' | 'camera', string> & Record<'notes_signals' | Day, boolean>;

export const fieldsOf = (defaults: HiringDefaults): DefaultsFields => ({
  ...(Object.fromEntries(
    dayWords.map((day, index) => [day, defaults.working_days.includes(index + 1)]),
  ) as Record<Day, boolean>),
  time_zone: defaults.time_zone ?? '',
  camera: defaults.camera,
  notes_signals: defaults.notes_signals,
});

export const defaultsOf = (fields: DefaultsFields): HiringDefaults => ({
  time_zone: fields.time_zone.trim() || null,
  working_days: dayWords.flatMap((day, index) => (fields[day] ? [index + 1] : [])),
  notes_signals: fields.notes_signals,
  camera: fields.camera as HiringDefaults['camera'],
});

export const hasNoDay = (fields: DefaultsFields) => dayWords.every((day) => !fields[day]);

/** A browser that knows no list takes any name; the server checks it. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf?.('timeZone') ?? [];
