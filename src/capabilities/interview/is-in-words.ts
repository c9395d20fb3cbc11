import type { Turn } from '../../api/gen/types.gen.ts';

/** Whether a turn is answered in words, typed or spoken. */
export const isInWords = ({ choices, code }: Pick<Turn, 'choices' | 'code'>) => !choices && !code;
