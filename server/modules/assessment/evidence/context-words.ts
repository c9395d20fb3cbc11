import { phraseList, wordSet } from '../language/vocabulary/word-list.ts';

export const monthNames = wordSet(
  'january february march april may june july august september october november december',
);

/** When something was that is over. */
export const pastTimes = phraseList(`
  in my last
  in my old
  in my previous
  in my first
  at my last
  at my old
  at my previous
  at my first
  last year
  last month
  last week
  last summer
  last winter
  last spring
  last autumn
  last quarter
`);

/** Where, and in what situation. Each stands for itself. */
export const settingCues = phraseList(`
  this year
  at the time
  at that time
  at that point
  back then
  at a company
  at a previous
  at university
  at college
  at school
  at a bank
  at a startup
  on a project
  in a project
  while working
  i was responsible
  i was on call
  i was asked
  i was in charge
  i worked at
  i worked in
  i worked for
  i worked as
  i used to work
  i had just joined
  i had just started
  i joined
  there was
  there were
  our team was
  my team was
  our company was
  my manager asked
  my boss asked
  a customer called
  a customer wrote
  a client called
  a client wrote
  the situation was
  the problem was
  the context was
  the background was
`);

/** Say a setting only where something is told that happened. */
export const toldSettingCues = phraseList(`
  in my
  in our
  at my
  at our
  for my
  for our
  on my team
  on our team
  during
  while i was
  while we were
  years back
  year back
  when i
  when we
  when the
  when a
  when my
  when our
  when one
  when it
  when users
  when customers
  one day
  one morning
  one evening
  one friday
  one monday
  i once
  we once
  once a
  once when
  before the
  after the
  after a
  shortly before
  shortly after
`);

/** "In my opinion" and "in the end" are no places. */
export const opinionWords = wordSet(
  'opinion view mind head eyes experience case favour favor own end least most best whole way sense next',
);

/** The conditions somebody lets an imagined or technical answer rest on. */
export const conditionCues = phraseList(`
  if
  assuming
  assume
  suppose
  supposing
  provided that
  given that
  in case
  in that case
  in this case
  in this situation
  in such a situation
  depends on
  depending on
  unless
  as long as
  when
  while
  for example
  for instance
  such as a
  the problem is
  the question is
  the risk is
  at this point
`);
