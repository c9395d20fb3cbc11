import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type {
  BankQuestion,
  ListBankQuestionsData,
  RubricCompetency,
} from '../../../../openapi/gen/types.gen.ts';
import { listBankQuestionsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { type Chosen, fromBank, nextGap } from '../design.ts';
import { typeWords } from '../words.ts';
import { CompanyTests } from './company-tests.tsx';
import { OwnQuestionForm } from './own-question-form.tsx';

interface LibraryProps {
  readonly workspaceId: string;
  readonly competencies: readonly RubricCompetency[];
  readonly chosen: readonly Chosen[];
  readonly onAdd: (...questions: readonly Chosen[]) => void;
}

type Source = keyof typeof sources;

const sources = { bank: 'From the bank', tests: 'From tests', own: 'Write one' } as const;

type Type = NonNullable<NonNullable<ListBankQuestionsData['query']>['type']>;

/** What can be asked: questions of the bank, tests, and own ones. */
export function Library({ workspaceId, competencies, chosen, onAdd }: LibraryProps) {
  const [source, setSource] = useState<Source>('bank');
  const [target, setTarget] = useState('');
  const of = target || nextGap(chosen, competencies);
  const add = (...questions: readonly Chosen[]) => {
    onAdd(...questions);
    setTarget('');
  };
  return (
    <Panel
      title="Questions"
      action={
        <span>
          {Object.entries(sources)
            .filter(([one]) => one !== source)
            .map(([one, words]) => (
              <Button key={one} variant="text" onClick={() => setSource(one as Source)}>
                {words}
              </Button>
            ))}
        </span>
      }
    >
      <FilterChoice label="For" value={of} onChange={setTarget}>
        {competencies.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      {source === 'own' && <OwnQuestionForm competencyId={of} onAdd={add} />}
      {source === 'tests' && (
        <CompanyTests competencies={competencies} chosen={chosen} competencyId={of} onAdd={add} />
      )}
      {source === 'bank' && (
        <BankQuestions workspaceId={workspaceId} chosen={chosen} onAdd={(one) => add(fromBank(one, of))} />
      )}
    </Panel>
  );
}

interface BankQuestionsProps extends Pick<LibraryProps, 'workspaceId' | 'chosen'> {
  readonly onAdd: (question: BankQuestion) => void;
}

function BankQuestions({ workspaceId, chosen, onAdd }: BankQuestionsProps) {
  const [q, setQ] = useState('');
  const [family, setFamily] = useState('');
  const [type, setType] = useState<Type | ''>('');
  const search = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: 'Search questions', act: () => search.current?.focus() }]);
  const query = {
    page_size: 60,
    q: useDeferredValue(q),
    ...(family && { role_family: family }),
    ...(type && { type }),
  };
  const found = useQuery({
    ...listBankQuestionsOptions({ path: { workspace_id: workspaceId }, query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mt: 1 }}>
      <OutlinedInput
        inputRef={search}
        type="search"
        size="small"
        value={q}
        placeholder="Search questions"
        inputProps={{ 'aria-label': 'Search questions', maxLength: 200 }}
        onChange={(event) => setQ(event.target.value)}
      />
      <FilterChoice label="Role" value={family} onChange={setFamily}>
        <option value="">All</option>
        {found.data?.role_families.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label="Type" value={type} onChange={(value) => setType(value as Type | '')}>
        <option value="">All</option>
        {Object.entries(typeWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </FilterChoice>
      <Loaded query={found} errorTitle="The questions could not be loaded" rows={6} rowHeight={32}>
        {({ items, total }) => (
          <>
            <Typography role="status" variant="body2" color="textSecondary">
              {total === 1 ? '1 question' : `${total} questions`}
            </Typography>
            <Box component="ul" aria-label="Bank" sx={{ ...plainList, ...listStyle }}>
              {items.map((one) => (
                <QuestionRow
                  key={one._id}
                  question={one}
                  isChosen={chosen.some(({ bankId }) => bankId === one._id)}
                  onAdd={() => onAdd(one)}
                />
              ))}
            </Box>
          </>
        )}
      </Loaded>
    </Box>
  );
}

interface QuestionRowProps {
  readonly question: BankQuestion;
  readonly isChosen: boolean;
  readonly onAdd: () => void;
}

function QuestionRow({ question, isChosen, onAdd }: QuestionRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" title={question.prompt} sx={promptStyle}>
          {question.prompt}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block', lineHeight: 1.4 }}>
          {typeWords[question.type]} · {question.competency.name}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={isChosen}
        aria-label={isChosen ? `Added: ${question.prompt}` : `Add: ${question.prompt}`}
        onClick={onAdd}
        sx={{ minWidth: 32, px: 0 }}
      >
        {isChosen ? '✓' : '+'}
      </Button>
    </Box>
  );
}

const listStyle = {
  maxHeight: { xs: 320, md: 'calc(100vh - 380px)' },
  minHeight: 200,
  overflowY: 'auto',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const promptStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
