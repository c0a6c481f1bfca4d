import { useRef, useState } from 'react';
import type { OpenConversation } from '../../../../shared/contract/inbox.ts';
import type { FileId } from '../../../../shared/model/ids.ts';
import type { Answer } from '../../../../shared/model/inbox.ts';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { uploadFile } from '../../api/upload.ts';
import { showProblem, useApiMutation } from '../../api/use-api-mutation.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { dismissToast, showToast } from '../../ui/feedback/toast-store.ts';

interface AttachedFile {
  key: string;
  name: string;
  /** Known once it was uploaded. */
  identifier?: FileId;
}

/** The offer to take it back, which is gone once that was done. */
const toastOf = ({ id }: Answer) => `taken-back-${id}`;

export type Writing = ReturnType<typeof useWriting>;

/** The answer that is being written: its text outlives the page, and comes back where it is taken back. */
export function useWriting(open: OpenConversation, onChanged: () => void) {
  const { submissionId: id, name } = open.conversation;
  const [text, write] = useDraft(`answer:${id}`);
  const latest = useRef(text);
  latest.current = text;
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const answering = useApiMutation('answerCandidate');
  const takingBack = useApiMutation('takeBackAnswer');
  const settling = useApiMutation('settleAnswer');
  const isUploading = files.some(({ identifier }) => !identifier);
  const detach = (key: string) => setFiles((known) => known.filter((each) => each.key !== key));

  const attach = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, LIMITS.answerFiles - files.length)) {
      const key = crypto.randomUUID();
      setFiles((known) => [...known, { key, name: file.name }]);
      uploadFile(file, { mediaType: 'attachment' })
        .then(({ identifier }) =>
          setFiles((known) => known.map((each) => (each.key === key ? { ...each, identifier } : each))),
        )
        .catch((error: unknown) => {
          detach(key);
          showProblem(error);
        });
    }
  };

  const takeBack = async (answer: Answer) => {
    const taken = await takingBack.attempt({ params: { id, answerId: answer.id } });
    if (!taken) return;
    dismissToast(toastOf(answer));
    // What has been begun since stays before it.
    write(latest.current + taken.html);
    setFiles(taken.attachments.map(({ identifier, filename }) => ({ key: identifier, name: filename, identifier })));
    onChanged();
  };

  const send = async () => {
    const reply = open.replies.findLast(({ kind }) => kind === 'human-reply');
    if (!reply || text === '' || isUploading) return;
    const attachments = files.flatMap(({ identifier, name: filename }) => (identifier ? { identifier, filename } : []));
    const afterAnswer = open.answers.findLast(({ state }) => state !== 'failed')?.id ?? null;
    const answer = await answering.attempt({
      params: { id },
      body: { replyId: reply.id, afterAnswer, html: text, attachments },
    });
    if (!answer) return onChanged();
    write('');
    latest.current = '';
    setFiles([]);
    onChanged();
    showToast(`Your answer to ${name} leaves in ${TIMES.undoSeconds} seconds`, {
      duration: TIMES.undoSeconds * 1_000,
      onUndo: () => void takeBack(answer),
      id: toastOf(answer),
    });
  };

  const settle = async (answer: Answer, wasSent: boolean) => {
    await settling.attempt({ params: { id, answerId: answer.id }, body: { wasSent } });
    onChanged();
  };

  return { text, write, files, attach, detach, isUploading, send, isSending: answering.busy, takeBack, settle };
}
