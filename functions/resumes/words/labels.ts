export { ASIDES, THESES } from './labels/asides.ts';
export {
  DEGREE_COLUMNS,
  EMPLOYER_LABELS,
  JOB_LABELS,
  LANGUAGE_LABELS,
  NAME_LABELS,
  PHONE_LABELS,
  PLACE_LABELS,
  POSITION_LABELS,
  STUDY_LABELS,
  TIME_LABELS,
} from './labels/labels.ts';
