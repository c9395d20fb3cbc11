import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountSecurity } from '../../../../openapi/gen/types.gen.ts';
import { getAccountSecurityOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';

interface SecurityProps {
  readonly rows: number;
  readonly children: (security: AccountSecurity) => ReactNode;
}

/** Draws what depends on how the account is protected. */
export function Security({ rows, children }: SecurityProps) {
  const query = useQuery(getAccountSecurityOptions());
  return (
    <Loaded query={query} rows={rows} errorTitle="The state of your account could not be loaded">
      {children}
    </Loaded>
  );
}
