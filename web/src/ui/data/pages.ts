/** The pages a pager shows: the first, the last, those around the present one; a gap of more than one is 'gap'. */
export const pagesShown = (page: number, count: number): (number | 'gap')[] => {
  const wanted = new Set([1, count, page - 1, page, page + 1]);
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (let each = 1; each <= count; each += 1) {
    const aloneBetween = wanted.has(each - 1) && wanted.has(each + 1);
    if (!wanted.has(each) && !aloneBetween) continue;
    if (each - last > 1) shown.push('gap');
    shown.push(each);
    last = each;
  }
  return shown;
};
