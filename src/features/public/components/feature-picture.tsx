import Box from '@mui/material/Box';

interface FeaturePictureProps {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** A picture of a screen in the theme that is on, loaded once it comes near. */
export function FeaturePicture({ name, width, height, alt }: FeaturePictureProps) {
  return (
    <Box component="figure" sx={{ m: 0, mb: { xs: 2, md: 3 } }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          key={scheme}
          component="img"
          src={`/pictures/${name}-${scheme}.webp`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          sx={[pictureStyle, (theme) => theme.applyStyles(scheme === 'light' ? 'dark' : 'light', hidden)]}
        />
      ))}
      <Box component="figcaption" sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
        A real screen, with sample data.
      </Box>
    </Box>
  );
}

const hidden = { display: 'none' } as const;

const pictureStyle = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
