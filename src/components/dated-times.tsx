import { Fragment } from 'react';
import { DatedTime } from './dated-time.tsx';

/** Several times in a sentence. */
export function DatedTimes({ values }: { readonly values: readonly string[] }) {
  return values.map((at, index) => (
    <Fragment key={at}>
      {index > 0 && ', '}
      <DatedTime value={at} />
    </Fragment>
  ));
}
