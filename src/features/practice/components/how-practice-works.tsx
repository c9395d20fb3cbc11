import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Engine } from '../../../../openapi/gen/types.gen.ts';
import { EngineNote } from '../../../capabilities/interview/engine-note.tsx';
import { codeRules, exactRule } from '../../../capabilities/interview/words.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** Who looks at the answers, in one line, and the rest for who opens it. */
export function HowPracticeWorks({ engine }: { readonly engine: Engine }) {
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        Evaluated by {engine.label}.
      </Typography>
      <Disclosure summary="How practice works">
        <Stack spacing={2} sx={{ py: 1 }}>
          <Typography>
            The clock starts with the first question, and pauses cost nothing. Where evidence is missing, one
            follow-up may ask for it. You can skip any question and retry an answer twice.
          </Typography>
          <EngineNote engine={engine} />
          <Typography>Multiple choice: {exactRule}</Typography>
          <Typography>Coding: {codeRules.practice}</Typography>
          <Typography>
            Your answers with their recordings, a text you paste, and the report are kept in your account.{' '}
            <TextLink to={paths.legal.privacy}>Privacy</TextLink>
          </Typography>
        </Stack>
      </Disclosure>
    </div>
  );
}
