import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InterviewReportHandover, Person } from '../../../../openapi/gen/types.gen.ts';
import { listUsersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { SelectField } from '../../../components/form/fields/select-field.tsx';
import { ReasonDialog } from '../../../components/form/reason-dialog.tsx';
import { useStores } from '../../../stores/context.tsx';

interface HandOverProps {
  /** What is handed over: the interview and its company. */
  readonly title: string;
  /** Who has it now. */
  readonly handedTo: Person | null;
  /** What only they can do then. */
  readonly message: string;
  readonly onSend: (body: InterviewReportHandover) => Promise<unknown>;
}

/** Has one administrator, oneself or another, see to something. */
export function HandOver(props: HandOverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Hand over ${props.title}`}
        onClick={() => setOpen(true)}
      >
        Hand over
      </Button>
      {isOpen && <HandOverDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** More than run one installation. */
const MOST = 100;

interface HandOverDialogProps extends HandOverProps {
  readonly onClose: () => void;
}

function HandOverDialog({ title, handedTo, message, onSend, onClose }: HandOverDialogProps) {
  const { auth, notifications } = useStores();
  const { data } = useQuery(
    listUsersOptions({ query: { role: 'admin', status: 'active', page_size: MOST } }),
  );
  const others = (data?.items ?? []).filter(({ _id }) => _id !== handedTo?._id);
  const [chosen, setChosen] = useState<string>();
  const next = others.find(({ _id }) => _id === chosen) ?? others[0];
  const send = async (reason: string) => {
    await onSend({ administrator_id: next?._id ?? '', reason });
    notifications.success(`${title} was handed to ${next?.full_name}`);
  };
  return (
    <ReasonDialog
      title={`Hand over: ${title}`}
      message={message}
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
