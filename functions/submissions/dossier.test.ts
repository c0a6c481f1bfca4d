import { expect, it } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import { keys } from '../records/keys.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { linkedTo } from '../records/submission/linked.ts';
import { newHead } from '../records/submission/new-head.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { toDossier } from './presenter.ts';

const whose = { accountId: 'acc_a', id: 'sub_a', jobId: 'job_a' } as const;
const candidate = Profile.parse({ firstName: 'Ada', lastName: 'Byron', email: 'ada@home.test' });
const head = newHead({ ...whose, origin: 'crowd', candidate, at: new Date(0), duplicate: false });
const rest = { resume: null, resumeText: '', createdBy: null, externalId: null, community: 'com_a' };

const personOf = (email: string) => {
  const linked = linkedTo('per_a', identitiesOf({ email, socialProfiles: [] }));
  const profile = { ...keys.profile(whose.accountId, whose.id), candidate, ...rest, linked };
  return toDossier([toHeadItem(head), profile])?.personId;
};

it('knows the person of whoever was delivered before addresses were searched for', () => {
  expect(personOf('ada@home.test')).toBe('per_a');
});

it('knows nobody by an address that the profile no longer says', () => {
  expect(personOf('other@home.test')).toBeUndefined();
});
