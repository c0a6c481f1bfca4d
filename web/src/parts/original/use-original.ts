import { useEffect, useState } from 'react';
import type { ResumeFile } from '../../../../shared/model/candidate.ts';
import { call } from '../../api/call.ts';
import { readFile, saveFile } from '../../api/download.ts';
import { showProblem } from '../../api/use-api-mutation.ts';
import { openPdf, type Pdf, type PdfPage } from './pdf.ts';

type File = Pick<ResumeFile, 'identifier' | 'originalFilename'>;

const isPdf = ({ originalFilename }: File) => /\.pdf$/i.test(originalFilename.trim());

/** Reads the file by a link that is good for a minute. */
async function read({ identifier, originalFilename }: File, signal?: AbortSignal): Promise<Blob> {
  const { url } = await call('previewFile', { params: { identifier }, query: { filename: originalFilename } }, signal);
  return readFile(url, signal);
}

const NO_PAGES: readonly PdfPage[] = [];

/** The pages of an uploaded file, as far as they can be drawn, and saving it. */
export function useOriginal(file: File) {
  const { identifier, originalFilename } = file;
  const [pdf, setPdf] = useState<Pdf | 'broken'>();
  const [isSaving, setSaving] = useState(false);
  const draws = isPdf(file);
  useEffect(() => {
    if (!draws) return undefined;
    const control = new AbortController();
    let opened: Pdf | undefined;
    const open = async () => {
      opened = await openPdf(await read({ identifier, originalFilename }, control.signal));
      if (control.signal.aborted) opened.close();
      else setPdf(opened);
    };
    open().catch(() => control.signal.aborted || setPdf('broken'));
    return () => {
      control.abort();
      opened?.close();
      setPdf(undefined);
    };
  }, [draws, identifier, originalFilename]);
  const save = () => {
    setSaving(true);
    read(file)
      .then((content) => saveFile(content, originalFilename))
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  const state = !draws ? 'other' : pdf === undefined ? 'loading' : pdf === 'broken' ? 'broken' : 'shown';
  return { state, pages: typeof pdf === 'object' ? pdf.pages : NO_PAGES, save, isSaving } as const;
}
