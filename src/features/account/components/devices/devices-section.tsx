import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listDevicesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { DeviceList } from './device-list.tsx';
import { EndEverywhere } from './end-everywhere.tsx';
import { RecentEvents } from './recent-events.tsx';

/** Where the account is signed in, and what happened to it lately. */
export function DevicesSection() {
  const devices = useQuery(listDevicesOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Panel title="Where you are signed in" headingRef={heading}>
        <Loaded query={devices} rows={2} errorTitle="Your devices could not be loaded">
          {({ items }) => <DeviceList devices={items} onEnded={() => heading.current?.focus()} />}
        </Loaded>
        <EndEverywhere />
      </Panel>
      <Panel title="Recent events">
        <RecentEvents />
      </Panel>
    </>
  );
}
