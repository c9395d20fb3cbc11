import { describe, expect, it } from 'vitest';
import type { PracticeOptions } from '../../../../openapi/gen/types.gen.ts';
import {
  available,
  countRefusal,
  familyOf,
  initialForm,
  refusal,
  typeRefusal,
  withinReach,
  withWishes,
} from './practice-choices.ts';

const options: PracticeOptions = {
  engine: { name: 'rules', label: 'Evidence checklist', version: '1', reason: 'AI is not configured' },
  levels: ['junior', 'mid', 'senior'],
  question_types: ['mixed', 'behavioural', 'technical'],
  question_counts: [3, 5, 8],
  job_description_max_length: 20_000,
  last: null,
  suggested_role_family: null,
  days_this_week: 0,
  role_families: [
    {
      _id: 'software',
      name: 'Software',
      description: '',
      competencies: [],
      availability: [
        { level: 'mid', question_type: 'mixed', count: 9, new_count: 9 },
        { level: 'mid', question_type: 'behavioural', count: 4, new_count: 4 },
        { level: 'mid', question_type: 'technical', count: 2, new_count: 2 },
        { level: 'junior', question_type: 'mixed', count: 5, new_count: 5 },
        { level: 'junior', question_type: 'technical', count: 5, new_count: 5 },
      ],
    },
    {
      _id: 'sales',
      name: 'Sales',
      description: '',
      competencies: [],
      availability: [{ level: 'mid', question_type: 'mixed', count: 9, new_count: 9 }],
    },
  ],
};
const software = familyOf(options, 'software');
const form = initialForm(options);

describe('practice choices', () => {
  it('starts with something that is possible', () => {
    expect(form).toMatchObject({
      roleFamily: 'software',
      level: 'mid',
      questionType: 'mixed',
      questionCount: 3,
    });
  });

  it('starts with the role family that a headline names, where it is offered', () => {
    expect(initialForm({ ...options, suggested_role_family: 'sales' }).roleFamily).toBe('sales');
    expect(initialForm({ ...options, suggested_role_family: 'x' }).roleFamily).toBe('software');
  });

  it('starts with more than a drill, where one is offered', () => {
    expect(initialForm({ ...options, question_counts: [1, 3, 5, 8] }).questionCount).toBe(3);
  });

  it('has nothing where the bank says nothing', () => {
    expect(available(software, 'senior', 'mixed')).toBe(0);
    expect(available(undefined, 'mid', 'mixed')).toBe(0);
  });

  it.each([
    [5, 9, null],
    [5, 5, null],
    [5, 4, 'Only 4 for this choice'],
    [3, 0, 'No questions for this choice'],
  ])('%i of %i → %s', (count, offered, expected) => expect(countRefusal(count, offered)).toBe(expected));

  it('refuses a type that cannot fill the smallest interview', () => {
    expect(refusal(options, 2)).toBe('Only 2 for this choice');
    expect(refusal(options, 3)).toBeNull();
  });

  it('says for which role families there is a type, where the chosen one has none of it', () => {
    expect(typeRefusal(options, form, 'technical')).toBe('Only 2 for this choice');
    expect(typeRefusal(options, { ...form, roleFamily: 'sales' }, 'technical')).toBe('Only for Software');
    expect(typeRefusal(options, { ...form, roleFamily: 'sales' }, 'mixed')).toBeNull();
  });

  it.each([
    ['role_family=sales', { roleFamily: 'sales', level: 'mid', questionType: 'mixed' }],
    ['level=junior&question_type=technical', { level: 'junior', questionType: 'technical' }],
    ['role_family=sales&question_type=technical', { roleFamily: 'sales', questionType: 'mixed' }],
    ['role_family=x&level=x&question_type=x', form],
  ])('an address that names %s', (search, chosen) =>
    expect(withWishes(options, form, new URLSearchParams(search))).toMatchObject(chosen),
  );

  it('takes the count down with the questions there are', () => {
    expect(withinReach(options, { ...form, questionType: 'behavioural' }).questionCount).toBe(3);
  });

  it('leaves a type that another level does not have', () => {
    const moved = withinReach(options, { ...form, level: 'junior', questionType: 'behavioural' });
    expect(moved).toMatchObject({ questionType: 'mixed', questionCount: 3 });
  });
});
