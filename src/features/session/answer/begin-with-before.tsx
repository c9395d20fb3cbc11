import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import type { Addition } from '../../../capabilities/report-view/feedback/addition.ts';
import { flushButton } from '../../../theme/flush-button.ts';

interface BeginWithBeforeProps {
  readonly id: string;
  readonly keeper: DraftKeeper;
  /** What was answered before. */
  readonly text: string;
  /** What is to be added to it. */
  readonly addition: Addition | null;
  readonly onBegun: () => void;
}

/** What a retry is for, and the way to begin with the answer before or with nothing. */
export const BeginWithBefore = observer(function BeginWithBefore(props: BeginWithBeforeProps) {
  const { id, keeper, text, addition, onBegun } = props;
  const begin = (words: string) => {
    keeper.change(words);
    onBegun();
  };
  if (text === '') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, mb: 1 }}>
      {addition && (
        <Typography id={id} sx={{ flex: '1 1 20rem' }}>
          <strong>{addition.title}:</strong> {lowerFirst(addition.text)}
        </Typography>
      )}
      {keeper.text === '' ? (
        <Button sx={flushButton} onClick={() => begin(text)}>
          Begin with your answer before
        </Button>
      ) : (
        keeper.text.trim() === text.trim() && (
          <Button sx={flushButton} onClick={() => begin('')}>
            Start over
          </Button>
        )
      )}
    </Box>
  );
});

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
