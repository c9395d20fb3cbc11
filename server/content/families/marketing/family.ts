import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { marketing16 } from './hiring/marketing-16.ts';
import { marketing17 } from './hiring/marketing-17.ts';
import { marketing18 } from './hiring/marketing-18.ts';
import { marketing19 } from './hiring/marketing-19.ts';
import { marketing20 } from './hiring/marketing-20.ts';
import { marketing01 } from './practice/marketing-01.ts';
import { marketing02 } from './practice/marketing-02.ts';
import { marketing03 } from './practice/marketing-03.ts';
import { marketing04 } from './practice/marketing-04.ts';
import { marketing05 } from './practice/marketing-05.ts';
import { marketing06 } from './practice/marketing-06.ts';
import { marketing07 } from './practice/marketing-07.ts';
import { marketing08 } from './practice/marketing-08.ts';
import { marketing09 } from './practice/marketing-09.ts';
import { marketing10 } from './practice/marketing-10.ts';
import { marketing11 } from './practice/marketing-11.ts';
import { marketing12 } from './practice/marketing-12.ts';
import { marketing13 } from './practice/marketing-13.ts';
import { marketing14 } from './practice/marketing-14.ts';
import { marketing15 } from './practice/marketing-15.ts';

export const marketing: RoleFamily = {
  id: 'marketing',
  name: 'Marketing',
  description:
    'Finding out who might want something, telling them honestly and clearly, and learning what it brought.',
  version: 5,
  competencies,
  questions: [
    marketing01,
    marketing02,
    marketing03,
    marketing04,
    marketing05,
    marketing06,
    marketing07,
    marketing08,
    marketing09,
    marketing10,
    marketing11,
    marketing12,
    marketing13,
    marketing14,
    marketing15,
  ],
  hiringQuestions: [marketing16, marketing17, marketing18, marketing19, marketing20],
};
