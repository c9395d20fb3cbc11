import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface PlaceInListProps {
  /** For screen readers, e.g. "Candidates". */
  readonly label: string;
  /** One of the list, e.g. "candidate". */
  readonly noun: string;
  /** From 1. */
  readonly at: number;
  readonly total: number;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** `‹ 12 of 148 ›`: where one is in the list that one came from, and the way to what stands beside it; the keys are the page's. */
export function PlaceInList({ label, noun, at, total, onPrevious, onNext }: PlaceInListProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap', fontSize: '0.875rem' }}
    >
      <IconButton
        aria-label={`Previous ${noun}`}
        title="Previous (K)"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
      <span>
        {count(at)} of {count(total)}
      </span>
      <IconButton aria-label={`Next ${noun}`} title="Next (J)" disabled={!onNext} onClick={onNext}>
        <ChevronRight fontSize="small" />
      </IconButton>
    </Box>
  );
}

const count = (number: number) => number.toLocaleString('en-US');
