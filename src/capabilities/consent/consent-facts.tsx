import Box from '@mui/material/Box';
import type { ConsentText } from '../../../openapi/gen/types.gen.ts';
import { Fact, Facts } from '../../components/facts.tsx';

/** What is captured, who sees it, and for how long. */
export function ConsentFacts({ consent }: { readonly consent: ConsentText }) {
  return (
    <Facts>
      <Fact term="Captured, and what is not">
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {consent.captured.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Box>
      </Fact>
      <Fact term="Who sees it">{consent.seen_by}</Fact>
      <Fact term="How long">{consent.kept_for}</Fact>
    </Facts>
  );
}
