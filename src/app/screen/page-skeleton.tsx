import Box from '@mui/material/Box';

const block = { bgcolor: 'background.sunken', borderRadius: 1, mb: 2 };

/** The shape that most pages have: a heading and a few blocks. */
export function PageSkeleton() {
  return (
    <>
      <Box sx={{ ...block, width: '40%', height: 44 }} />
      <Box sx={{ ...block, width: '65%', height: 22, mb: 4 }} />
      <Box sx={{ ...block, height: 140 }} />
      <Box sx={{ ...block, height: 140 }} />
    </>
  );
}
