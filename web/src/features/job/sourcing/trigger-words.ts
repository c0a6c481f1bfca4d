import type { DataTrigger } from '../../../../../shared/model/auto-sourcing.ts';

const TRIGGERS: Record<`${DataTrigger['trigger']} ${DataTrigger['details']}`, string> = {
  'velocity absolute': 'very many profiles in a day',
  'AIDQ relative': 'profiles that match hardly any must-have',
  'clientDQ relative': 'most profiles are discarded',
  'clientDQ location': 'discarded profiles are in other places',
  'clientDQ YoE': 'discarded profiles have other experience',
  'clientDQ duplicates': 'discarded profiles were known already',
  'clientDQ absolute': 'many profiles are discarded',
  'velocity relative': 'profiles come faster than before',
  'velocity duplicates': 'many profiles come twice',
  'velocity location': 'many profiles are in other places',
  'velocity YoE': 'many profiles have other experience',
  'AIDQ absolute': 'many profiles match no must-have',
  'AIDQ duplicates': 'profiles were known already',
  'AIDQ location': 'profiles are in other places',
  'AIDQ YoE': 'profiles have other experience',
};

/** What the numbers of an account's jobs gave rise to, in words. */
export const triggerWords = (triggers: readonly DataTrigger[]): string =>
  triggers.map(({ trigger, details }) => TRIGGERS[`${trigger} ${details}`]).join(', ');
