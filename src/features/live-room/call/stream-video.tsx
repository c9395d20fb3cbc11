import Box from '@mui/material/Box';

interface StreamVideoProps {
  readonly stream: MediaStream;
  readonly label: string;
  readonly isMuted?: boolean;
  /** As people know themselves. */
  readonly isMirrored?: boolean;
  readonly isHidden?: boolean;
  readonly fit?: 'cover' | 'contain';
}

/** A picture with its sound; hidden it is still heard. */
export function StreamVideo(props: StreamVideoProps) {
  const { stream, label, isMuted = false, isMirrored, isHidden = false, fit = 'cover' } = props;
  const show = (video: HTMLVideoElement | null) => {
    if (!video || video.srcObject === stream) return;
    video.srcObject = stream;
    // Some browsers begin by themselves only with what is in sight.
    void video.play().catch(() => {});
  };
  return (
    <Box
      component="video"
      aria-label={label}
      aria-hidden={isHidden || undefined}
      autoPlay
      muted={isMuted}
      playsInline
      ref={show}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: fit,
        opacity: isHidden ? 0 : 1,
        transform: isMirrored ? 'scaleX(-1)' : undefined,
      }}
    />
  );
}
