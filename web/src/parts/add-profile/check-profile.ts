import type { Profile } from '../../../../shared/model/candidate.ts';
import type { Checked } from '../../api/form.ts';
import { phoneProblem } from '../../ui/inputs/phone-library.ts';
import { checkValues, type ProfileValues } from './form-values.ts';

/**
 * Checks a profile with its number. The number that the form opened with may be as a resume has it, without a country: it
 * is judged once it is changed.
 */
export const checkProfile =
  (openedPhone: string) =>
  async (values: ProfileValues): Promise<Checked<Profile>> => {
    const checked = checkValues(values);
    const isOpened = values.phoneNumber.trim() === openedPhone.trim();
    const message = isOpened ? undefined : await phoneProblem(values.phoneNumber);
    if (!message) return checked;
    const others = 'problems' in checked ? checked.problems : [];
    return { problems: [...others, { field: 'phoneNumber', message }] };
  };
