import type {
  CompanyReason,
  CompanyReasonChange,
  CompanyReasonRequest,
  DecisionKind,
  FieldProblem,
} from '../../../openapi/gen/types.gen.ts';
import { decisionKinds, decisionReasons } from '../../content/decision-reasons.ts';
import { missing } from '../../platform/problem.ts';

/** More would be no list to choose from. */
const MOST_OF_A_KIND = 50;

export interface StoredReason {
  readonly id: string;
  readonly kind: DecisionKind;
  /** Null for a built-in one. */
  readonly label: string | null;
  readonly isProcess: boolean;
  readonly isOffered: boolean;
  readonly place: number;
}

/** The reasons of a company from what it stored: a built-in one that it never placed stands behind the others. */
export function reasonsFrom(stored: readonly StoredReason[]): CompanyReason[] {
  const builtIn = decisionReasons.map((reason) => ({ ...reason, is_built_in: true, is_offered: true }));
  const placed = stored.toSorted((one, other) => one.place - other.place).flatMap(readStored);
  const ids = new Set(placed.map(({ _id }) => _id));
  const all = [...placed, ...builtIn.filter(({ _id }) => !ids.has(_id))];
  return decisionKinds.flatMap((kind) => all.filter((reason) => reason.kind === kind));
}

/** None for a built-in one that there is no more. */
function readStored({ id, kind, label, isProcess, isOffered }: StoredReason): CompanyReason[] {
  const builtIn = decisionReasons.find(({ _id }) => _id === id);
  if (builtIn) return [{ ...builtIn, is_built_in: true, is_offered: isOffered }];
  if (label === null) return [];
  return [{ _id: id, kind, label, is_process: isProcess, is_built_in: false, is_offered: isOffered }];
}

type Changed = { readonly reasons: CompanyReason[] } | { readonly problem: FieldProblem };

/** The reasons of the kind with one more. */
export function withReason(
  all: readonly CompanyReason[],
  _id: string,
  { kind, label, is_process = false }: CompanyReasonRequest,
): Changed {
  const reasons = all.filter((reason) => reason.kind === kind);
  if (reasons.length >= MOST_OF_A_KIND)
    return { problem: { field: 'label', message: `${MOST_OF_A_KIND} reasons are the most.` } };
  const problem = labelProblem(reasons, label);
  if (problem) return { problem };
  const isProcess = kind === 'reject' && is_process;
  const added = { _id, kind, label: label.trim(), is_process: isProcess };
  return { reasons: [...reasons, { ...added, is_built_in: false, is_offered: true }] };
}

/** The reasons of a reason's kind with one of them changed. */
export function withChange(
  all: readonly CompanyReason[],
  reason: CompanyReason,
  { label, is_process, is_offered = reason.is_offered, place }: CompanyReasonChange,
): Changed {
  const others = all.filter(({ kind, _id }) => kind === reason.kind && _id !== reason._id);
  const isOwnWord = label !== undefined || is_process !== undefined;
  if (isOwnWord && reason.is_built_in)
    return { problem: { field: 'label', message: 'A built-in reason keeps its words.' } };
  const problem = label === undefined ? undefined : labelProblem(others, label);
  if (problem) return { problem };
  if (!(is_offered || others.some((other) => other.is_offered)))
    return { problem: { field: 'is_offered', message: 'Keep one reason of each kind.' } };
  const changed = {
    ...reason,
    is_offered,
    label: label?.trim() ?? reason.label,
    is_process: reason.kind === 'reject' && (is_process ?? reason.is_process),
  };
  const before = all.filter(({ kind }) => kind === reason.kind).indexOf(reason);
  return { reasons: others.toSpliced(place === undefined ? before : place - 1, 0, changed) };
}

function labelProblem(others: readonly CompanyReason[], label: string): FieldProblem | undefined {
  const words = label.trim();
  if (words === '') return missing('label');
  const isTaken = others.some((other) => other.label.toLowerCase() === words.toLowerCase());
  return isTaken ? { field: 'label', message: 'You have this reason already.' } : undefined;
}
