import { words } from '../../../../shared/rules/any-of.ts';

/** What begins a clause of a sentence, where no name in capitals follows. */
export const BEFORE_CLAUSES = words`
  // English
  under
  for
  to
  at
  with
  as
  through
  while
  // German
  unter
  für
  zur
  zum
  bei
  als
  mit
  // French
  sous
  dans
  pour
  afin
  avec
`;

/** What somebody is, has or wants. */
export const SAID_OF_PEOPLE = words`
  wants?
  can
  is
  are
  has
  have
  does
  always
  must
  will
  loves?
  likes?
`;

/** What one does in a job: two of them together are a task. */
export const TASK_VERBS = words`
  assist
  build
  coordinate
  create
  deliver
  design
  develop
  drive
  ensure
  maintain
  manage
  monitor
  perform
  prepare
  provide
  support
`;
