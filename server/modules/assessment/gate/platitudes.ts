import { phraseList } from '../language/vocabulary/word-list.ts';

/** A sentence with one of these is a commonplace, unless it also tells what somebody did. */
export const platitudes = phraseList(`
  thank you for
  thank you very much
  thanks for
  great opportunity
  wonderful opportunity
  is key
  are key
  is everything
  is essential
  is crucial
  communication is
  teamwork is
  team player
  hard worker
  hard working
  very motivated
  highly motivated
  passionate about
  result driven
  result oriented
  detail oriented
  outside the box
  the extra mile
  my best
  110
  at the end of the day
  in today's world
  needless to say
  goes without saying
  as we all know
  as everyone knows
  positive attitude
  great attitude
  humble opinion
  that being said
  generally speaking
  hard work
  always believed
  strongly believe
  truly believe
  firmly believe
`);
