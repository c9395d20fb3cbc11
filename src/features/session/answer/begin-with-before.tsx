import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { flushButton } from '../../../theme/flush-button.ts';

interface BeginWithBeforeProps {
  readonly keeper: DraftKeeper;
  /** What was answered before. */
  readonly text: string;
  readonly onBegun: () => void;
}

/** Puts what was answered before into a retry that is still empty, so that it is corrected and not typed again. */
export const BeginWithBefore = observer(function BeginWithBefore(props: BeginWithBeforeProps) {
  const { keeper, text, onBegun } = props;
  const begin = () => {
    keeper.change(text);
    onBegun();
  };
  if (keeper.text !== '' || text === '') return null;
  return (
    <Button sx={flushButton} onClick={begin}>
      Begin with your answer before
    </Button>
  );
});
