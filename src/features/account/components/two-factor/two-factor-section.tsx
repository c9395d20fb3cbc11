import { useRef } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { Security } from '../security.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The second factor: set up, looked after, turned off. */
export function TwoFactorSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel title="Two-factor authentication" headingRef={heading}>
      <Security rows={2}>
        {({ has_password, second_factor }) => (
          <TwoFactor
            hasPassword={has_password}
            secondFactor={second_factor}
            onFocusLost={() => heading.current?.focus()}
          />
        )}
      </Security>
    </Panel>
  );
}
