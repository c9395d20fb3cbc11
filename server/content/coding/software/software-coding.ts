import type { CodingSet } from '../coding-set.ts';
import { softwareCoding07 } from './hiring/software-coding-07.ts';
import { softwareCoding08 } from './hiring/software-coding-08.ts';
import { softwareCoding09 } from './hiring/software-coding-09.ts';
import { softwareCoding01 } from './practice/software-coding-01.ts';
import { softwareCoding02 } from './practice/software-coding-02.ts';
import { softwareCoding03 } from './practice/software-coding-03.ts';
import { softwareCoding04 } from './practice/software-coding-04.ts';
import { softwareCoding05 } from './practice/software-coding-05.ts';
import { softwareCoding06 } from './practice/software-coding-06.ts';

export const softwareCoding: CodingSet = {
  familyId: 'software',
  version: 4,
  problems: [
    softwareCoding01,
    softwareCoding02,
    softwareCoding03,
    softwareCoding04,
    softwareCoding05,
    softwareCoding06,
  ],
  hiringProblems: [softwareCoding07, softwareCoding08, softwareCoding09],
};
