import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AdminSubscriptionDetails, SubscriptionActionKind } from '../../../../openapi/gen/types.gen.ts';
import { SubscriptionActionDialog } from './subscription-action-dialog.tsx';
import { actionsFor, actionWords } from './subscription-action-words.ts';

interface SubscriptionActionsProps {
  readonly subscription: AdminSubscriptionDetails;
}

/** What can be done with a subscription, by what it is. */
export function SubscriptionActions({ subscription }: SubscriptionActionsProps) {
  const [action, setAction] = useState<SubscriptionActionKind | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {actionsFor(subscription).map((kind) => (
        <Button key={kind} size="small" variant="text" onClick={() => setAction(kind)}>
          {actionWords[kind].label}
        </Button>
      ))}
      {action && (
        <SubscriptionActionDialog
          subscription={subscription}
          action={action}
          onClose={() => setAction(null)}
        />
      )}
    </Box>
  );
}
