import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LiveInterview } from '../../../openapi/gen/types.gen.ts';
import { formatAbsolute } from '../../lib/relative-time.ts';

/** A time in the zone of the reader. */
export const inOwnZone = (iso: string) => formatAbsolute(Date.parse(iso));

interface ZonedTimesProps {
  readonly time: string;
  readonly people: LiveInterview['people'];
}

/** When a time is for each of the people whose zone is known and is another one than the reader's. */
export function ZonedTimes({ time, people }: ZonedTimesProps) {
  return (
    <>
      <Box component="time" dateTime={time}>
        {inOwnZone(time)}
      </Box>
      <OtherZones time={time} people={people} />
    </>
  );
}

/** The same without the reader's own. */
export function OtherZones({ time, people }: ZonedTimesProps) {
  const own = inOwnZone(time);
  const others = people.flatMap(({ full_name, time_zone }) => {
    const theirs = time_zone && formatAbsolute(Date.parse(time), undefined, time_zone);
    return theirs && theirs !== own ? [`${full_name}: ${theirs}`] : [];
  });
  return others.length === 0 ? null : (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {others.join(' · ')}
    </Typography>
  );
}
