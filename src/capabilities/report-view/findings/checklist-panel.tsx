import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  Checklist,
  ChecklistItem,
  ConceptMark,
  EvidenceSpan,
} from '../../../../openapi/gen/types.gen.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { CheckSwatch } from '../checks/check-swatch.tsx';
import { FoundMark } from '../checks/found-mark.tsx';
import { isShown } from '../checks/is-shown.ts';
import { EvidenceQuote } from '../transcript/evidence-quote.tsx';
import { checklistTitle, isUnclear, whyCounted, whyUnclear } from './not-counted.ts';
import { spokenConcepts } from './spoken-concepts.ts';

/** What was found in the answers to one question, with its evidence, and what is missing. */
export function ChecklistPanel({ checklist }: { readonly checklist: Checklist }) {
  return (
    <div>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {checklistTitle(checklist)}
      </Typography>
      {isUnclear(checklist) && <Typography sx={{ my: 1 }}>{whyUnclear}</Typography>}
      {checklist.note && <Typography sx={{ my: 1 }}>{checklist.note}</Typography>}
      {checklist.rests_on_claim && <Typography sx={{ my: 1 }}>{whyCounted}</Typography>}
      <Box component="ul" sx={plainList}>
        {checklist.items.map((item) => (
          <CheckLine key={item.check} item={item} checklist={checklist} />
        ))}
      </Box>
      {checklist.concepts.length > 0 && <Concepts concepts={checklist.concepts} />}
    </div>
  );
}

interface CheckLineProps {
  readonly item: ChecklistItem;
  readonly checklist: Checklist;
}

function CheckLine({ item, checklist }: CheckLineProps) {
  const { concepts } = checklist;
  const isOfConcepts = item.check === 'concepts';
  // Why it is not counted stands once, above all of them.
  const isToldAbove = isUnclear(checklist) && isShown(item);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="span" sx={{ pt: 0.5 }}>
        <CheckSwatch check={item.check} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{item.label}</Typography>
          <FoundMark
            found={item.found}
            isShown={isShown(item)}
            isTooFew={isOfConcepts && spokenConcepts(concepts).length > 0}
          />
        </Box>
        {item.missing && !isToldAbove && (
          <Typography variant="body2" color="textSecondary">
            {item.missing}
          </Typography>
        )}
        {isOfConcepts && concepts.length > 0 && (
          <Typography variant="body2">
            {countOf(concepts)} concepts by their words
            <Box component="span" sx={{ displayPrint: 'none' }}>
              ; they stand below
            </Box>
            .
          </Typography>
        )}
        {!isOfConcepts && <Quotes spans={item.evidence} />}
      </Box>
    </Box>
  );
}

/** Some of the concepts are enough for the check, so that found does not mean all of them. */
const countOf = (concepts: readonly ConceptMark[]) =>
  `${spokenConcepts(concepts).length} of ${concepts.length}`;

/** A list of wordings can show that something was said, never that it was not. */
function Concepts({ concepts }: { readonly concepts: readonly ConceptMark[] }) {
  const others = concepts.filter(({ found }) => !found);
  return (
    <Disclosure
      summary={`Concepts of this question: ${countOf(concepts)} by their words`}
      sx={{ mt: 2, displayPrint: 'none' }}
    >
      <Box component="ul" sx={plainList}>
        {concepts
          .filter(({ found }) => found)
          .map(({ _id, label, by_result, evidence }) => (
            <Box component="li" key={_id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
              {label}
              {by_result && <Typography variant="body2">By what came of it alone</Typography>}
              <Box sx={{ pl: 2 }}>
                <Quotes spans={evidence} />
              </Box>
            </Box>
          ))}
      </Box>
      {others.length > 0 && <OtherConcepts labels={others.map(({ label }) => label)} />}
    </Disclosure>
  );
}

function OtherConcepts({ labels }: { readonly labels: readonly string[] }) {
  return (
    <Box sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h5" variant="subtitle2">
        Strong answers often speak of these too
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Candor knows only the wordings of the question’s author: you may have said some of these in others.
      </Typography>
      <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3 }}>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Each quote once, however often it stands in the answer: the first place of it. */
function Quotes({ spans }: { readonly spans: readonly EvidenceSpan[] }) {
  const placeOf = ({ quote }: EvidenceSpan) =>
    spans.findIndex((other) => other.quote.toLowerCase() === quote.toLowerCase());
  const once = spans.filter((span, index) => placeOf(span) === index);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, displayPrint: 'none' }}>
      {once.map((span) => (
        <EvidenceQuote key={`${span.turn_id}-${span.start}-${span.end}`} span={span} />
      ))}
    </Box>
  );
}
