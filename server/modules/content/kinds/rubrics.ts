import type { ContentField, FieldProblem } from '../../../../openapi/gen/types.gen.ts';
import { escapeHtml } from '../../../content/mails/escape-html.ts';
import {
  type Competency,
  competency as competencySchema,
  type RoleFamily,
} from '../../../content/question-bank.ts';
import { replaceCompetencies, rubricId, shippedFamilies } from '../../../content/role-families.ts';
import type { StoredTexts } from '../../../platform/database/schema/content.ts';
import { type ContentPiece, type ContentRules, linesOf, longField } from './content-kind.ts';

const fields: readonly ContentField[] = [
  { name: 'name', label: 'Competency', help: null, is_long: false },
  longField('description', 'What it is', 'One sentence.'),
  longField('indicators', 'What can be observed', 'One a line: 2 or 3.'),
  longField('must_not_infer', 'What must not be inferred', 'One a line: 1 to 5.'),
  longField('anchor_1', 'Anchor of 1'),
  longField('anchor_3', 'Anchor of 3'),
  longField('anchor_5', 'Anchor of 5'),
];

/** Of the schema's issues: which field shows them. */
const fieldOf: Readonly<Record<string, string>> = {
  indicators: 'indicators',
  mustNotInfer: 'must_not_infer',
  'anchors.1': 'anchor_1',
  'anchors.3': 'anchor_3',
  'anchors.5': 'anchor_5',
};

const trimmedLines = (text = '') => linesOf(text).map((line) => line.trim());

/** The competency that the texts make of the one in the files. */
function parsed(shipped: Competency, values: StoredTexts) {
  return competencySchema.safeParse({
    ...shipped,
    name: values['name']?.trim(),
    description: values['description']?.trim(),
    indicators: trimmedLines(values['indicators']),
    mustNotInfer: trimmedLines(values['must_not_infer']),
    anchors: { 1: values['anchor_1'], 3: values['anchor_3'], 5: values['anchor_5'] },
  });
}

function problemsOf(shipped: Competency, values: StoredTexts): FieldProblem[] {
  const issues = parsed(shipped, values).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    field: fieldOf[path.join('.')] ?? String(path[0]),
    message: `${message}.`,
  }));
}

function htmlOf({ name, description, indicators, mustNotInfer, anchors }: Competency): string {
  const items = [1, 3, 5] as const;
  const list = (texts: readonly string[]) =>
    `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
  return [
    `<h1 style="font-size:1.25rem">${escapeHtml(name)}</h1><p>${escapeHtml(description)}</p>`,
    `<h2 style="font-size:1rem">What can be observed</h2>${list(indicators)}`,
    `<h2 style="font-size:1rem">What must not be inferred</h2>${list(mustNotInfer)}`,
    `<dl>${items.map((at) => `<dt><b>${at}</b></dt><dd>${escapeHtml(anchors[at])}</dd>`).join('')}</dl>`,
  ].join('');
}

function pieceOf(family: RoleFamily, shipped: Competency): ContentPiece {
  const { name, description, indicators, mustNotInfer, anchors } = shipped;
  return {
    id: rubricId(family.id, shipped.id),
    name: `${family.name}: ${name}`,
    file: {
      name,
      description,
      indicators: indicators.join('\n'),
      must_not_infer: mustNotInfer.join('\n'),
      anchor_1: anchors[1],
      anchor_3: anchors[3],
      anchor_5: anchors[5],
    },
    fields,
    variables: [],
    problems: (values) => problemsOf(shipped, values),
    preview: (values) => ({ html: htmlOf(parsed(shipped, values).data ?? shipped), checks: [] }),
  };
}

const shippedRubrics = shippedFamilies.flatMap((family) =>
  family.competencies.map((competency) => ({ competency, piece: pieceOf(family, competency) })),
);

export const rubrics: ContentRules = {
  pieces: shippedRubrics.map(({ piece }) => piece),
  use(published) {
    const edited = shippedRubrics.flatMap(({ competency, piece }) => {
      const values = published.get(piece.id);
      // What an upgrade made impossible is none any more: the file's holds.
      const today = values && parsed(competency, { ...piece.file, ...values }).data;
      return today ? [[piece.id, today] as const] : [];
    });
    replaceCompetencies(new Map(edited));
  },
};
