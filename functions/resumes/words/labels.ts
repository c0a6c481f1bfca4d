export { ASIDES, THESES } from './labels/asides.ts';
export {
  DEGREE_COLUMNS,
  JOB_LABELS,
  LANGUAGE_LABELS,
  NAME_LABELS,
  PHONE_LABELS,
  PLACE_LABELS,
} from './labels/labels.ts';
