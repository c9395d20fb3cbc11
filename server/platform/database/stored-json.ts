import { customType } from 'drizzle-orm/pg-core';
import { storableText } from '../storable-text.ts';

/**
 * A `jsonb` that is always accepted: one text in it which no database keeps, such as what a candidate's code threw,
 * must not cost the whole row.
 */
export const storedJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (_key, inner) => (typeof inner === 'string' ? storableText(inner) : inner)),
});
