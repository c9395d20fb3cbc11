import { dataSolutions } from './data-solutions.fixture.ts';
import { softwareSolutions } from './software-solutions.fixture.ts';
import type { Solutions } from './solution.fixture.ts';

/** By the id of the question. */
export const solutions: Readonly<Record<string, Solutions>> = { ...softwareSolutions, ...dataSolutions };
