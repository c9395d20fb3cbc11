import Link from '@mui/material/Link';

/** The id of the one `main` of every page. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  return (
    <Link
      href={`#${MAIN_ID}`}
      sx={{
        displayPrint: 'none',
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      Skip to content
    </Link>
  );
}
