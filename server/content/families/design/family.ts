import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { design16 } from './hiring/design-16.ts';
import { design17 } from './hiring/design-17.ts';
import { design18 } from './hiring/design-18.ts';
import { design19 } from './hiring/design-19.ts';
import { design20 } from './hiring/design-20.ts';
import { design01 } from './practice/design-01.ts';
import { design02 } from './practice/design-02.ts';
import { design03 } from './practice/design-03.ts';
import { design04 } from './practice/design-04.ts';
import { design05 } from './practice/design-05.ts';
import { design06 } from './practice/design-06.ts';
import { design07 } from './practice/design-07.ts';
import { design08 } from './practice/design-08.ts';
import { design09 } from './practice/design-09.ts';
import { design10 } from './practice/design-10.ts';
import { design11 } from './practice/design-11.ts';
import { design12 } from './practice/design-12.ts';
import { design13 } from './practice/design-13.ts';
import { design14 } from './practice/design-14.ts';
import { design15 } from './practice/design-15.ts';

export const design: RoleFamily = {
  id: 'design',
  name: 'Product and UX design',
  description:
    'Shaping what people see, understand and do in a product, from the first question to the finished screen.',
  version: 5,
  competencies,
  questions: [
    design01,
    design02,
    design03,
    design04,
    design05,
    design06,
    design07,
    design08,
    design09,
    design10,
    design11,
    design12,
    design13,
    design14,
    design15,
  ],
  hiringQuestions: [design16, design17, design18, design19, design20],
};
