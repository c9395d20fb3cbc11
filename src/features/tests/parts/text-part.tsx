import type { TestText } from '../../../../openapi/gen/types.gen.ts';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { textOf } from '../items.ts';
import type { ItemPartProps } from './item-part.ts';

const MOST = 600;

const anchors = [
  ['1', 'A weak answer (1)'],
  ['3', 'A fair answer (3)'],
  ['5', 'A strong answer (5)'],
] as const;

/** The anchors that an answer in words is held against. */
export function TextPart({ item, onChange, problemOf }: ItemPartProps) {
  const text = textOf(item);
  const change = (next: Partial<TestText>) => onChange({ text: { ...text, ...next } });
  return (
    <>
      {anchors.map(([anchor, label]) => (
        <LongTextField
          key={anchor}
          label={label}
          value={text.anchors[anchor]}
          maxLength={MOST}
          minRows={2}
          error={problemOf(`text.anchors.${anchor}`)}
          onChange={(value) => change({ anchors: { ...text.anchors, [anchor]: value.slice(0, MOST) } })}
        />
      ))}
      <FilterChoice
        label="Type"
        value={text.type}
        onChange={(type) => change({ type: type as TestText['type'] })}
      >
        <option value="behavioural">Behavioral</option>
        <option value="situational">Situational</option>
        <option value="technical">Technical</option>
      </FilterChoice>
    </>
  );
}
