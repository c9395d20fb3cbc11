import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';

/** The key that a text of the address is, if it is one. */
export const keyIn =
  <Name extends string>(names: Readonly<Record<Name, string>>) =>
  (text = ''): Name | undefined =>
    (Object.keys(names) as Name[]).find((name) => name === text);

interface NamesChoiceProps {
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** What is chosen where nothing is. */
  readonly any?: string;
}

/** One of what a log has names for. */
export function NamesChoice({ label, names, value = '', onChange, any = 'Any' }: NamesChoiceProps) {
  return (
    <FilterChoice label={label} value={value} onChange={onChange}>
      <option value="">{any}</option>
      {Object.entries(names).map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </FilterChoice>
  );
}
