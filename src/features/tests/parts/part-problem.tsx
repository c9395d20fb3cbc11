import Typography from '@mui/material/Typography';

/** What is wrong with a part as a whole. */
export const PartProblem = ({ children }: { readonly children: string | null }) =>
  children && (
    <Typography role="alert" variant="body2" sx={{ color: 'error.main', my: 0.5 }}>
      {children}
    </Typography>
  );
