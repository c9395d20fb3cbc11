import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';
import { ApiError } from '../../../api/http/api-error.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { useFocusOnChange } from '../../../components/use-focus-on-change.ts';

/** What became of the last thing that was done with several candidates. */
export interface BulkOutcome {
  readonly words: string;
  /** Those it did not come to, as it failed before: they stay selected. */
  readonly left?: readonly CompanyCandidate[];
  /** Takes it back, and tells that; absent where nothing can be taken back. */
  readonly undo?: (() => Promise<BulkOutcome>) | undefined;
}

interface BulkStatusProps {
  readonly outcome: BulkOutcome | null;
  readonly onChange: (outcome: BulkOutcome | null) => void;
}

/** Stands above the list; the focus comes here, as what it was on is gone with the selection. */
export function BulkStatus({ outcome, onChange }: BulkStatusProps) {
  const here = useFocusOnChange(outcome);
  const undo = outcome?.undo;
  const takeBack = () => {
    if (!undo) return false;
    onChange(null);
    void undo().then(onChange, (error) => {
      onChange(outcome);
      // What the server says of it is told already.
      if (!(error instanceof ApiError)) throw error;
    });
    return true;
  };
  useKeys([{ key: 'z', label: 'Undo the last bulk action', act: takeBack }]);
  return (
    <Box ref={here} tabIndex={-1} sx={outcome ? barStyle : { outline: 'none' }}>
      <span role="status">{outcome?.words}</span>
      {undo && (
        <Button variant="text" size="small" onClick={takeBack} title="Z">
          Undo
        </Button>
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 32,
  px: 1,
  mb: 0.5,
  typography: 'body2',
  bgcolor: 'background.sunken',
  borderRadius: 1,
  outline: 'none',
} as const;
