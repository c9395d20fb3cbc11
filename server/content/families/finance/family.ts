import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { finance16 } from './hiring/finance-16.ts';
import { finance17 } from './hiring/finance-17.ts';
import { finance18 } from './hiring/finance-18.ts';
import { finance19 } from './hiring/finance-19.ts';
import { finance20 } from './hiring/finance-20.ts';
import { finance01 } from './practice/finance-01.ts';
import { finance02 } from './practice/finance-02.ts';
import { finance03 } from './practice/finance-03.ts';
import { finance04 } from './practice/finance-04.ts';
import { finance05 } from './practice/finance-05.ts';
import { finance06 } from './practice/finance-06.ts';
import { finance07 } from './practice/finance-07.ts';
import { finance08 } from './practice/finance-08.ts';
import { finance09 } from './practice/finance-09.ts';
import { finance10 } from './practice/finance-10.ts';
import { finance11 } from './practice/finance-11.ts';
import { finance12 } from './practice/finance-12.ts';
import { finance13 } from './practice/finance-13.ts';
import { finance14 } from './practice/finance-14.ts';
import { finance15 } from './practice/finance-15.ts';

export const finance: RoleFamily = {
  id: 'finance',
  name: 'Finance and accounting',
  description:
    'Keeping books that can be relied on, planning money and explaining it to those who decide, in any industry.',
  version: 5,
  competencies,
  questions: [
    finance01,
    finance02,
    finance03,
    finance04,
    finance05,
    finance06,
    finance07,
    finance08,
    finance09,
    finance10,
    finance11,
    finance12,
    finance13,
    finance14,
    finance15,
  ],
  hiringQuestions: [finance16, finance17, finance18, finance19, finance20],
};
