import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { data16 } from './hiring/data-16.ts';
import { data17 } from './hiring/data-17.ts';
import { data18 } from './hiring/data-18.ts';
import { data19 } from './hiring/data-19.ts';
import { data20 } from './hiring/data-20.ts';
import { data01 } from './practice/data-01.ts';
import { data02 } from './practice/data-02.ts';
import { data03 } from './practice/data-03.ts';
import { data04 } from './practice/data-04.ts';
import { data05 } from './practice/data-05.ts';
import { data06 } from './practice/data-06.ts';
import { data07 } from './practice/data-07.ts';
import { data08 } from './practice/data-08.ts';
import { data09 } from './practice/data-09.ts';
import { data10 } from './practice/data-10.ts';
import { data11 } from './practice/data-11.ts';
import { data12 } from './practice/data-12.ts';
import { data13 } from './practice/data-13.ts';
import { data14 } from './practice/data-14.ts';
import { data15 } from './practice/data-15.ts';

export const data: RoleFamily = {
  id: 'data',
  name: 'Data analysis and data science',
  description: 'Turning data into answers, measures and models that others can rely on for a decision.',
  version: 5,
  competencies,
  questions: [
    data01,
    data02,
    data03,
    data04,
    data05,
    data06,
    data07,
    data08,
    data09,
    data10,
    data11,
    data12,
    data13,
    data14,
    data15,
  ],
  hiringQuestions: [data16, data17, data18, data19, data20],
};
