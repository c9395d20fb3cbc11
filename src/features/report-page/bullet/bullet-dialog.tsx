import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BuiltResumeSummary } from '../../../../openapi/gen/types.gen.ts';
import { listResumesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { BulletForm } from './bullet-form.tsx';
import type { Quote } from './quotes.ts';

interface BulletDialogProps {
  readonly quotes: readonly Quote[];
  readonly onClose: () => void;
}

/** Puts a point that is based on an answer into a resume, once its owner has worded and confirmed it. */
export function BulletDialog({ quotes, onClose }: BulletDialogProps) {
  const titleId = useId();
  const resumes = useQuery(listResumesOptions({ query: { page_size: 100 } }));
  const [addedTo, setAddedTo] = useState<{ readonly _id: string; readonly title: string } | null>(null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add to resume</DialogTitle>
      {addedTo ? (
        <DialogContent>
          <Typography role="status">
            Added to “{addedTo.title}”. <TextLink to={paths.resumes.one(addedTo._id)}>Open it</TextLink>
          </Typography>
        </DialogContent>
      ) : (
        <Loaded query={resumes} errorTitle="Your resumes could not be loaded" rowHeight={200}>
          {({ items }) => {
            const writable = inOrder(items.filter(({ is_locked }) => !is_locked));
            return writable.length === 0 ? (
              <DialogContent>
                <Typography>
                  You have no resume to add to. <TextLink to={paths.candidate.resume}>Make one</TextLink>
                </Typography>
              </DialogContent>
            ) : (
              <BulletForm quotes={quotes} resumes={writable} onAdded={setAddedTo} onClose={onClose} />
            );
          }}
        </Loaded>
      )}
      {(addedTo || !resumes.data?.items.some(({ is_locked }) => !is_locked)) && (
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** The default one first. */
const inOrder = (resumes: readonly BuiltResumeSummary[]) =>
  [...resumes].sort((a, b) => Number(b.is_default) - Number(a.is_default));
