import { useRef, useState } from 'react';
import type { Profile, ResumeFile } from '../../../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { call } from '../../api/call.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { UploadState } from '../../ui/inputs/upload-zone.tsx';
import { MOVE_READS } from '../undo.ts';
import { type Duplicate, type MergedInto, mergedInto, notToldApart } from './told-apart.ts';

/** How far each part of an upload brings the bar (3-pipeline, section 4). */
export const PROGRESS = { uploading: 38, parsing: 86, checking: 100 } as const;
const RESUME_FAILED = 'An error occurred while processing the resume';

type Step =
  | { name: 'init' }
  | { name: 'duplicates-after-upload'; duplicates: readonly Duplicate[] }
  | { name: 'complete' }
  /** `news`: who was added in the same moment, where that is why one is asked. */
  | { name: 'duplicates-after-edit'; duplicates: readonly Duplicate[]; news?: string | undefined };

interface AddProfileResult {
  readonly jobId: JobId;
  readonly onAdded: (card: Card) => void;
  /** Told the card of the profile that what was added is part of now. */
  readonly onMerged: (card: Card) => void;
}

/** The flow of adding a profile: what step it is on, and what each button does. */
export const useAddProfile = ({ jobId, onAdded, onMerged }: AddProfileResult) => {
  const [step, setStep] = useState<Step>({ name: 'init' });
  const [upload, setUpload] = useState<UploadState>({ step: 'idle' });
  const [draft, setDraft] = useState<Record<string, unknown>>({});
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [resume, setResume] = useState<Pick<ResumeFile, 'identifier' | 'originalFilename'>>();
  const [busy, setBusy] = useState<'review' | 'save' | Duplicate>();
  const [merged, setMerged] = useState<MergedInto>();
  const id = useRef<SubmissionId>(undefined);
  /** Those that the person has seen and gone on. */
  const toldApart = useRef<readonly Duplicate[]>([]);
  const wantsSaved = useRef(false);
  const running = useRef<AbortController>(undefined);
  const finishing = useApiMutation('finishSubmission', { refreshes: MOVE_READS, quiet: true });
  const merging = useApiMutation('mergeSubmission', {
    refreshes: [...MOVE_READS, 'getSpotlight'],
    quiet: (error) => mergedInto(error) !== undefined,
  });

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
      show(PROGRESS.checking, 'Checking duplicates');
      const duplicates = await findDuplicates(created.id);
      // Not before: after a failure the next file, or who is typed in, begins anew, and what was made of this file expires.
      id.current = created.id;
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

  /** Somebody who was added in the same moment is shown before the profile is added beside them. */
  const finish = async (seen: readonly Duplicate[] = []) => {
    const submission = id.current;
    if (!submission) return;
    toldApart.current = [...toldApart.current, ...seen];
    const idsOf = (those: readonly Duplicate[]) => [...new Set(those.map((each) => each.id))];
    const body = {
      asClientReviewed: wantsSaved.current,
      toldApart: idsOf(toldApart.current),
      toldHere: idsOf(toldApart.current.filter((each) => each.jobId === jobId)),
    };
    try {
      onAdded(await finishing.run({ params: { id: submission }, body }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ADDED_MEANWHILE') throw error;
      const duplicates = await findDuplicates(submission);
      if (duplicates.length === 0) throw error;
      setStep({ name: 'duplicates-after-edit', duplicates, news: error.details.why });
    }
  };

  /** What is being added became part of another profile, as in another tab: what was typed since may be added anew. */
  const noteMerged = (error: unknown) => {
    const into = mergedInto(error);
    if (!into) throw error;
    id.current = undefined;
    toldApart.current = [];
    setMerged(into);
    setStep({ name: 'complete' });
  };

  /** What stood in the list may be elsewhere, or gone. */
  const findAgain = async (submission: SubmissionId) => {
    const duplicates = await findDuplicates(submission);
    setStep((now) => ('duplicates' in now && duplicates.length > 0 ? { ...now, duplicates } : { name: 'complete' }));
  };

  const merge = async (into: Duplicate) => {
    if (!id.current) return;
    setBusy(into);
    const card = await merging.attempt({ params: { id: id.current }, body: { into: into.id } });
    if (card) onMerged(card);
    else
      await findAgain(id.current)
        .catch(noteMerged)
        .catch(() => undefined);
    setBusy(undefined);
  };

  const guarded = async (asSaved: boolean, act: () => Promise<void>) => {
    wantsSaved.current = asSaved;
    setBusy(asSaved ? 'save' : 'review');
    setMerged(undefined);
    try {
      await act();
    } catch (error) {
      noteMerged(error);
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
    /** The profile of which what was added is part by now, by somebody else's hand. */
    merged,
    busy,
    /** The profile into which what was added is being merged. */
    merging: typeof busy === 'object' ? busy : undefined,
    merge,
    /** Something would be lost by closing. */
    hasStarted: step.name !== 'init' || upload.step === 'uploading',
    uploadResume,
    typeIn: () => setStep({ name: 'complete' }),
    goOn: (seen: readonly Duplicate[]) => {
      toldApart.current = seen;
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
    addAnyway: (seen: readonly Duplicate[]) => guarded(wantsSaved.current, () => finish(seen)),
  };
};

export type AddProfile = ReturnType<typeof useAddProfile>;
