import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewReport } from '../../../../openapi/gen/types.gen.ts';
import {
  listInterviewReportsQueryKey,
  listUsersOptions,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { handOverInterviewReport } from '../../../api/gen/sdk.gen.ts';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';

interface HandOverProps {
  readonly report: InterviewReport;
}

/** Has one administrator, oneself or another, do the second review. */
export function HandOver({ report }: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Hand over ${report.interview}, ${report.company}`}
        onClick={() => setOpen(true)}
      >
        Hand over
      </Button>
      {isOpen && <HandOverDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}

/** More than run one installation. */
const MOST = 100;

function HandOverDialog({ report, onClose }: HandOverProps & { readonly onClose: () => void }) {
  const { auth, notifications } = useStores();
  const queries = useQueryClient();
  const { data } = useQuery(
    listUsersOptions({ query: { role: 'admin', status: 'active', page_size: MOST } }),
  );
  const others = (data?.items ?? []).filter(({ _id }) => _id !== report.handed_to?._id);
  const [chosen, setChosen] = useState<string>();
  const next = others.find(({ _id }) => _id === chosen) ?? others[0];
  const send = async (reason: string) => {
    const body = { administrator_id: next?._id ?? '', reason };
    await handOverInterviewReport({ path: { finding_id: report._id }, body, throwOnError: true });
    notifications.success(`${report.interview} was handed to ${next?.full_name}`);
    await queries.invalidateQueries({ queryKey: listInterviewReportsQueryKey() });
  };
  return (
    <ReasonDialog
      title={`Hand over: ${report.interview}, ${report.company}`}
      message="Only this administrator can open and decide it."
      confirmLabel="Hand over"
      onSend={send}
      onClose={onClose}
    >
      <SelectField
        name="administrator_id"
        label="Administrator"
        value={next?._id ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        {others.map(({ _id, full_name, email }) => (
          <option key={_id} value={_id}>
            {_id === auth.user?._id ? `${full_name} (you)` : `${full_name}, ${email}`}
          </option>
        ))}
      </SelectField>
    </ReasonDialog>
  );
}
