import type { Turn } from '../../../openapi/gen/types.gen.ts';

/** Whether a turn is answered in words, typed or spoken. */
export const isInWords = ({ choices, code }: Pick<Turn, 'choices' | 'code'>) => !choices && !code;
