import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import type { ResumeFile } from '../../../../shared/model/candidate.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './original.module.css';
import { drawPage, type PdfPage, proportionOf } from './pdf.ts';
import { useOriginal } from './use-original.ts';

/** One page, drawn once it comes near. */
function Page({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let drawing: ReturnType<typeof drawPage> | undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        drawing = drawPage(page, element);
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      drawing?.cancel();
    };
  }, [page]);
  return (
    <canvas
      ref={canvas}
      className={styles.page}
      style={{ aspectRatio: proportionOf(page) }}
      role="img"
      aria-label={label}
    />
  );
}

/** The file as it was uploaded: the pages of a PDF, anything else to be saved and opened by its own program. */
export default function OriginalPages({ resume }: { resume: Pick<ResumeFile, 'identifier' | 'originalFilename'> }) {
  const { state, pages, save, isSaving } = useOriginal(resume);
  const { originalFilename } = resume;
  return (
    <section className={styles.original} aria-label="Original resume">
      <div className="row g3">
        <span className="small muted cut grow" title={originalFilename}>
          {originalFilename}
        </span>
        <Button size="s" icon={<Download />} loading={isSaving} onClick={save}>
          Save the file
        </Button>
      </div>
      {state === 'loading' && (
        <Loading label="Loading the original">
          <Skeleton height={560} />
        </Loading>
      )}
      {state === 'other' && (
        <p className="muted">This file is not shown here. Save it to open it in the program that it was made with.</p>
      )}
      {state === 'broken' && (
        <EducationBox type="warning">This file can’t be shown here. Save it to look at it.</EducationBox>
      )}
      {pages.map((page, at) => (
        <Page key={page.pageNumber} page={page} label={`Page ${at + 1} of ${pages.length} of ${originalFilename}`} />
      ))}
    </section>
  );
}
