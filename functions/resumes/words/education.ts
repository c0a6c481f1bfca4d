export { DEGREES } from './education/degrees.ts';
export { SCHOOLS } from './education/schools.ts';
