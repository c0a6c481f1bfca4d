import { expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

const blind = (over: Partial<Profile>, summary: string) =>
  guestProfile(Profile.parse({ ...over, summary }), { number: 0, isBlind: true }).summary;

/** One person as the profile may say who it is. */
const PROFILES: readonly Partial<Profile>[] = [
  { firstName: '민수', lastName: '김', email: 'minsu.kim@mail.example' },
  { firstName: '민수', lastName: '김', email: 'kimminsu88@mail.example' },
  { firstName: '민수', lastName: '김', email: 'minsukim@mail.example' },
  { firstName: '민수', lastName: '김', email: 'ms.kim@mail.example' },
  { firstName: '김민수', lastName: '(Min-su Kim)' },
  { firstName: '민수 (Min-su)', lastName: '김 (Kim)' },
  { firstName: 'Min-su', lastName: 'Kim' },
  { firstName: 'Min Su', lastName: 'Kim' },
];
const SPELT = [
  'Min-su Kim',
  'Min-Su Kim',
  'Minsu Kim',
  'Min Su Kim',
  'Kim Min-su',
  'Kim Min Su',
  'Kim Minsu',
  'KIM Min-su',
  'Kim, Min-su',
  'Kim, Min Su',
  'Kim (Min-su)',
  'Kim, Minsu',
];
const pairs = PROFILES.flatMap((profile) => SPELT.map((spelt) => [profile, spelt] as const));

it('leaves nothing of a name in any of its spellings', () => {
  const wrong = pairs.flatMap(([profile, spelt]) => {
    const shown = blind(profile, `Reports to nobody; ${spelt} leads the team`);
    return /kim|min|su/i.test(shown) ? [`${JSON.stringify(profile)}: ${shown}`] : [];
  });
  expect(wrong).toEqual([]);
});

/** Names and addresses with words of work in them, beside or in place of a name. */
const WORDY: readonly Partial<Profile>[] = [
  { firstName: '伟', lastName: '王', email: 'data.science@mail.example' },
  { firstName: '伟', lastName: '王', email: 'datascience@mail.example' },
  { firstName: '伟', lastName: '王', email: 'cloud-engineer@mail.example' },
  { firstName: '伟', lastName: '王', email: 'wang.design@mail.example' },
  { firstName: '伟', lastName: '王', email: 'product.lead.2020@mail.example' },
  { firstName: '伟 (Senior Engineer)', lastName: '王' },
  { firstName: '伟 (Data Science)', lastName: '王' },
  { firstName: '伟 (he/him)', lastName: '王 (PhD)' },
  { firstName: 'Anna (Product Design)', lastName: 'Berg' },
  { firstName: 'Min-su (UX Lead)', lastName: 'Kim' },
];
const WORK = [
  'Data Science and Machine Learning',
  'Senior Cloud Engineer, then engineer of data',
  'Product Design and UX research; Design Lead',
  'Led Product in 2020, a product lead',
  'He holds a PhD in Computer Science',
  'Software Engineering, Mobile Apps and Web Services',
  'Data, Cloud (Design), Science-driven Research',
];

it('leaves words of work alone, whatever address or addition a name has', () => {
  const wrong = WORDY.flatMap((profile) =>
    WORK.flatMap((text) => {
      const shown = blind(profile, text);
      return shown === text ? [] : [`${JSON.stringify(profile)}: ${shown}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('and still hides what stands between brackets where that is a name', () => {
  expect(blind({ firstName: 'Anna (Annie)', lastName: 'Berg' }, 'Annie leads')).toBe('[…] leads');
  expect(blind({ firstName: '伟 (Will)', lastName: '王' }, 'Will leads')).toBe('[…] leads');
});
