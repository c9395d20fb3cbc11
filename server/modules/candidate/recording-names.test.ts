import { expect, it } from 'vitest';
import { interviewName, soundFileName } from './recording-names.ts';

const practice = { roleFamily: 'Software engineering', title: null, company: null, questionNumber: 2 };
const hiring = { ...practice, title: 'Développeur (m/f)', company: 'Acme & Söhne' };
const sound = {
  id: 'jhtcMherJctzj_s5OhrfGw',
  contentType: 'audio/webm;codecs=opus',
  begunAt: new Date('2026-11-22T12:23:00Z'),
};

it('names the interview as its candidate knows it', () => {
  expect(interviewName(practice)).toBe('Practice, Software engineering');
  expect(interviewName(hiring)).toBe('Développeur (m/f), Acme & Söhne');
});

it.each([
  [practice, 'recording-2026-11-22-practice-software-engineering-question-2-jhtcMher.webm'],
  [hiring, 'recording-2026-11-22-developpeur-m-f-acme-sohne-question-2-jhtcMher.webm'],
  [{ ...hiring, title: '开发者', company: '公司' }, 'recording-2026-11-22-question-2-jhtcMher.webm'],
])('names the file in letters that every file system takes', (place, name) => {
  expect(soundFileName(place, sound)).toBe(name);
});
