import { useRef, useState } from 'react';
import type { Profile, ResumeFile } from '../../../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { UploadState } from '../../ui/inputs/upload-zone.tsx';
import { MOVE_READS } from '../undo.ts';
import { type Duplicate, notToldApart } from './duplicates.tsx';

/** How far each part of an upload brings the bar (3-pipeline, section 4). */
export const PROGRESS = { uploading: 38, parsing: 86, checking: 100 } as const;
const RESUME_FAILED = 'An error occurred while processing the resume';

type Step =
  | { name: 'init' }
  | { name: 'duplicates-after-upload'; duplicates: readonly Duplicate[] }
  | { name: 'complete' }
  | { name: 'duplicates-after-edit'; duplicates: readonly Duplicate[] };

/** The flow of adding a profile: what step it is on, and what each button does. */
export const useAddProfile = ({ jobId, onAdded }: { jobId: JobId; onAdded: (card: Card) => void }) => {
  const [step, setStep] = useState<Step>({ name: 'init' });
  const [upload, setUpload] = useState<UploadState>({ step: 'idle' });
  const [draft, setDraft] = useState<Record<string, unknown>>({});
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [resume, setResume] = useState<Pick<ResumeFile, 'identifier' | 'originalFilename'>>();
  const [busy, setBusy] = useState<'review' | 'save'>();
  const id = useRef<SubmissionId>(undefined);
  /** Those that the person has seen and gone on. */
  const toldApart = useRef<ReadonlySet<SubmissionId>>(new Set());
  const wantsSaved = useRef(false);
  const running = useRef<AbortController>(undefined);
  const finishing = useApiMutation('finishSubmission', { refreshes: MOVE_READS, quiet: true });

  const findDuplicates = async (submission: SubmissionId): Promise<Duplicate[]> => {
    const { duplicates } = await call('checkDuplicates', { params: { id: submission } });
    return notToldApart(duplicates, toldApart.current);
  };

  const uploadResume = async (file: File) => {
    const control = new AbortController();
    running.current = control;
    const show = (progress: number, note: string) => setUpload({ step: 'uploading', name: file.name, progress, note });
    try {
      show(0, 'Uploading');
      const tmpFile = await uploadFile(file, {
        signal: control.signal,
        onProgress: (share) => show(share * PROGRESS.uploading, 'Uploading'),
      });
      show(PROGRESS.parsing, 'Reading');
      const created = await call('createSubmission', { body: { jobId, tmpFile } }, control.signal);
      id.current = created.id;
      show(PROGRESS.checking, 'Checking duplicates');
      const duplicates = await findDuplicates(created.id);
      setResume(tmpFile);
      setDraft(created.candidate);
      setWarnings(created.hasResumeParsingFailed ? [RESUME_FAILED, ...created.warnings] : created.warnings);
      setUpload({ step: 'success', name: file.name });
      setStep(duplicates.length > 0 ? { name: 'duplicates-after-upload', duplicates } : { name: 'complete' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setUpload({ step: 'error', name: file.name, message: messageOf(error) });
    }
  };

  const keep = async (candidate: Profile) => {
    if (id.current) await call('editCandidate', { params: { id: id.current }, body: { candidate } });
    else id.current = (await call('createSubmission', { body: { jobId, candidate } })).id;
    return id.current;
  };

  const finish = async () => {
    if (!id.current) return;
    onAdded(await finishing.run({ params: { id: id.current }, body: { asClientReviewed: wantsSaved.current } }));
  };

  const guarded = async (asSaved: boolean, act: () => Promise<void>) => {
    wantsSaved.current = asSaved;
    setBusy(asSaved ? 'save' : 'review');
    try {
      await act();
    } finally {
      setBusy(undefined);
    }
  };

  return {
    step,
    upload,
    draft,
    /** The file that the profile was read from. */
    resume,
    warnings,
    busy,
    /** Something would be lost by closing. */
    hasStarted: step.name !== 'init' || upload.step === 'uploading',
    uploadResume,
    typeIn: () => setStep({ name: 'complete' }),
    goOn: (seen: readonly Duplicate[]) => {
      toldApart.current = new Set(seen.map((duplicate) => duplicate.id));
      setStep({ name: 'complete' });
    },
    back: () => setStep({ name: 'complete' }),
    cancelUpload: () => running.current?.abort(),
    add: (candidate: Profile, asSaved: boolean) =>
      guarded(asSaved, async () => {
        const duplicates = await findDuplicates(await keep(candidate));
        if (duplicates.length > 0) setStep({ name: 'duplicates-after-edit', duplicates });
        else await finish();
      }),
    addAnyway: () => guarded(wantsSaved.current, finish),
  };
};

export type AddProfile = ReturnType<typeof useAddProfile>;
