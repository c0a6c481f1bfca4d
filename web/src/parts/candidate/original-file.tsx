import ExternalLink from 'lucide-react/icons/external-link';
import type { ResumeFile } from '../../../../shared/model/candidate.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { openLink } from './open-link.ts';

/** Opens the file as it was uploaded, in a new tab. Its address is good for a minute, so it is asked for on the press. */
export function OriginalFile({ resume }: { resume: ResumeFile }) {
  const { attempt, busy } = useApiMutation('previewFile');
  const { identifier, originalFilename } = resume;
  const open = async () => {
    const answer = await attempt({ params: { identifier }, query: { filename: originalFilename } });
    if (answer) openLink(answer.url);
  };
  return (
    <span className="end">
      <Button size="s" icon={<ExternalLink />} loading={busy} title={originalFilename} onClick={() => void open()}>
        Original
      </Button>
    </span>
  );
}
