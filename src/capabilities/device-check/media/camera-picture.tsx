import Box from '@mui/material/Box';

interface CameraPictureProps {
  readonly stream: MediaStream;
  /** At most, in px. */
  readonly width: number;
  readonly onPlaying?: () => void;
}

/** What a camera sees, shown to the person before it and to nobody else. */
export function CameraPicture({ stream, width, onPlaying }: CameraPictureProps) {
  const show = (video: HTMLVideoElement | null) => {
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Some browsers begin by themselves only with what is in sight.
    void video.play().catch(() => {});
  };
  return (
    <Box
      component="video"
      aria-label="Picture of your camera"
      autoPlay
      muted
      playsInline
      ref={show}
      onPlaying={onPlaying}
      sx={{ ...pictureStyle, maxWidth: width }}
    />
  );
}

/** Mirrored, as people know themselves. */
const pictureStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 2,
  bgcolor: 'background.sunken',
  transform: 'scaleX(-1)',
} as const;
