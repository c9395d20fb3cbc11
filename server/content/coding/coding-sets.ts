import type { CodingSet } from './coding-set.ts';
import { dataCoding } from './data.ts';
import { softwareCoding } from './software.ts';

/** Every set there is; a family without one offers no coding. */
export const codingSets: readonly CodingSet[] = [softwareCoding, dataCoding];
