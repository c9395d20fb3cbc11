import MoreVert from '@mui/icons-material/MoreVert';
import Warning from '@mui/icons-material/ReportProblemOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { DragEvent } from 'react';
import type { ApplicationSummary } from '../../../../openapi/gen/types.gen.ts';
import { stepWords } from '../../../capabilities/hiring/next-step.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';

interface BoardCardProps {
  readonly application: ApplicationSummary;
  readonly to: string;
  readonly isStuck: boolean;
  readonly isSelected: boolean;
  /** Absent for who may not move anybody. */
  readonly moving?: {
    readonly onSelect: () => void;
    readonly onMenu: (anchor: HTMLElement) => void;
    readonly onDrag: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** One candidate on the board; the name is a link to their page. */
export function BoardCard({ application, to, isStuck, isSelected, moving }: BoardCardProps) {
  const { _id, candidate, owner, stage_since, next_step: step } = application;
  const name = candidate.full_name;
  return (
    <Box
      component="li"
      data-card={_id}
      draggable={moving !== undefined}
      onDragStart={moving?.onDrag}
      onDragEnd={moving?.onDragEnd}
      sx={isSelected ? [cardStyle, selectedStyle] : cardStyle}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 26 }}>
        <TextLink to={to} underline="hover" draggable={false} title={candidate.email} sx={nameStyle}>
          {name}
        </TextLink>
        {moving && (
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={moving.onSelect}
          />
        )}
        {moving && (
          <IconButton
            aria-label={`Move ${name}`}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => moving.onMenu(currentTarget)}
            sx={menuStyle}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={factsStyle}>
        <Box component="span" title={step?.who?.full_name} sx={step?.is_mine ? mineStyle : {}}>
          {step ? stepWords[step.kind] : ''}
        </Box>
        <Box component="span" sx={{ ml: 'auto', flexShrink: 0 }}>
          <span title={owner?.full_name ?? 'No owner'}>{owner ? initialsOf(owner.full_name) : '–'}</span>
          {' · '}
          {isStuck && <Warning titleAccess="Stuck" sx={{ fontSize: 14, verticalAlign: 'text-bottom' }} />}{' '}
          <RelativeTime value={step?.since ?? stage_since} />
        </Box>
      </Box>
    </Box>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

/** It waits for whoever looks. */
const mineStyle = { fontWeight: 650, color: 'text.primary' } as const;

const cardStyle = {
  height: 60,
  px: 1,
  py: 0.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  '&[draggable="true"]': { cursor: 'grab' },
  '&:focus-within': { borderColor: 'primary.main' },
  '& input': { m: 0, width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
  // Out of the way until somebody points at the card; a finger cannot point.
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) :is(.MuiIconButton-root, input:not(:checked))': { opacity: 0 },
  },
} as const;

const selectedStyle = { bgcolor: 'primary.light', borderColor: 'primary.main' } as const;

const nameStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:focus-visible': { outlineOffset: -3 },
} as const;

const menuStyle = { minWidth: '24px !important', minHeight: '24px !important', p: '0 !important' } as const;

const factsStyle = {
  display: 'flex',
  gap: 1,
  fontSize: '0.75rem',
  lineHeight: '22px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;
