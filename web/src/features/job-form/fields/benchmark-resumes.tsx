import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { StoredFile } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { resumeProblem } from '../../../../../shared/rules/job/job-problems.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/problem.ts';
import { uploadFile } from '../../../api/upload.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { UPLOADS } from '../../../ui/inputs/upload-rules.ts';
import { type UploadState, UploadZone } from '../../../ui/inputs/upload-zone.tsx';
import styles from '../job-form.module.css';

const NAME = 'requirements.benchmarkCvs';
const IDLE: UploadState = { step: 'idle' };
const MEGABYTES = LIMITS.uploadBytes / 1024 / 1024;

/** Resumes of people like the one who is looked for, uploaded one after the other. */
export function BenchmarkResumes() {
  const { control, getValues } = useFormContext<JobForm>();
  const { field, fieldState } = useController({ control, name: NAME });
  const [state, setState] = useState<UploadState>(IDLE);
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const onFile = async (file: File) => {
    const { name } = file;
    const message = resumeProblem([...getValues(NAME).map(({ originalFilename }) => originalFilename), name]);
    if (message) return setState({ step: 'error', name, message });
    const running = new AbortController();
    upload.current = running;
    setState({ step: 'uploading', name, progress: 0 });
    try {
      const onProgress = (share: number) => setState({ step: 'uploading', name, progress: share * 100 });
      const stored = await uploadFile(file, { signal: running.signal, onProgress });
      field.onChange([...getValues(NAME), stored]);
      setState(IDLE);
    } catch (error) {
      if (!running.signal.aborted) setState({ step: 'error', name, message: messageOf(error) });
    }
  };
  const remove = (file: StoredFile) => {
    field.onChange(field.value.filter(({ identifier }) => identifier !== file.identifier));
    if (state.step === 'error') setState(IDLE);
  };

  return (
    <div data-field={NAME} tabIndex={-1} className={styles.jobField}>
      <Field label="Resumes of people like the one you look for" optional group error={fieldState.error?.message}>
        {field.value.length > 0 && (
          <ul className="col g1">
            {field.value.map((file) => (
              <Resume key={file.identifier} file={file} onRemove={() => remove(file)} />
            ))}
          </ul>
        )}
        {field.value.length < LIMITS.benchmarks && (
          <UploadZone
            prompt="Drop a resume here or"
            hint={`PDF or Word, up to ${MEGABYTES} MB. Your sourcers can read them.`}
            accept={UPLOADS.resume}
            maxMegabytes={MEGABYTES}
            state={state}
            onFile={(file) => void onFile(file)}
          />
        )}
      </Field>
    </div>
  );
}

/** One uploaded resume, which can be read and taken away again. */
function Resume({ file, onRemove }: { file: StoredFile; onRemove: () => void }) {
  const { identifier, originalFilename } = file;
  const read = async () => {
    // Opened at once, so that the browser takes it for what it is: asked for.
    const page = window.open('', '_blank');
    try {
      const { url } = await call('previewFile', { params: { identifier }, query: { filename: originalFilename } });
      if (page) page.location.href = url;
    } catch (error) {
      page?.close();
      showProblem(error);
    }
  };
  return (
    <li className="row">
      <FileText />
      <button type="button" className="link cut" onClick={() => void read()}>
        {originalFilename}
      </button>
      <IconButton size="s" label={`Remove ${originalFilename}`} icon={<X />} onClick={onRemove} />
    </li>
  );
}
