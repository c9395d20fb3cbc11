import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { ColumnHead } from './column-head.tsx';
import { ComparedCell } from './compared-cell.tsx';
import { FOUND_BY, foundByWords, rowKey, type ShownComparison } from './compared-words.ts';
import { Quotes } from './quotes.tsx';

/** The same where columns would not fit: competency by competency, everybody below one another. */
export function ComparedCards({ comparison, names, isHidden, open, onToggle }: ShownComparison) {
  const { competencies, columns } = comparison;
  return (
    <>
      <Box component="ul" aria-label="Without results" sx={{ ...plainList, display: 'grid', gap: 1, mb: 1 }}>
        {columns.map((column, at) =>
          column.cells ? null : (
            <li key={column.session_id}>
              <ColumnHead column={column} name={names[at] ?? ''} isHidden={isHidden} />
            </li>
          ),
        )}
      </Box>
      {competencies.map(({ _id: id, name }) => (
        <Box
          key={id}
          component="section"
          aria-label={name}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}
        >
          <Typography component="h2" variant="body1" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          {columns.map(({ session_id, cells }, at) => {
            const cell = cells?.find(({ competency_id }) => competency_id === id);
            return cell ? (
              <Box key={session_id} sx={{ py: 0.5 }}>
                <Typography variant="body2">
                  {isHidden ? (
                    names[at]
                  ) : (
                    <TextLink to={paths.recruiter.review(session_id)}>{names[at]}</TextLink>
                  )}
                </Typography>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                  {FOUND_BY.map((by) => (
                    <Box key={by} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
                      <Typography variant="caption" color="textSecondary">
                        {foundByWords[by]}
                      </Typography>
                      <ComparedCell
                        cell={cell}
                        by={by}
                        label={`${name}, ${foundByWords[by]}, ${names[at]}`}
                        isOpen={open.has(rowKey(id, by))}
                        onToggle={() => onToggle(rowKey(id, by))}
                      />
                    </Box>
                  ))}
                </Box>
                {FOUND_BY.filter((by) => open.has(rowKey(id, by))).map((by) => (
                  <Quotes key={by} cell={cell} by={by} />
                ))}
              </Box>
            ) : null;
          })}
        </Box>
      ))}
    </>
  );
}
