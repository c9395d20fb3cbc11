import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { customerSupport16 } from './hiring/customer-support-16.ts';
import { customerSupport17 } from './hiring/customer-support-17.ts';
import { customerSupport18 } from './hiring/customer-support-18.ts';
import { customerSupport19 } from './hiring/customer-support-19.ts';
import { customerSupport20 } from './hiring/customer-support-20.ts';
import { customerSupport01 } from './practice/customer-support-01.ts';
import { customerSupport02 } from './practice/customer-support-02.ts';
import { customerSupport03 } from './practice/customer-support-03.ts';
import { customerSupport04 } from './practice/customer-support-04.ts';
import { customerSupport05 } from './practice/customer-support-05.ts';
import { customerSupport06 } from './practice/customer-support-06.ts';
import { customerSupport07 } from './practice/customer-support-07.ts';
import { customerSupport08 } from './practice/customer-support-08.ts';
import { customerSupport09 } from './practice/customer-support-09.ts';
import { customerSupport10 } from './practice/customer-support-10.ts';
import { customerSupport11 } from './practice/customer-support-11.ts';
import { customerSupport12 } from './practice/customer-support-12.ts';
import { customerSupport13 } from './practice/customer-support-13.ts';
import { customerSupport14 } from './practice/customer-support-14.ts';
import { customerSupport15 } from './practice/customer-support-15.ts';

export const customerSupport: RoleFamily = {
  id: 'customer-support',
  name: 'Customer support',
  description:
    'Answering customers by phone, chat, mail or in person, solving what is wrong and improving the service.',
  version: 5,
  competencies,
  questions: [
    customerSupport01,
    customerSupport02,
    customerSupport03,
    customerSupport04,
    customerSupport05,
    customerSupport06,
    customerSupport07,
    customerSupport08,
    customerSupport09,
    customerSupport10,
    customerSupport11,
    customerSupport12,
    customerSupport13,
    customerSupport14,
    customerSupport15,
  ],
  hiringQuestions: [
    customerSupport16,
    customerSupport17,
    customerSupport18,
    customerSupport19,
    customerSupport20,
  ],
};
