import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { projectManagement16 } from './hiring/project-management-16.ts';
import { projectManagement17 } from './hiring/project-management-17.ts';
import { projectManagement18 } from './hiring/project-management-18.ts';
import { projectManagement19 } from './hiring/project-management-19.ts';
import { projectManagement20 } from './hiring/project-management-20.ts';
import { projectManagement01 } from './practice/project-management-01.ts';
import { projectManagement02 } from './practice/project-management-02.ts';
import { projectManagement03 } from './practice/project-management-03.ts';
import { projectManagement04 } from './practice/project-management-04.ts';
import { projectManagement05 } from './practice/project-management-05.ts';
import { projectManagement06 } from './practice/project-management-06.ts';
import { projectManagement07 } from './practice/project-management-07.ts';
import { projectManagement08 } from './practice/project-management-08.ts';
import { projectManagement09 } from './practice/project-management-09.ts';
import { projectManagement10 } from './practice/project-management-10.ts';
import { projectManagement11 } from './practice/project-management-11.ts';
import { projectManagement12 } from './practice/project-management-12.ts';
import { projectManagement13 } from './practice/project-management-13.ts';
import { projectManagement14 } from './practice/project-management-14.ts';
import { projectManagement15 } from './practice/project-management-15.ts';

export const projectManagement: RoleFamily = {
  id: 'project-management',
  name: 'Project and programme management',
  description: 'Planning, steering and finishing work that many people share, in any industry.',
  version: 4,
  competencies,
  questions: [
    projectManagement01,
    projectManagement02,
    projectManagement03,
    projectManagement04,
    projectManagement05,
    projectManagement06,
    projectManagement07,
    projectManagement08,
    projectManagement09,
    projectManagement10,
    projectManagement11,
    projectManagement12,
    projectManagement13,
    projectManagement14,
    projectManagement15,
  ],
  hiringQuestions: [
    projectManagement16,
    projectManagement17,
    projectManagement18,
    projectManagement19,
    projectManagement20,
  ],
};
