import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { confirmationLink, openLink } from '../../../stores/kept-link.ts';
import { Confirmation } from '../components/confirmation.tsx';
import { Job } from '../components/job.tsx';
import { Narrow } from '../components/narrow.tsx';

interface Kept {
  readonly open: string | null;
  readonly confirmation: string | null;
}

/** /apply: a job that an open link leads to, or the end of an application that a mail's link submits. */
export function ApplyPage() {
  const { hash } = useLocation();
  const [{ open, confirmation }, setKept] = useState<Kept>(taken);
  // Another link may be pasted into this tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secrets stand in the fragment.
  useEffect(() => setKept(taken()), [hash]);
  if (confirmation) return <Confirmation key={confirmation} token={confirmation} />;
  if (open) return <Job key={open} token={open} />;
  return (
    <Narrow>
      <PageHeader title="Apply" />
      <Notice tone="warning">Open the whole link that you were given to see the job.</Notice>
    </Narrow>
  );
}

function taken(): Kept {
  openLink.takeFrom(window.location);
  confirmationLink.takeFrom(window.location);
  return { open: openLink.kept(), confirmation: confirmationLink.kept() };
}
