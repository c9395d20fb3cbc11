import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenLinkOffer, OpenLinkReceipt } from '../../../../openapi/gen/types.gen.ts';
import { taking } from '../../../api/client.ts';
import { getOpenLinkOffer } from '../../../api/gen/sdk.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { employmentWords } from '../../../capabilities/hiring/employment-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { ApplicationForm } from './application-form.tsx';
import { Narrow } from './narrow.tsx';
import { Receipt } from './receipt.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

interface Sent {
  readonly email: string;
  readonly receipt: OpenLinkReceipt;
}

/** The job that an open link leads to, with the form to apply. */
export function Job({ token }: { readonly token: string }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const offer = useQuery({
    queryKey: ['open-link-offer', token],
    queryFn: async ({ signal }) =>
      (await getOpenLinkOffer({ ...taking(isOver), body: { token }, signal, throwOnError: true })).data,
  });
  if (sent?.receipt.state === 'unconfirmed')
    return <Unconfirmed email={sent.email} {...sent.receipt} onBack={() => setSent(null)} />;
  if (sent) return <Receipt {...sent.receipt} />;
  if (isOver(offer.error))
    return (
      <Narrow>
        <PageHeader title="Apply" />
        <Notice tone="warning">{offer.error.text}</Notice>
      </Narrow>
    );
  return (
    <Narrow>
      <PageHeader title={offer.data?.title ?? 'Apply'} subtitle={offer.data && subjectOf(offer.data)} />
      <Loaded query={offer} errorTitle="The job could not be loaded" rows={3} rowHeight={80}>
        {(data) => (
          <>
            {data.job_description && (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 4 }}>
                {data.job_description}
              </Typography>
            )}
            {data.status === 'open' ? (
              <ApplicationForm
                token={token}
                company={data.company}
                onSent={(receipt, email) => setSent({ receipt, email })}
              />
            ) : (
              <Notice tone="warning">{overWords[data.status]}</Notice>
            )}
          </>
        )}
      </Loaded>
    </Narrow>
  );
}

const isOver = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 410;

const overWords = {
  closed: 'This job takes no applications now.',
  expired: 'The deadline for applying has passed.',
  full: 'This job takes no more applications.',
  revoked: 'The company withdrew this link.',
};

const subjectOf = ({ company, department, location, employment_type }: OpenLinkOffer) =>
  factLine([company, department, location, employmentWords[employment_type]].filter(Boolean).join(' · '));
