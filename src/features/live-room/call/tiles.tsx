import Hand from '@mui/icons-material/BackHandOutlined';
import MicOff from '@mui/icons-material/MicOffOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LivePerson, LivePresent } from '../../../../openapi/gen/types.gen.ts';
import type { Seen } from '../../../capabilities/live/media/call.ts';
import type { OwnState } from '../../../capabilities/live/media/own-media.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { StreamVideo } from './stream-video.tsx';

interface TilesProps {
  readonly people: readonly LivePerson[];
  readonly present: readonly LivePresent[];
  readonly myId: string;
  readonly own: OwnState;
  readonly seen: ReadonlyMap<string, Seen>;
}

/** Everybody in the room, oneself last; a shared screen above them. */
export function Tiles({ people, present, myId, own, seen }: TilesProps) {
  const inRoom = people.flatMap((person) => {
    const one = present.find(({ person_id, place }) => person_id === person._id && place === 'room');
    return one ? [{ name: person.full_name, one, isMe: person._id === myId }] : [];
  });
  const ordered = [...inRoom.filter(({ isMe }) => !isMe), ...inRoom.filter(({ isMe }) => isMe)];
  const sharing = ordered.find(({ one }) => one.media.screen);
  const screen = sharing?.isMe ? own.screen : sharing && seen.get(sharing.one.person_id)?.screen;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {sharing && screen && (
        <Box sx={{ ...tileStyle, aspectRatio: '16 / 9' }}>
          <StreamVideo stream={screen} label={`Screen of ${sharing.name}`} isMuted fit="contain" />
          <Caption name={sharing.isMe ? 'Your screen' : `${sharing.name}’s screen`} />
        </Box>
      )}
      <Box
        component="ul"
        aria-label="In the room"
        sx={{
          ...plainList,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: columns(Math.min(2, ordered.length)),
            sm: columns(sharing ? ordered.length : (COLUMNS[ordered.length] ?? 2)),
          },
          ...(ordered.length === 1 && { maxWidth: 480 }),
        }}
      >
        {ordered.map((shown) => (
          <Tile key={shown.one.person_id} {...shown} own={own} seen={seen.get(shown.one.person_id)} />
        ))}
      </Box>
    </Box>
  );
}

/** Beside each other, by how many people there are, where there is room; in one row below a screen. */
const COLUMNS: Record<number, number> = { 0: 1, 1: 1, 3: 3 };
const columns = (count: number) => `repeat(${Math.max(1, count)}, minmax(0, 1fr))`;

interface TileProps {
  readonly name: string;
  readonly one: LivePresent;
  readonly isMe: boolean;
  readonly own: OwnState;
  readonly seen: Seen | undefined;
}

function Tile({ name, one, isMe, own, seen }: TileProps) {
  const media = isMe ? own.media : one.media;
  const called = isMe ? `${name} (you)` : name;
  const stream = isMe ? own.camera : seen?.picture;
  const isLost = !isMe && (!one.is_connected || (seen !== undefined && !seen.isConnected));
  return (
    <Box component="li" sx={tileStyle}>
      <Box aria-hidden sx={initialsStyle}>
        {initialsOf(name)}
      </Box>
      {stream && (
        <StreamVideo
          stream={stream}
          label={`Picture of ${called}`}
          isMuted={isMe}
          isMirrored={isMe}
          isHidden={!media.camera}
        />
      )}
      <Caption
        name={called}
        note={isLost ? (one.is_connected ? 'connecting' : 'connection lost') : undefined}
      >
        {!media.microphone && <MicOff titleAccess="Microphone off" sx={{ fontSize: 18 }} />}
        {media.hand && <Hand titleAccess="Hand raised" sx={{ fontSize: 18 }} />}
      </Caption>
    </Box>
  );
}

interface CaptionProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly children?: React.ReactNode;
}

function Caption({ name, note, children }: CaptionProps) {
  return (
    <Box sx={captionStyle}>
      <Typography variant="body2" noWrap>
        {name}
        {note && ` · ${note}`}
      </Typography>
      {children}
    </Box>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([letter]) => letter ?? '')
    .filter((_, nth, all) => nth === 0 || nth === all.length - 1)
    .join('')
    .toUpperCase();

const tileStyle = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
} as const;

const initialsStyle = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  typography: 'h2',
  color: 'text.secondary',
} as const;

/** Readable over any picture. */
const captionStyle = {
  position: 'absolute',
  left: 8,
  bottom: 8,
  maxWidth: 'calc(100% - 16px)',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: 1,
  color: 'text.primary',
  bgcolor: 'background.paper',
} as const;
