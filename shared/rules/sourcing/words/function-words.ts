import { entries } from './entries.ts';

/** English words that only join others. */
export const FUNCTION_WORDS = entries`
  a
  an
  the
  of
  in
  on
  at
  to
  for
  with
  using
  and
  as
  by
  from
  is
  are
  be
  been
  have
  has
  had
  having
  who
  that
  this
  these
  our
  your
  their
  its
  you
  we
  will
  i
`;
