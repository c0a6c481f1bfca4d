import { VARIABLES } from '../../../../shared/rules/outreach/templates.ts';

/** Variables by what people call them. */
export const namedVariables = (keys: readonly string[]): string =>
  keys.map((key) => VARIABLES.find((variable) => variable.key === key)?.label ?? key).join(', ');
