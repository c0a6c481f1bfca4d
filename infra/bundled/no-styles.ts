/** Stands in for the parser of style attributes in bundles: wherever we clean HTML, styles are dropped unread. */
export const parse = (): never => {
  throw new Error('Style attributes are not parsed here');
};
