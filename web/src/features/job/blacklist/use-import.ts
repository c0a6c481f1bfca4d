import { useEffect, useRef, useState } from 'react';
import type { ParsedBlacklist } from '../../../../../shared/contract/blacklist.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/problem.ts';
import { uploadFile } from '../../../api/upload.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import type { UploadState } from '../../../ui/inputs/upload-zone.tsx';

/** What the share of the bar is that uploading takes; reading the file takes the rest. */
const UPLOADED = 70;

/** A list of candidates not to source on its way to a job: uploaded, read, looked at, saved. */
export const useImport = (id: JobId, onSaved: () => void) => {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const [parsed, setParsed] = useState<ParsedBlacklist>();
  const [fileName, setFileName] = useState('');
  const running = useRef<AbortController>(undefined);
  const saving = useApiMutation('saveBlacklist', { refreshes: ['getJob', 'getBlacklistFile', 'listBlacklist'] });
  useEffect(() => () => running.current?.abort(), []);

  const onFile = async (file: File) => {
    const { name } = file;
    const control = new AbortController();
    running.current = control;
    setParsed(undefined);
    const show = (progress: number, note: string) => setState({ step: 'uploading', name, progress, note });
    try {
      show(0, 'Uploading');
      const { identifier } = await uploadFile(file, {
        mediaType: 'candidateBlacklist',
        signal: control.signal,
        onProgress: (share) => show(share * UPLOADED, 'Uploading'),
      });
      show(UPLOADED, 'Reading');
      setParsed(await call('parseBlacklist', { body: { identifier } }, control.signal));
      setFileName(name);
      setState({ step: 'success', name, note: 'Not saved yet' });
    } catch (error) {
      if (!control.signal.aborted) setState({ step: 'error', name, message: messageOf(error) });
    }
  };

  /** A file that was refused before it was sent: what was read of another one is no longer meant. */
  const clear = () => {
    running.current?.abort();
    setParsed(undefined);
    setState({ step: 'idle' });
  };

  const save = async () => {
    if (!parsed) return;
    const { identifier } = parsed;
    const saved = await saving.attempt({ params: { id }, body: { identifier, originalFilename: fileName } });
    if (saved) onSaved();
  };

  return { state, parsed, onFile, clear, save, busy: saving.busy };
};
