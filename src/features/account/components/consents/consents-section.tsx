import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listConsentsOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { ConsentList } from './consent-list.tsx';

/** What a candidate agreed to, and the way to take it back. */
export function ConsentsSection() {
  const consents = useQuery(listConsentsOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Loaded query={consents} rows={2} rowHeight={140} errorTitle="Your consents could not be loaded">
      {({ terms_accepted_at, have_terms_changed, items }) => (
        <>
          <Panel title="Interviews" headingRef={heading}>
            <ConsentList consents={items} onWithdrawn={() => heading.current?.focus()} />
          </Panel>
          <Panel title="Terms">
            <Typography>
              {terms_accepted_at ? (
                <>
                  You accepted the terms <DatedTime value={terms_accepted_at} />.
                </>
              ) : (
                'The date you accepted the terms wasn’t recorded.'
              )}{' '}
              {have_terms_changed && 'They’ve changed since. '}
              Read the <TextLink to={paths.legal.terms}>terms</TextLink> and{' '}
              <TextLink to={paths.legal.privacy}>privacy policy</TextLink>.
            </Typography>
          </Panel>
        </>
      )}
    </Loaded>
  );
}
