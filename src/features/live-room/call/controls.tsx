import Hand from '@mui/icons-material/BackHandOutlined';
import MicOff from '@mui/icons-material/MicOffOutlined';
import Mic from '@mui/icons-material/MicOutlined';
import Screen from '@mui/icons-material/ScreenShareOutlined';
import VideocamOff from '@mui/icons-material/VideocamOffOutlined';
import Videocam from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { canCall } from '../../../capabilities/live/media/call.ts';
import type { OwnMedia, OwnState } from '../../../capabilities/live/media/own-media.ts';
import { Notice } from '../../../components/notice.tsx';

interface ControlsProps {
  readonly own: OwnMedia;
  readonly state: OwnState;
  /** Where one calls whose sound does not work. */
  readonly phone?: string | undefined;
  /** Also the screen and one's hand. */
  readonly isInRoom: boolean;
}

/** What one lets others hear and see; what could not be used is said in one sentence. */
export function Controls({ own, state, phone, isInRoom }: ControlsProps) {
  const { media, problems } = state;
  const canShare = typeof navigator.mediaDevices?.getDisplayMedia === 'function';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="group" aria-label="What you share" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Toggle
          isOn={media.microphone}
          icon={media.microphone ? <Mic /> : <MicOff />}
          label="Microphone"
          onClick={() => void own.toggle('microphone')}
        />
        <Toggle
          isOn={media.camera}
          icon={media.camera ? <Videocam /> : <VideocamOff />}
          label="Camera"
          onClick={() => void own.toggle('camera')}
        />
        {isInRoom && canShare && (
          <Toggle
            isOn={media.screen}
            icon={<Screen />}
            label="Share screen"
            onClick={() => void own.toggleScreen()}
          />
        )}
        {isInRoom && (
          <Toggle isOn={media.hand} icon={<Hand />} label="Raise hand" onClick={() => own.toggleHand()} />
        )}
      </Box>
      {!canCall() && (
        <Notice tone="warning">
          This browser can’t send sound or pictures. Chat and the shared editor still work.
        </Notice>
      )}
      {problems.map((problem) => (
        <Notice key={problem} tone="warning">
          {problem} Chat still works.
        </Notice>
      ))}
      {phone && (
        <Typography variant="body2">
          No sound? Call <Link href={`tel:${phone.replace(/[^\d+,#*]/g, '')}`}>{phone}</Link>
        </Typography>
      )}
    </Box>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly icon: React.ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function Toggle({ isOn, icon, label, onClick }: ToggleProps) {
  return (
    <Button
      variant={isOn ? 'contained' : 'outlined'}
      startIcon={icon}
      aria-pressed={isOn}
      onClick={onClick}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
