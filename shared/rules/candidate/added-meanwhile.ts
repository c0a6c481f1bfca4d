/** Somebody who was added, or moved to a job, while another person added the same one. */
export interface AddedMeanwhile {
  readonly name: string;
  /** Empty where it is not known. */
  readonly jobTitle: string;
  /** Who did it, where a person of the account did and is known. */
  readonly by: string | undefined;
  readonly isMoved?: boolean;
}

/** What to say of them: of the first, and how many more there are. Empty where there are none. */
export function addedMeanwhile([first, ...more]: readonly AddedMeanwhile[]): string {
  if (!first) return '';
  const { name, jobTitle, by, isMoved } = first;
  const verb = isMoved ? 'moved' : 'added';
  const where = jobTitle ? `the job “${jobTitle}”` : 'another job';
  const others = more.length > 0 ? `, and ${more.length} more who may be the same` : '';
  return `${by ? `${by} ${verb} ${name}` : `${name} was ${verb}`} to ${where}${others}.`;
}

/** What to say of a profile that became part of another one while it was being added; the other's name where it is still there. */
export const mergedMeanwhile = (by: string, name: string | undefined): string =>
  `${by} merged it into ${name ? `the profile of ${name}` : 'a profile that is no longer here'}.`;
