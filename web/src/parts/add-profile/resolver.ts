import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { Profile } from '../../../../shared/model/candidate.ts';
import { checkValues, type ProfileValues } from './form-values.ts';

/** Lets the contract's own rules judge the form, each problem shown at its field. */
export const resolveProfile: Resolver<ProfileValues, unknown, Profile> = (values) => {
  const checked = checkValues(values);
  if ('profile' in checked) return { values: checked.profile, errors: {} };
  const errors: FieldErrors<ProfileValues> = {};
  for (const { field, message } of checked.problems.toReversed()) set(errors, field, { type: 'value', message });
  return { values: {}, errors };
};
