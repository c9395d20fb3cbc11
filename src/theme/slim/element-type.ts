/**
 * Stands in for the package that knows all kinds of React's elements: what merges themes asks it only which objects are
 * components, to leave them as they are.
 */
export const isValidElementType = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '$$typeof' in value;
