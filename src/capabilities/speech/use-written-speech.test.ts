import { expect, it } from 'vitest';
import { withTranscript } from './use-written-speech.ts';

it.each([
  ['nothing', '', 'Yes.', 'Yes.'],
  ['other words', 'First this. \n', 'Yes.', 'First this.\nYes.'],
  ['words that hold it', 'It took two days in all.', 'two days', 'It took two days in all.\ntwo days'],
  ['the same words', 'Yes.', 'Yes.', 'Yes.\nYes.'],
])('what was said stands behind %s', (_what, text, transcript, expected) =>
  expect(withTranscript(text, { transcript, mayStandThere: false, later: [] })).toBe(expected),
);

it.each([
  ['not a second time where it stands last', 'First this.\nYes.\n', 'First this.\nYes.\n'],
  ['not a second time where it stands alone', 'Yes.', 'Yes.'],
  ['behind what only ends in the same word', 'He said: Yes.', 'He said: Yes.\nYes.'],
  ['not a second time where more was typed behind it', 'Yes.\nAnd then.', 'Yes.\nAnd then.'],
])('what an earlier page may have put there stands there %s', (_where, text, expected) =>
  expect(withTranscript(text, { transcript: 'Yes.', mayStandThere: true, later: [] })).toBe(expected),
);

it.each([
  ['before what was said later', 'Typed.\nSecond.\nThird.', 'Typed.\nFirst.\nSecond.\nThird.'],
  ['before it where nothing was typed', 'Second.', 'First.\nSecond.'],
  ['at the end where that was corrected', 'Typed.\nA second.', 'Typed.\nA second.\nFirst.'],
])('what was said first stands %s', (_where, text, expected) =>
  expect(
    withTranscript(text, { transcript: 'First.', mayStandThere: true, later: ['Third.', 'Second.'] }),
  ).toBe(expected),
);
