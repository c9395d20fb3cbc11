import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getRetentionOptions, getRetentionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { changeRetention } from '../../../api/gen/sdk.gen.ts';
import { Options } from '../../../components/form/fields/plain-select.tsx';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';

interface RetentionDialogProps {
  readonly months: number;
  readonly onClose: () => void;
}

const OFFERED = [12, 18, 24, 36, 48];

/** Another time for which applications are kept, with what would be removed at once. */
export function RetentionDialog({ months, onClose }: RetentionDialogProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(months);
  const preview = useQuery({
    ...getRetentionOptions({ query: { months: chosen } }),
    placeholderData: keepPreviousData,
  });
  const offered = [...new Set([...OFFERED, months])].toSorted((one, other) => one - other);
  const past = preview.data?.past ?? 0;
  const send = async (reason: string) => {
    await changeRetention({ body: { retention_months: chosen, reason }, throwOnError: true });
    await queries.invalidateQueries({ queryKey: getRetentionQueryKey() });
  };
  return (
    <ReasonDialog
      title="Change how long applications are kept?"
      confirmLabel="Change"
      isDestructive={past > 0}
      onSend={send}
      onClose={onClose}
    >
      <Box>
        <SelectField
          name="retention_months"
          label="Keep applications for"
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          <Options of={offered.map((count) => [String(count), `${count} months`])} />
        </SelectField>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {chosen > months
            ? 'Interviews that are frozen already keep the shorter time their candidates agreed to.'
            : 'A shorter time holds for everything stored.'}
        </Typography>
        <Typography role="status" variant="body2" sx={{ mt: 0.5, minHeight: 20 }}>
          {past > 0 && `Removed within the hour: ${past.toLocaleString('en-US')}`}
        </Typography>
      </Box>
    </ReasonDialog>
  );
}
