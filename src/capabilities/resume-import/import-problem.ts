/** Why a file cannot be imported, in words for the person. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
}
