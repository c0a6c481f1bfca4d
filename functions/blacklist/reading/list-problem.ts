/** Why a file is no list. */
export type ListProblemCode = 'LIST_NOT_READABLE' | 'LIST_TOO_LONG' | 'LIST_WITHOUT_COLUMNS' | 'LIST_EMPTY';

/** A file that is no list of people, whoever uploaded it. */
export class ListProblem extends Error {
  override name = 'ListProblem';
  readonly code: ListProblemCode;

  constructor(code: ListProblemCode) {
    super(code);
    this.code = code;
  }
}

/** A row of a file as it stands there, with its number as a spreadsheet shows it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}
