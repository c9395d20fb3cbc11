import type { CodingSet } from './coding-set.ts';
import { dataCoding } from './data/data-coding.ts';
import { softwareCoding } from './software/software-coding.ts';

/** Every set there is; a family without one offers no coding. */
export const codingSets: readonly CodingSet[] = [softwareCoding, dataCoding];
