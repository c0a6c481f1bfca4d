import type { Location } from '../../model/job.ts';

/** Whether it is known where a place is; of one that only has its words nothing is, such as how far from it somebody lives. */
export const isRecognised = ({ city, country, geometry }: Location): boolean => Boolean(geometry ?? country ?? city);

/** The city of a place; of one whose parts are not known, what stands before the first comma. */
export const cityOf = ({ city, formatted }: Location): string => city || (formatted.split(',')[0] ?? '').trim();
