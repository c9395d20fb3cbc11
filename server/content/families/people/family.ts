import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { people16 } from './hiring/people-16.ts';
import { people17 } from './hiring/people-17.ts';
import { people18 } from './hiring/people-18.ts';
import { people19 } from './hiring/people-19.ts';
import { people20 } from './hiring/people-20.ts';
import { people01 } from './practice/people-01.ts';
import { people02 } from './practice/people-02.ts';
import { people03 } from './practice/people-03.ts';
import { people04 } from './practice/people-04.ts';
import { people05 } from './practice/people-05.ts';
import { people06 } from './practice/people-06.ts';
import { people07 } from './practice/people-07.ts';
import { people08 } from './practice/people-08.ts';
import { people09 } from './practice/people-09.ts';
import { people10 } from './practice/people-10.ts';
import { people11 } from './practice/people-11.ts';
import { people12 } from './practice/people-12.ts';
import { people13 } from './practice/people-13.ts';
import { people14 } from './practice/people-14.ts';
import { people15 } from './practice/people-15.ts';

export const people: RoleFamily = {
  id: 'people',
  name: 'Human resources and recruiting',
  description:
    'Hiring, advising and developing people, and keeping work fair for those who do it, in any industry.',
  version: 5,
  competencies,
  questions: [
    people01,
    people02,
    people03,
    people04,
    people05,
    people06,
    people07,
    people08,
    people09,
    people10,
    people11,
    people12,
    people13,
    people14,
    people15,
  ],
  hiringQuestions: [people16, people17, people18, people19, people20],
};
