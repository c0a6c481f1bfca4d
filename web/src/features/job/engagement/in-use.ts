/** How many are being emailed, with these emails or with earlier ones; empty where nobody is. */
export function inUseText({ current, earlier }: { readonly current: number; readonly earlier: number }): string {
  const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);
  const now = current > 0 ? [`${people(current)} ${current === 1 ? 'is' : 'are'} being sent these emails.`] : [];
  const before =
    earlier > 0 ? [`${people(earlier)} still ${earlier === 1 ? 'gets' : 'get'} earlier emails of this job.`] : [];
  return [...now, ...before].join(' ');
}
