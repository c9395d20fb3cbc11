import type { CodingSet } from '../coding-set.ts';
import { dataCoding07 } from './hiring/data-coding-07.ts';
import { dataCoding08 } from './hiring/data-coding-08.ts';
import { dataCoding09 } from './hiring/data-coding-09.ts';
import { dataCoding01 } from './practice/data-coding-01.ts';
import { dataCoding02 } from './practice/data-coding-02.ts';
import { dataCoding03 } from './practice/data-coding-03.ts';
import { dataCoding04 } from './practice/data-coding-04.ts';
import { dataCoding05 } from './practice/data-coding-05.ts';
import { dataCoding06 } from './practice/data-coding-06.ts';

export const dataCoding: CodingSet = {
  familyId: 'data',
  version: 3,
  problems: [dataCoding01, dataCoding02, dataCoding03, dataCoding04, dataCoding05, dataCoding06],
  hiringProblems: [dataCoding07, dataCoding08, dataCoding09],
};
