import type { Turn } from '../../../openapi/gen/types.gen.ts';

/** Whether nothing more can be said to it. */
export const isClosed = ({ outcome }: Pick<Turn, 'outcome'>): boolean => outcome !== null;
