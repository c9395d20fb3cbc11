import { expect, it } from 'vitest';
import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import type { Addition } from '../../../capabilities/report-view/feedback/addition.ts';
import { openedAt, retryStart } from './retry-start.ts';

const turn = (_id: string, answer: string, outcome = 'answered') => ({ _id, answer, outcome }) as ReportTurn;
const turns = [turn('core', 'One. Two.'), turn('unclear', 'mumble', 'poor_audio'), turn('more', 'Three.')];
const addition = (turnId: string, at: number) => ({ place: { turnId, at } }) as Addition;

it('the place of an answer lies in the words of all of them, without what was not understood', () => {
  expect(retryStart(1, { turns }, addition('core', 4)).at).toBe('One.'.length);
  expect(retryStart(1, { turns }, addition('more', 6)).at).toBe('One. Two.\n\nThree.'.length);
  expect(retryStart(1, { turns }, null).at).toBe('One. Two.\n\nThree.'.length);
});

it('the caret is ready for the next sentence', () => {
  expect(openedAt('One. Two.', 4)).toEqual({ text: 'One. Two.', caret: 5 });
  expect(openedAt('One. Two.', 9)).toEqual({ text: 'One. Two. ', caret: 10 });
  expect(openedAt('One.', 0)).toEqual({ text: 'One.', caret: 0 });
});
