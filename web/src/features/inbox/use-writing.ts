import { useEffect, useRef, useState } from 'react';
import type { OpenConversation } from '../../../../shared/contract/inbox.ts';
import type { FileId } from '../../../../shared/model/ids.ts';
import type { Answer } from '../../../../shared/model/inbox.ts';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { isOpen } from '../../api/call-keys.ts';
import { ApiError } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload.ts';
import { showProblem, useApiMutation } from '../../api/use-api-mutation.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { dismissToast, showToast, type UnderWay } from '../../ui/feedback/toast-store.ts';
import { undoable } from './undoable.ts';

/** A file that is there already. */
interface UploadedFile {
  readonly identifier: FileId;
  readonly name: string;
}

/** The files of an answer that is not sent, as they are kept. */
const filesIn = (text: string): readonly UploadedFile[] => (text ? (JSON.parse(text) as UploadedFile[]) : []);

interface AttachedFile {
  key: string;
  name: string;
  /** Known once it was uploaded. */
  identifier?: FileId;
}

/** The offer to take it back, which is gone once that was done. */
const toastOf = ({ id }: Answer) => `taken-back-${id}`;

export type Writing = ReturnType<typeof useWriting>;

/** What has become of the answers, as far as it is known; the rest is read again. */
export type AnswersChange = (answers: readonly Answer[]) => readonly Answer[];

/** The answer that is being written: its text outlives the page, and comes back where it is taken back. */
export function useWriting(open: OpenConversation, onChanged: (change?: AnswersChange) => void) {
  const { submissionId: id, name } = open.conversation;
  const [text, write] = useDraft(`answer:${id}`);
  const latest = useRef(text);
  latest.current = text;
  const [attached, writeFiles] = useDraft(`answer-files:${id}`);
  const [uploading, setUploading] = useState<readonly AttachedFile[]>([]);
  const kept = filesIn(attached);
  const latestFiles = useRef(kept);
  latestFiles.current = kept;
  const keepFiles = (next: readonly UploadedFile[]) => {
    latestFiles.current = next;
    writeFiles(next.length > 0 ? JSON.stringify(next) : '');
  };
  const files: readonly AttachedFile[] = [...kept.map((file) => ({ ...file, key: file.identifier })), ...uploading];
  const removed = useRef(new Set<string>());
  const answering = useApiMutation('answerCandidate');
  const takingBack = useApiMutation('takeBackAnswer', { quiet: true });
  const settling = useApiMutation('settleAnswer');
  const isUploading = uploading.length > 0;
  const isUploaded = (key: string) => setUploading((known) => known.filter((each) => each.key !== key));
  const detach = (key: string) => {
    removed.current.add(key);
    isUploaded(key);
    keepFiles(latestFiles.current.filter(({ identifier }) => identifier !== key));
  };

  const attach = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, LIMITS.answerFiles - files.length)) {
      const key = crypto.randomUUID();
      setUploading((known) => [...known, { key, name: file.name }]);
      uploadFile(file, { mediaType: 'attachment' })
        .then(({ identifier }) => {
          if (!removed.current.has(key)) keepFiles([...latestFiles.current, { identifier, name: file.name }]);
        })
        .catch(showProblem)
        .finally(() => isUploaded(key));
    }
  };

  /** Those of whose taking back no answer came: it may be done. */
  const untold = useRef<readonly Answer[]>([]);
  const isUntold = (answer: Answer) => untold.current.some((each) => each.id === answer.id);
  const tell = (answer: Answer) => {
    untold.current = untold.current.filter((each) => each.id !== answer.id);
  };
  const putBack = (answer: Answer) => {
    tell(answer);
    dismissToast(toastOf(answer));
    // What has been begun since stays before it.
    latest.current += answer.html;
    write(latest.current);
    const back = answer.attachments.map(({ identifier, filename }) => ({ identifier, name: filename }));
    keepFiles([...latestFiles.current, ...back].slice(0, LIMITS.answerFiles));
    showToast(`Your answer to ${name} is taken back`, { kind: 'info' });
  };
  /** Where a message offered it, that one offers it until then. */
  const takeBack = async (answer: Answer, until?: number) => {
    try {
      await takingBack.run({ params: { id, answerId: answer.id } });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === 'ANSWER_NOT_FOUND';
      if (!isGone || !isUntold(answer)) {
        showProblem(error);
        tell(answer);
        if (isOpen(error)) {
          untold.current = [...untold.current, answer];
          if (until) offer(answer, until);
        }
        return onChanged();
      }
    }
    putBack(answer);
    // At once: the next one follows those that are left.
    onChanged((answers) => answers.filter((each) => each.id !== answer.id));
  };
  const offer = (answer: Answer, until: number, underWay?: UnderWay) => {
    const left = until - Date.now();
    if (left <= 0) return;
    showToast(`Your answer to ${name} leaves in ${Math.ceil(left / 1_000)} seconds`, {
      duration: left,
      onUndo: () => void takeBack(answer, until),
      id: toastOf(answer),
      underWay,
    });
  };
  const putBackUntold = useRef(putBack);
  putBackUntold.current = putBack;
  useEffect(() => {
    const isThere = (answer: Answer) => open.answers.some((each) => each.id === answer.id);
    for (const answer of untold.current) if (!isThere(answer)) putBackUntold.current(answer);
  }, [open.answers]);

  const send = async () => {
    const reply = open.replies.findLast(({ kind }) => kind === 'human-reply');
    if (!reply || text === '' || isUploading) return;
    const attachments = kept.map(({ identifier, name: filename }) => ({ identifier, filename }));
    const afterAnswer = open.answers.findLast(({ state }) => state !== 'failed')?.id ?? null;
    await undoable(async (underWay) => {
      const answer = await answering.attempt({
        params: { id },
        body: { replyId: reply.id, afterAnswer, html: text, attachments },
      });
      if (!answer) return onChanged();
      write('');
      latest.current = '';
      keepFiles([]);
      onChanged((answers) => [...answers.filter((each) => each.id !== answer.id), answer]);
      offer(answer, Date.now() + TIMES.undoSeconds * 1_000, underWay);
    });
  };

  const settle = async (answer: Answer, wasSent: boolean) => {
    await settling.attempt({ params: { id, answerId: answer.id }, body: { wasSent } });
    onChanged();
  };

  return { text, write, files, attach, detach, isUploading, send, isSending: answering.busy, takeBack, settle };
}
