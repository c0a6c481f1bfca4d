import type { ChatMessageId } from '../../../../../shared/model/ids.ts';

/** An id for a message that is being written: no two are ever the same. */
export const newMessageId = (): ChatMessageId => `msg_${crypto.randomUUID().replaceAll('-', '')}`;
