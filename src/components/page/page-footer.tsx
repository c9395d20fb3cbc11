import Box from '@mui/material/Box';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../text-link.tsx';

/** What the product does, and the legal links, at the end of every page that is open to everybody. */
export function PageFooter() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        p: 2,
        color: 'text.secondary',
      }}
    >
      <TextLink to={paths.features} color="inherit" variant="body2" sx={{ py: 1.5 }}>
        Features
      </TextLink>
      <TextLink to={paths.pricing} color="inherit" variant="body2" sx={{ py: 1.5 }}>
        Pricing
      </TextLink>
      <TextLink to={paths.legal.terms} color="inherit" variant="body2" sx={{ py: 1.5 }}>
        Terms of use
      </TextLink>
      <TextLink to={paths.legal.privacy} color="inherit" variant="body2" sx={{ py: 1.5 }}>
        Privacy
      </TextLink>
      <TextLink to={paths.legal.cookies} color="inherit" variant="body2" sx={{ py: 1.5 }}>
        Cookies
      </TextLink>
    </Box>
  );
}
