import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CompetencyFinding } from '../../../openapi/gen/types.gen.ts';
import { AnchorsDisclosure } from './anchors/anchors-disclosure.tsx';

interface CompetencyScaleProps {
  readonly competency: CompetencyFinding;
  readonly summary: string;
}

/** What a competency is, its anchors and indicators; on paper the answers come soon, and this stays on the page. */
export function CompetencyScale({ competency, summary }: CompetencyScaleProps) {
  const { description, anchors, indicators, must_not_infer } = competency;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <AnchorsDisclosure summary={summary} about={description} anchors={anchors}>
        <TextList title="What to listen for" texts={indicators} />
        <TextList title="What must not be inferred" texts={must_not_infer} />
      </AnchorsDisclosure>
    </Box>
  );
}

interface TextListProps {
  readonly title: string;
  readonly texts: readonly string[];
}

function TextList({ title, texts }: TextListProps) {
  return (
    <>
      <Typography sx={{ fontWeight: 600, mt: 2 }}>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </>
  );
}
