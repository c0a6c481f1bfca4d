import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { CallToAction, Job } from '../../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { type Prompt, promptsOf } from '../../../../../shared/rules/job/prompts.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useFlag } from '../../../api/use-user.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useHasAtsList } from '../ats/ats-context.ts';
import { UntoldPrompt } from '../untold/untold-prompt.tsx';
import type { Untold } from '../untold/use-untold.ts';
import styles from './job-prompts.module.css';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly to: string;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const wordsOf = ({ callToAction, missing }: Prompt, { id, candidateBlacklist }: Job): Words | undefined => {
  if (callToAction === 'UPDATE_MISSING_INFORMATION')
    return {
      title: 'Say more about the job',
      text: `Sourcers find closer profiles when the job names ${listed.format(missing)}.`,
      act: 'Complete the job',
      to: WEB_PATHS.editJob(id),
    };
  if (callToAction === 'UPDATE_BLACKLIST')
    return {
      title: candidateBlacklist ? 'Update the candidates not to source' : 'Keep out candidates you know',
      text: candidateBlacklist
        ? 'The list is more than three months old. Whoever you have met since may be sourced again.'
        : 'Upload whom you have in your own system already, so that sourcers do not bring them and cost you no credit.',
      act: candidateBlacklist ? 'Update the list' : 'Upload a list',
      to: `${WEB_PATHS.job(id)}/about?import=candidates`,
    };
  if (callToAction === 'CUSTOMISE_EMAIL_OUTREACH')
    return {
      title: 'Write your own emails',
      text: 'Customizing an email can raise the response rate by up to 60%.',
      act: 'Edit emails',
      to: `${WEB_PATHS.editJob(id)}?tab=engagement&edit=emails`,
    };
  return undefined;
};

interface JobPromptsProps {
  readonly job: Job;
  readonly onJob: (job: Job) => void;
  readonly untold: Untold;
}

/**
 * What the job asks its people to do. Each can be put away for good; one that could not be comes back. What people are owed cannot.
 */
export default function JobPrompts({ job, onJob, untold }: JobPromptsProps) {
  const { attempt } = useApiMutation('dismissCallToAction');
  const [putAway, setPutAway] = useState<readonly CallToAction[]>([]);
  const dismiss = async (callToAction: CallToAction) => {
    setPutAway((before) => [...before, callToAction]);
    const changed = await attempt({ params: { id: job.id }, body: { callToAction } });
    if (changed) onJob(changed);
    setPutAway((before) => before.filter((one) => one !== callToAction));
  };
  const hasDenyLists = useFlag('candidateDenyList');
  const hasAtsList = useHasAtsList();
  const shown = promptsOf(job, { hasDenyLists, hasAtsList, now: new Date() }).filter(
    ({ callToAction }) => !putAway.includes(callToAction),
  );
  const prompts = shown.map((prompt) => {
    const words = wordsOf(prompt, job);
    if (!words) return null;
    return (
      <section key={prompt.callToAction} className={styles.prompt} aria-label={words.title}>
        <div className="row">
          <h2 className="grow">{words.title}</h2>
          <IconButton
            size="s"
            label={`Dismiss “${words.title}”`}
            icon={<X />}
            onClick={() => void dismiss(prompt.callToAction)}
          />
        </div>
        <p className="small muted">{words.text}</p>
        <div>
          <ButtonLink size="s" to={words.to}>
            {words.act}
          </ButtonLink>
        </div>
      </section>
    );
  });
  return (
    <>
      {prompts}
      <UntoldPrompt job={job} untold={untold} />
    </>
  );
}
