import { type Answer, AnswerState, type Conversation, Interest } from '../../shared/model/inbox.ts';
import { isOneOf, shown } from '../../shared/model/newer.ts';
import { CandidateReply } from '../../shared/model/submission.ts';
import { isAway, isDone, needsAnswer } from '../../shared/rules/inbox/boxes.ts';
import { factsOf, placeInTime, responsibleOf } from '../records/inbox/conversation.ts';
import type { StoredAnswer, StoredConversation } from '../records/inbox/stored-inbox.ts';

/** A conversation as a line of the inbox. */
export function toConversation(stored: StoredConversation): Conversation {
  const { submissionId, jobId, jobTitle, name, employer, preview, suggestion, interest, isUnread, hasOptedOut } =
    stored;
  const facts = factsOf(stored);
  return {
    ...{ submissionId, jobId, jobTitle, name, preview, isUnread, hasOptedOut },
    employer: employer ?? null,
    at: placeInTime(stored),
    suggestion: shown(CandidateReply.shape.suggestion, suggestion),
    interest: isOneOf(Interest, interest) ? interest : null,
    isAway: isAway(facts),
    needsAnswer: needsAnswer(facts),
    isDone: isDone(facts),
    responsible: responsibleOf(stored),
    isHandedOver: stored.handedTo !== undefined && stored.handedTo !== stored.ownerId,
  };
}

/** An answer of the team as its people read it. */
export const toAnswer = (stored: StoredAnswer): Answer => ({
  ...stored,
  state: shown(AnswerState, stored.state),
  sentAt: stored.sentAt ?? null,
  why: stored.why ?? null,
});
