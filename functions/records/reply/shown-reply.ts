import { isOneOf, shown } from '../../../shared/model/newer.ts';
import { CandidateReply, SuggestedInterest } from '../../../shared/model/submission.ts';
import type { StoredReply } from '../submission/stored-items.ts';

/** An answer as its people read it. Of a kind that is not known it is one of a person, who has to be heard. */
export const shownReply = (reply: StoredReply): CandidateReply => ({
  ...reply,
  kind: shown(CandidateReply.shape.kind, reply.kind),
  suggestion: shown(CandidateReply.shape.suggestion, reply.suggestion),
  interests: reply.interests.flatMap(({ interest, quotation }) =>
    isOneOf(SuggestedInterest.shape.interest, interest) ? [{ interest, quotation }] : [],
  ),
});
