import type { Line } from './types.ts';

/** "Speaks with voters in person", "Gespräche vor Ort": how one meets others, and not where one works. */
export const isOfMeeting = (sentence: string, topic: Line['topic']) =>
  IN_PERSON.test(sentence) &&
  !OF_THE_JOB.test(sentence) &&
  (topic === 'tasks' || topic === 'required' || topic === 'apply' || MEETING.test(sentence));
const OF_THE_JOB = /(?<!\p{L})(?:position|role|job|stelle|poste)(?!\p{L})/iu;
const IN_PERSON = /(?<!\p{L})(?:in[- ]person|vor ort|sur place|on[- ]?site)(?!\p{L})/iu;
const MEETING =
  /(?<!\p{L})(?:gespräch\p{L}*|kennen\p{L}*|interviews?|discuss|communicat\p{L}*|customers?|clients|voters?|public|telephon\p{L}*|phone|support|training|experience|kund\p{L}+|entretiens?|bewerb\p{L}*)(?!\p{L})/iu;
