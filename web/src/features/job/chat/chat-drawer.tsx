import { useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { useChat } from './use-chat.ts';
import { WriteMessage } from './write-message.tsx';

interface ChatDrawerProps {
  readonly job: Job;
  /** How the chat stands; where the divider is, it stays as long as it is open. */
  readonly state: { readonly last: number; readonly readTo: number };
  readonly onClose: () => void;
}

/** The chat of a job with those who source it (3-pipeline, sections 2 and 4). */
export default function ChatDrawer({ job, state, onClose }: ChatDrawerProps) {
  const [{ readTo }] = useState(state);
  const chat = useChat(job.id, state.last);
  const last = Math.max(chat.messages.at(-1)?.number ?? 0, state.last);
  return (
    <Drawer
      open
      title="Job chat"
      onClose={onClose}
      footer={<WriteMessage id={job.id} onSend={(content) => chat.say(content, last)} />}
    >
      <ChatMessages chat={chat} readTo={readTo} />
    </Drawer>
  );
}
