import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';

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
  const shown = useRef<HTMLVideoElement>(null);
  const [isSilenced, setSilenced] = useState(false);
  useEffect(() => {
    const video = shown.current;
    if (!video) return;
    video.srcObject = stream;
    // Some browsers play no sound before somebody did something on the page, e.g. where it was just loaded again.
    const playSilently = () => {
      if (video.muted || video.srcObject !== stream) return;
      video.muted = true;
      setSilenced(true);
      void video.play().catch(() => {});
    };
    // Some browsers begin by themselves only with what is in sight.
    void video.play().catch((error: unknown) => isRefusal(error) && playSilently());
  }, [stream]);
  useEffect(() => {
    const video = shown.current;
    if (!isSilenced || !video) return;
    const hear = () => {
      video.muted = false;
      setSilenced(false);
    };
    const deeds = ['click', 'keydown'] as const;
    for (const deed of deeds) window.addEventListener(deed, hear);
    return () => {
      for (const deed of deeds) window.removeEventListener(deed, hear);
    };
  }, [isSilenced]);
  return (
    <>
      <Box
        component="video"
        aria-label={label}
        aria-hidden={isHidden || undefined}
        autoPlay
        muted={isMuted}
        playsInline
        ref={shown}
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
      {isSilenced && (
        <Button variant="contained" size="small" sx={{ position: 'absolute', top: 8, left: 8 }}>
          Turn on sound
        </Button>
      )}
    </>
  );
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
