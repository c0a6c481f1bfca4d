/** What a file input takes: endings such as `.pdf`, or types such as `image/png` and `image/*`. */
export type Accepted = readonly string[];

/** What may be uploaded (1-product, section 5); the sizes are the widget's own. */
export const UPLOADS = {
  resume: ['.pdf', '.doc', '.docx'],
  sheet: ['.csv', '.xlsx'],
  picture: ['image/png', 'image/jpeg'],
} as const satisfies Record<string, Accepted>;

/** The most that an upload may weigh unless told, in megabytes. */
export const MAX_MEGABYTES = 10;

const fits = (file: Pick<File, 'name' | 'type'>, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
};

/** What is wrong with a file, in the words of the product (1-product, section 5); undefined when nothing is. */
export const wrongWith = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  accepted: Accepted,
  maxMegabytes: number,
): string | undefined => {
  if (!accepted.some((rule) => fits(file, rule))) return 'File type is not allowed.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > maxMegabytes * 1024 * 1024) return `File size exceed ${maxMegabytes}Mb.`;
  return undefined;
};
