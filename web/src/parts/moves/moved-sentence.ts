/** What a move to Interested or Not Interested did (3-pipeline, section 8). */
export const movedSentence = (name: string, column: string, hadCampaign: boolean): string =>
  `We’ve moved ${name} to ${column}.${hadCampaign ? ' The automated outreach emails were stopped.' : ''}`;
