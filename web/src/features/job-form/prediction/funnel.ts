import type { Prediction } from '../../../../../shared/contract/jobs.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The stages of a predicted pipeline, widest first. */
export const STAGES: readonly { readonly label: string; readonly of: (prediction: Prediction) => Range }[] = [
  { label: 'Reviews', of: ({ reviews }) => reviews },
  { label: 'Contacts', of: ({ contacts }) => contacts },
  { label: 'Interested', of: ({ leads }) => leads },
  { label: 'Phone interviews', of: ({ phoneInterviews }) => phoneInterviews },
  { label: 'Interviews', of: ({ interviews }) => interviews },
  { label: 'Hires', of: ({ hires: { value } }) => ({ min: value, max: value }) },
];

const shown = (count: number) => count.toLocaleString('en');

/** "6 to 8", or one number where both ends are the same. */
export const rangeText = ({ min, max }: Range): string => (min === max ? shown(max) : `${shown(min)} to ${shown(max)}`);

/** The whole funnel in a sentence. */
export function funnelSentence(prediction: Prediction, isContinuous: boolean): string {
  const { reviews, contacts, leads, phoneInterviews, interviews, hires } = prediction;
  const people = hires.value === 1 ? '1 person' : `${shown(hires.value)} people`;
  return [
    `To hire ${people}${isContinuous ? ' a month' : ''}, expect to review ${rangeText(reviews)} profiles`,
    `and to contact ${rangeText(contacts)} of them.`,
    `Of these, ${rangeText(leads)} will be interested, ${rangeText(phoneInterviews)} will be interviewed by phone`,
    `and ${rangeText(interviews)} will come to an interview.`,
  ].join(' ');
}

/** What a prediction rests on, the team's own results where there are enough, else what is usual; and what it does not count. */
export function basisSentence({ from, contacted }: Prediction['basis']): string {
  const people = contacted === 0 ? 'nobody' : contacted === 1 ? '1 person' : `${shown(contacted)} people`;
  const job = 'title or functions, industries, years of experience, working mode and place';
  const uncounted = 'salary, skills and your company’s name are not counted';
  return from === 'account'
    ? `This rests on the results of your team, which contacted ${people} in the last 90 days, and a little on the job’s ${job}; ${uncounted}. It is an estimate, not a promise.`
    : `This rests on our estimates for the job’s ${job}; ${uncounted}. Your team contacted ${people} in the last 90 days: the ranges narrow with your own results.`;
}
