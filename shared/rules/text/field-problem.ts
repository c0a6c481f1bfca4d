/** One thing that is wrong with what was filled in, and the path of its field. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
