import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { RubricCompetency, TestSummary } from '../../../../openapi/gen/types.gen.ts';
import { getTestVersionOptions, listTestsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canBeTold } from '../../../components/form/use-form.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { type Chosen, fromTest } from '../design.ts';

interface CompanyTestsProps {
  readonly competencies: readonly RubricCompetency[];
  readonly chosen: readonly Chosen[];
  /** For items whose competency the rubric does not have. */
  readonly competencyId: string;
  readonly onAdd: (...questions: readonly Chosen[]) => void;
}

/** As many questions as one interview asks. */
const MOST = 20;

/** The company's published tests; adding one adds its items as they stand in the newest version. */
export function CompanyTests({ competencies, chosen, competencyId, onAdd }: CompanyTestsProps) {
  const [q, setQ] = useState('');
  const [failure, setFailure] = useState('');
  const queries = useQueryClient();
  const query = { page_size: 60, published: true, sort: 'title', q: useDeferredValue(q) } as const;
  const tests = useQuery({ ...listTestsOptions({ query }), placeholderData: keepPreviousData });
  const add = async ({ _id: test_id, version }: TestSummary) => {
    setFailure('');
    try {
      const found = await queries.fetchQuery(getTestVersionOptions({ path: { test_id, version } }));
      const items = fromTest(found, competencies, competencyId).filter(
        ({ key }) => !chosen.some((one) => one.key === key),
      );
      if (chosen.length + items.length > MOST) setFailure(`An interview asks up to ${MOST} questions.`);
      else onAdd(...items);
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setFailure(error.text);
    }
  };
  const isAdded = ({ _id }: TestSummary) => chosen.some(({ test }) => test?.test_id === _id);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mt: 1 }}>
      <OutlinedInput
        type="search"
        size="small"
        value={q}
        placeholder="Search tests"
        inputProps={{ 'aria-label': 'Search tests', maxLength: 200 }}
        onChange={(event) => setQ(event.target.value)}
      />
      {failure && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {failure}
        </Typography>
      )}
      <Loaded query={tests} errorTitle="The tests could not be loaded" rows={4} rowHeight={32}>
        {({ items }) =>
          items.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {q ? 'No published test matches.' : 'No test is published yet.'}{' '}
              <TextLink to={paths.recruiter.tests}>Tests</TextLink>
            </Typography>
          ) : (
            <Box component="ul" aria-label="Tests" sx={plainList}>
              {items.map((one) => (
                <TestRow key={one._id} test={one} isAdded={isAdded(one)} onAdd={() => void add(one)} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Box>
  );
}

interface TestRowProps {
  readonly test: TestSummary;
  readonly isAdded: boolean;
  readonly onAdd: () => void;
}

function TestRow({ test: { title, version }, isAdded, onAdd }: TestRowProps) {
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          v{version}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={isAdded}
        aria-label={isAdded ? `Added: ${title}` : `Add: ${title}`}
        onClick={onAdd}
        sx={{ minWidth: 32, px: 0 }}
      >
        {isAdded ? '✓' : '+'}
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
