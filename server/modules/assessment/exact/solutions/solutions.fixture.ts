import { dataHiringSolutions } from './data-hiring-solutions.fixture.ts';
import { dataSolutions } from './data-solutions.fixture.ts';
import { softwareHiringSolutions } from './software-hiring-solutions.fixture.ts';
import { softwareSolutions } from './software-solutions.fixture.ts';
import type { Solutions } from './solution.fixture.ts';

/** By the id of the question. */
export const solutions: Readonly<Record<string, Solutions>> = {
  ...softwareSolutions,
  ...softwareHiringSolutions,
  ...dataSolutions,
  ...dataHiringSolutions,
};
