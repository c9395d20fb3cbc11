import { useRoutes } from 'react-router-dom';
import { areaRoutes } from '../area-routes.ts';
import { areas } from '../routes.ts';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { elementOf } from './row-element.tsx';

const elements = [
  ...areaRoutes.map(elementOf),
  ...areas.map(({ path, guards }) => ({
    path,
    element: (
      <Guarded guards={guards}>
        <NotFound />
      </Guarded>
    ),
  })),
  { path: '*', element: <NotFound /> },
];

/** The screen of an area at the address, or the error page. */
export const AreaScreens = () => useRoutes(elements);
