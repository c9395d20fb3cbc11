import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { sales16 } from './hiring/sales-16.ts';
import { sales17 } from './hiring/sales-17.ts';
import { sales18 } from './hiring/sales-18.ts';
import { sales19 } from './hiring/sales-19.ts';
import { sales20 } from './hiring/sales-20.ts';
import { sales01 } from './practice/sales-01.ts';
import { sales02 } from './practice/sales-02.ts';
import { sales03 } from './practice/sales-03.ts';
import { sales04 } from './practice/sales-04.ts';
import { sales05 } from './practice/sales-05.ts';
import { sales06 } from './practice/sales-06.ts';
import { sales07 } from './practice/sales-07.ts';
import { sales08 } from './practice/sales-08.ts';
import { sales09 } from './practice/sales-09.ts';
import { sales10 } from './practice/sales-10.ts';
import { sales11 } from './practice/sales-11.ts';
import { sales12 } from './practice/sales-12.ts';
import { sales13 } from './practice/sales-13.ts';
import { sales14 } from './practice/sales-14.ts';
import { sales15 } from './practice/sales-15.ts';

export const sales: RoleFamily = {
  id: 'sales',
  name: 'Sales',
  description: 'Finding, winning and keeping customers, from first contact to agreement, in any industry.',
  version: 5,
  competencies,
  questions: [
    sales01,
    sales02,
    sales03,
    sales04,
    sales05,
    sales06,
    sales07,
    sales08,
    sales09,
    sales10,
    sales11,
    sales12,
    sales13,
    sales14,
    sales15,
  ],
  hiringQuestions: [sales16, sales17, sales18, sales19, sales20],
};
