import Box from '@mui/material/Box';
import { RouteLink } from '../../../components/route-link.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { type Step, steps } from './step.ts';

/** The steps in order, each with its own address; those up to the open one are filled. */
export function StepNav({ open }: { readonly open: Step }) {
  const openIndex = steps.indexOf(open);
  return (
    <Box component="nav" aria-label="Steps" sx={{ mb: 3 }}>
      <Box component="ol" sx={listStyle}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <Box
              component={RouteLink}
              to={`?step=${step.id}`}
              aria-current={step === open ? 'step' : undefined}
              sx={{
                ...linkStyle,
                borderTop: 4,
                borderColor: index <= openIndex ? 'primary.main' : 'divider',
                color: step === open ? 'text.primary' : 'text.secondary',
                fontWeight: step === open ? 600 : 400,
                ...(index > openIndex && aheadStyle),
              }}
            >
              {index + 1}. {step.name}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = { ...plainList, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 } as const;

/** Where all lines have one color. */
const aheadStyle = { '@media (forced-colors: active)': { borderTopStyle: 'dotted' } } as const;

const linkStyle = {
  display: 'block',
  height: '100%',
  minHeight: TOUCH_TARGET,
  py: 1,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
