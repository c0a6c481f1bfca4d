import { anyOf } from '../../../shared/rules/any-of.ts';
import { BEFORE_TITLE } from './words/positions.ts';

/** What stands before a title and is not of it, as "Job title: " and "We're hiring a ". */
export const TITLE_PREFIX = new RegExp(
  `^${anyOf(BEFORE_TITLE)}\\s*(?:[:–—|-]\\s*|!+\\s*|\\s(?=(?:an?|une?|eine?n?)\\s))(?:(?:an?|une?|eine?n?)\\s+)?`,
  'iu',
);

const ALONE = new RegExp(`^${anyOf(BEFORE_TITLE)}$`, 'iu');

/** Whether a text is what stands before titles, and so no name. */
export const isBeforeTitle = (text: string): boolean => ALONE.test(text.trim());
