export { DEGREES } from './education/degrees.ts';
export { IDEOGRAPHIC_SCHOOLS, SCHOOLS, SHORT_SCHOOLS } from './education/schools.ts';
export { IDEOGRAPHIC_DEGREES, SHORT_DEGREES } from './education/short-degrees.ts';
