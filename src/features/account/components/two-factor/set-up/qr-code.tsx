import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { drawQrCode, type QrDrawing } from './qr-drawing.ts';

/** On the screen, in pixels; kept free while the drawing is made. */
const SIDE = 220;

function useDrawing(text: string): QrDrawing | 'failed' | null {
  const [drawing, setDrawing] = useState<QrDrawing | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (made: QrDrawing | 'failed') => isWanted && setDrawing(made);
    drawQrCode(text).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return drawing;
}

/** A QR code, black on white in every theme: many cameras do not read one that is inverted. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useDrawing(text);
  if (drawing === 'failed')
    return <Typography>The QR code could not be drawn. Type the key instead.</Typography>;
  return (
    <Box
      sx={{
        width: SIDE,
        height: SIDE,
        maxWidth: '100%',
        alignSelf: 'center',
        bgcolor: '#fff',
        borderRadius: 1,
      }}
    >
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          width="100%"
          height="100%"
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
    </Box>
  );
}
