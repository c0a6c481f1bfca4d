import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { cx } from '../hooks/cx.ts';
import { type Accepted, MAX_MEGABYTES, wrongWith } from './upload-rules.ts';
import styles from './upload-zone.module.css';

export type UploadState =
  | { step: 'idle' }
  | { step: 'uploading'; name: string; progress?: number | undefined; note?: string | undefined }
  | { step: 'success'; name: string; note?: string | undefined }
  | { step: 'error'; name?: string | undefined; message: string };

export interface UploadZoneProps {
  /** Such as "Drop a resume here or". */
  prompt: string;
  /** Which files, in words, such as "PDF or Word, up to 10 MB". */
  hint: string;
  accept: Accepted;
  maxMegabytes?: number | undefined;
  state: UploadState;
  onFile: (file: File) => void;
  /** Called with a file of a wrong type or size, whose message stands in the zone already. */
  onRefused?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

const icons = { idle: Upload, uploading: FileText, success: CircleCheck, error: FileX };

const Told = ({
  state,
  prompt,
  hint,
}: Pick<UploadZoneProps, 'prompt' | 'hint'> & { state: UploadState }): ReactNode => {
  if (state.step === 'uploading') {
    return (
      <div className="col grow g1">
        <div className="row">
          <span className="cut grow">{state.name}</span>
          <span className="small muted">{state.note ?? 'Uploading'}</span>
        </div>
        <ProgressBar label={`Uploading ${state.name}`} value={state.progress} />
      </div>
    );
  }
  return (
    <div className="grow" role={state.step === 'error' ? 'alert' : 'status'}>
      <p className="cut">{state.step === 'idle' ? prompt : (state.name ?? prompt)}</p>
      <p className={cx('small', state.step === 'error' ? 'bad' : 'muted')}>
        {state.step === 'idle' ? hint : state.step === 'error' ? state.message : (state.note ?? 'Uploaded')}
      </p>
    </div>
  );
};

/** A place to drop or choose one file: checks its type and size, then shows how the upload goes. */
export function UploadZone(props: UploadZoneProps) {
  const { accept, maxMegabytes = MAX_MEGABYTES, onFile, disabled } = props;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<UploadState>();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const state = refused ?? props.state;
  const Icon = icons[state.step];
  const busy = state.step === 'uploading';
  const take = (file: File | undefined) => {
    if (!file || disabled || busy) return;
    const message = wrongWith(file, accept, maxMegabytes);
    setRefused(message ? { step: 'error', name: file.name, message } : undefined);
    if (message) props.onRefused?.();
    else onFile(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = state.step === 'idle' ? 'Choose a file' : 'Choose another';
  return (
    <section
      className={cx(styles.drop, styles[state.step], over && !busy && styles.over)}
      aria-label={props.prompt}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon />
      <Told state={state} prompt={over ? 'Let go to add the file' : props.prompt} hint={props.hint} />
      <span id={hintId} className="vh">
        {props.hint}
      </span>
      <input
        ref={input}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label={props.prompt}
        accept={accept.join(',')}
        disabled={disabled || busy}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {state.step === 'success' && props.onRemove && (
        <Button look="tertiary" onClick={props.onRemove}>
          Remove
        </Button>
      )}
      {/* Kept while a file is on its way, so that the focus comes back to it. */}
      <Button look="quiet" aria-describedby={hintId} disabled={disabled || busy} onClick={() => input.current?.click()}>
        {choose}
      </Button>
    </section>
  );
}
