import { expect, it } from 'vitest';
import { describedOperations } from './described-operations.ts';
import { permissionMatrix } from './permission-matrix.ts';

const namesRecord = ({ path }: { path: string }) => /\{\w+_id\}/.test(path);

it.each(describedOperations.filter(namesRecord))(
  '$id: the record that $path names is closed to another candidate',
  ({ id }) => {
    expect([403, 404]).toContain(permissionMatrix[id]?.access.otherCandidate);
  },
);
