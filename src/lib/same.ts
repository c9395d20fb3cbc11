/** The order of properties says nothing: it is lost on the way through the server. */
export const same = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

const ordered = (value: unknown) =>
  JSON.stringify(value, (_key, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
