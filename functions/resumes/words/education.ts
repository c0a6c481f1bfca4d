export { DEGREES, SHORT_DEGREES } from './education/degrees.ts';
export { SCHOOLS, SHORT_SCHOOLS } from './education/schools.ts';
