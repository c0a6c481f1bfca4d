import { Suspense } from 'react';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';
import { lazily } from '../hooks/lazily.tsx';
import styles from './editor.module.css';
import type { EditorSurfaceProps } from './editor-surface.tsx';

export type EditorProps = EditorSurfaceProps;

const Surface = lazily(() => import('./editor-surface.tsx'), { inPlace: true });

/** Rich text whose value is HTML; the editor itself arrives when first shown, its place is held until then. */
export function Editor(props: EditorProps) {
  const height = props.height ?? (props.singleLine ? undefined : 350);
  return (
    <Suspense
      fallback={
        <div className={styles.editor} style={{ height }}>
          <Loading label="Loading the editor">
            <span className="row" style={{ padding: 10 }}>
              <Skeleton width="40%" />
            </span>
          </Loading>
        </div>
      }
    >
      <Surface {...props} />
    </Suspense>
  );
}
