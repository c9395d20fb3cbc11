import Typography from '@mui/material/Typography';
import type { OpenLinkReceipt } from '../../../../openapi/gen/types.gen.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { Narrow } from './narrow.tsx';

/** The company has it. */
export function Receipt({ state, company, title }: OpenLinkReceipt) {
  return (
    <Narrow>
      <PageHeader title={state === 'known' ? 'You already applied' : 'Application received'} />
      <Typography role="status">
        {state === 'known'
          ? `${company} has an application of yours for ${title}. It stays as it is.`
          : `${company} has your application for ${title} and writes to you about the next step.`}
      </Typography>
    </Narrow>
  );
}
