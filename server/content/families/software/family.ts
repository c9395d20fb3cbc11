import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { software16 } from './hiring/software-16.ts';
import { software17 } from './hiring/software-17.ts';
import { software18 } from './hiring/software-18.ts';
import { software19 } from './hiring/software-19.ts';
import { software20 } from './hiring/software-20.ts';
import { software01 } from './practice/software-01.ts';
import { software02 } from './practice/software-02.ts';
import { software03 } from './practice/software-03.ts';
import { software04 } from './practice/software-04.ts';
import { software05 } from './practice/software-05.ts';
import { software06 } from './practice/software-06.ts';
import { software07 } from './practice/software-07.ts';
import { software08 } from './practice/software-08.ts';
import { software09 } from './practice/software-09.ts';
import { software10 } from './practice/software-10.ts';
import { software11 } from './practice/software-11.ts';
import { software12 } from './practice/software-12.ts';
import { software13 } from './practice/software-13.ts';
import { software14 } from './practice/software-14.ts';
import { software15 } from './practice/software-15.ts';

export const software: RoleFamily = {
  id: 'software',
  name: 'Software engineering',
  description: 'Building, testing, changing and running software, alone and with others.',
  version: 5,
  competencies,
  questions: [
    software01,
    software02,
    software03,
    software04,
    software05,
    software06,
    software07,
    software08,
    software09,
    software10,
    software11,
    software12,
    software13,
    software14,
    software15,
  ],
  hiringQuestions: [software16, software17, software18, software19, software20],
};
