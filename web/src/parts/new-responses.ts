/** What candidates answered and nobody has read, as a sentence (1-product, section 8). */
export const newResponses = (count: number): string =>
  count === 1 ? 'You have 1 new response from a candidate' : `You have ${count} new responses from candidates`;
