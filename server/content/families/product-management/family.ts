import type { RoleFamily } from '../../question-bank.ts';
import { competencies } from './competencies.ts';
import { productManagement16 } from './hiring/product-management-16.ts';
import { productManagement17 } from './hiring/product-management-17.ts';
import { productManagement18 } from './hiring/product-management-18.ts';
import { productManagement19 } from './hiring/product-management-19.ts';
import { productManagement20 } from './hiring/product-management-20.ts';
import { productManagement01 } from './practice/product-management-01.ts';
import { productManagement02 } from './practice/product-management-02.ts';
import { productManagement03 } from './practice/product-management-03.ts';
import { productManagement04 } from './practice/product-management-04.ts';
import { productManagement05 } from './practice/product-management-05.ts';
import { productManagement06 } from './practice/product-management-06.ts';
import { productManagement07 } from './practice/product-management-07.ts';
import { productManagement08 } from './practice/product-management-08.ts';
import { productManagement09 } from './practice/product-management-09.ts';
import { productManagement10 } from './practice/product-management-10.ts';
import { productManagement11 } from './practice/product-management-11.ts';
import { productManagement12 } from './practice/product-management-12.ts';
import { productManagement13 } from './practice/product-management-13.ts';
import { productManagement14 } from './practice/product-management-14.ts';
import { productManagement15 } from './practice/product-management-15.ts';

export const productManagement: RoleFamily = {
  id: 'product-management',
  name: 'Product management',
  description:
    'Finding out what is worth building, deciding what comes first, and bringing it to the people who use it.',
  version: 5,
  competencies,
  questions: [
    productManagement01,
    productManagement02,
    productManagement03,
    productManagement04,
    productManagement05,
    productManagement06,
    productManagement07,
    productManagement08,
    productManagement09,
    productManagement10,
    productManagement11,
    productManagement12,
    productManagement13,
    productManagement14,
    productManagement15,
  ],
  hiringQuestions: [
    productManagement16,
    productManagement17,
    productManagement18,
    productManagement19,
    productManagement20,
  ],
};
