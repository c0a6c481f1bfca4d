import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { Job, StoredFile } from '../../../../../shared/model/job.ts';
import { EMPLOYMENT_LABELS, SENIORITY_LABELS } from '../../../../../shared/reference/employment.ts';
import { INDUSTRY_LABELS } from '../../../../../shared/reference/industries.ts';
import { JOB_FUNCTION_LABELS } from '../../../../../shared/reference/job-functions.ts';
import { salaryWords } from '../../../../../shared/rules/job/salary-words.ts';
import { workingModeWords } from '../../../../../shared/rules/job/where-words.ts';
import { isWebUrl } from '../../../../../shared/rules/text/web-url.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useFlag } from '../../../api/use-user.ts';
import { openLink } from '../../../parts/candidate/open-link.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { FormattedText } from '../../../ui/data/formatted-text.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { CandidatesNotToSource } from '../blacklist/candidates-not-to-source.tsx';
import styles from './about.module.css';
import { companyNames, radiusWords, yearsWords } from './about-words.ts';
import { Chips, Fact, Lines } from './facts.tsx';

const none = <span className="muted">None</span>;

const Part = (props: { title: string; edit: string; to: string; children: ReactNode }) => (
  <section className="card" aria-label={props.title}>
    <header>
      <h2 className="grow">{props.title}</h2>
      <ButtonLink to={props.to} size="s" icon={<Pencil className="s" />}>
        {props.edit}
      </ButtonLink>
    </header>
    <dl className={cx('body', styles.factsList)}>{props.children}</dl>
  </section>
);

function Details({ job }: { job: Job }) {
  const { requirements } = job;
  const [type] = job.employmentType;
  const places = requirements.srcLocation.map(({ formatted }) => formatted);
  const salary = salaryWords(job.salary);
  return (
    <Part title="Details" edit="Edit details" to={`/jobs/edit/${job.id}?tab=details`}>
      <Fact label="Employment type">{type ? EMPLOYMENT_LABELS[type] : none}</Fact>
      <Fact label="Working mode">{workingModeWords(job)}</Fact>
      {job.office !== 'REMOTE_ONLY' && (
        <Fact label="Sourcing locations">
          {places.length > 0 ? [places.join(', '), radiusWords(requirements)].filter(Boolean).join(', ') : none}
        </Fact>
      )}
      <Fact label="Seniority level">{job.seniorityLevel ? SENIORITY_LABELS[job.seniorityLevel] : none}</Fact>
      <Fact label="Job function">
        <Chips items={job.functions.map((code) => JOB_FUNCTION_LABELS[code])} />
      </Fact>
      <Fact label="Company industry">
        <Chips items={job.industries.map((code) => INDUSTRY_LABELS[code])} />
      </Fact>
      {salary && <Fact label="Annual salary">{salary}</Fact>}
      <Fact label="Company name">{job.companyName || none}</Fact>
      <Fact label="Job description">
        {job.description ? <FormattedText html={job.description} height={240} /> : none}
      </Fact>
    </Part>
  );
}

function Resume({ file }: { file: StoredFile }) {
  const { attempt, busy } = useApiMutation('previewFile');
  const open = async () => {
    const { identifier, originalFilename: filename } = file;
    const answer = await attempt({ params: { identifier }, query: { filename } });
    if (answer) openLink(answer.url);
  };
  return (
    <Button size="s" icon={<FileText className="s" />} loading={busy} onClick={() => void open()}>
      {file.originalFilename}
    </Button>
  );
}

/** A draft may hold what is half typed: that is no link yet. */
const BenchmarkLink = ({ link }: { link: string }) =>
  isWebUrl(link) ? (
    <a className="link cut" href={link} target="_blank" rel="noopener noreferrer">
      {link}
    </a>
  ) : (
    <span className="cut">{link}</span>
  );

function Instructions({ job }: { job: Job }) {
  const { requirements } = job;
  const { benchmarkLinks, benchmarkCvs } = requirements;
  return (
    <Part title="Instructions" edit="Edit instructions" to={`/jobs/edit/${job.id}?tab=instructions`}>
      <Fact label="Years of experience">{yearsWords(requirements.yearsExp)}</Fact>
      <Fact label="Must-have qualifications">
        <Lines items={requirements.mustHaves} />
      </Fact>
      <Fact label="Nice-to-have qualifications">
        <Lines items={requirements.nToHaves} />
      </Fact>
      <Fact label="Benchmark profile links">
        {benchmarkLinks.length === 0 ? none : benchmarkLinks.map((link) => <BenchmarkLink key={link} link={link} />)}
      </Fact>
      <Fact label="Benchmark resumes">
        {benchmarkCvs.length === 0 ? none : benchmarkCvs.map((file) => <Resume key={file.identifier} file={file} />)}
      </Fact>
      <Fact label="Companies to source from">
        <Chips items={companyNames(requirements.whitelistedDomains)} />
      </Fact>
      <Fact label="Companies not to source from">
        <Chips items={companyNames(requirements.blacklistedDomains)} />
      </Fact>
    </Part>
  );
}

/** What a job says of itself and what the sourcers look for (2-jobs, section 2). */
export default function AboutTab({ job }: { job: Job }) {
  const hasDenyLists = useFlag('candidateDenyList');
  return (
    <div className="page">
      <div className="in narrow col g4">
        <Details job={job} />
        {hasDenyLists && <CandidatesNotToSource job={job} />}
        <Instructions job={job} />
      </div>
    </div>
  );
}
