import { phraseList, wordSet } from '../../language/vocabulary/word-list.ts';

export const resultCues = phraseList(`
  as a result
  the result was
  the results were
  the outcome was
  the effect was
  in the end
  at the end it
  at the end we
  at the end they
  at the end everyone
  at the end everybody
  at the end nobody
  since then
  from then on
  ever since
  never happened again
  has not happened again
  never came back
  never came up again
  that way
  this way
  so that
  it paid off
  back to normal
  thanked me
  thanked us
  i learned that
  i learned to
  i learned how
  i learned from
  i learnt that
  i learnt to
  i learnt how
  i learnt from
  what i learned
  worked well
  it worked
  and that worked
  made it in time
  made it on time
  made it more or less
  just made it
  just about made it
  did best
  worked best
  did it right
  got it right
  all by herself
  all by himself
  all by themselves
`);

/** Say what one thing brought about: an outcome where something was done before, else a part of the problem. */
export const consequenceCues = phraseList(`
  result in
  ended up
  turned out well
  turned out fine
  turned out good
  turned out great
  turned out right
  turned out better
  turned out to work
  as planned
  which means
  which meant
  this meant
  that meant
  led to
`);

/** The effect somebody expects of an imagined or technical answer. */
export const expectedResultCues = phraseList(`
  to make sure
  to be sure
  to see if
  to see whether
  to find out
  to ensure
  to avoid
  to prevent
  in order to
  so the
  so we
  so they
  so it
  so nobody
  so everyone
  so users
  so customers
  so i can
  so i know
  until
  which would
  this would
  that would
  it would
  would show
  would tell
  would mean
  will show
  will tell
  then i know
  then we know
  tells me
  tells us
  shows me
  shows you
  shows them
  shows whether
  shows us
  means that
  leads to
  otherwise
  the goal is
  the aim is
  makes it easier
  makes it clear
  proves that
  the reason is
`);

/** Say that something is other than it was; an outcome only where something was done before. */
export const changeCues = phraseList(`
  down to
  went down
  go down
  went up
  came down
  gone down
  no longer
  not a single
  than before
  than the year before
  than the month before
  than the week before
  was happy
  were happy
  was satisfied
`);

/** Something got more, less or other. */
export const changeVerbs = wordSet(`
  cut reduce drop fall rise grow increase decrease improve save double halve triple shrink speed lower raise prevent
  avoid eliminate recover succeed renew
`);

/** Something came to its end, where it is not "I" who did it. */
export const completionVerbs = wordSet(`
  fix solve resolve stop finish ship release launch deliver merge renew sign win close accept agree approve stay
  complete adopt pass succeed cancel thank
`);

export const comparatives = wordSet(`
  faster quicker slower shorter fewer less lower higher better happier easier smaller larger safer gone stable zero
  happy satisfied quiet live done correct
`);

export const beVerbs = wordSet('is are was were be been became become got went');

/** What a thing that is in order does. */
export const running = wordSet('work run open ring print load');
