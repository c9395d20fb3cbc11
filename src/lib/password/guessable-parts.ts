/** Runs of neighbouring keys on the usual keyboards, both ways. */
export const keyboardRuns: readonly string[] = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  '1qaz2wsx3edc4rfv',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Words that most guessed passwords are made of. */
export const commonWords: readonly string[] = (
  'password passwort passwd secret login admin administrator welcome letmein access master default changeme ' +
  'user test temp guest hello iloveyou love lovely forever family mother father baby angel princess prince queen ' +
  'king dragon monkey tiger lion wolf eagle horse shadow hunter killer batman superman spiderman pokemon naruto ' +
  'starwars matrix sunshine summer winter spring autumn january february march april june july august september ' +
  'october november december monday tuesday wednesday thursday friday saturday sunday football baseball basketball ' +
  'hockey soccer tennis golf liverpool arsenal chelsea barcelona madrid london paris berlin america england flower ' +
  'orange purple yellow silver golden black white green blue banana cookie chocolate coffee pepper ginger cheese ' +
  'computer internet google facebook samsung apple windows linux office company server network security interview ' +
  'candidate candor recruiter career work thomas michael daniel jordan charlie ashley jessica michelle jennifer ' +
  'robert andrew joshua matthew george david martin anna maria nicole william james money lucky star dream magic ' +
  'freedom whatever nothing please trust heaven jesus blessed hello this that with have from your mine the and for'
).split(' ');
