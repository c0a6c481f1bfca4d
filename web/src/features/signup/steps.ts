/** What a newcomer is led through. */
export type Step = 'about' | 'photo' | 'ready';

export const stepsOf = (): readonly Step[] => ['about', 'photo', 'ready'];
