import { LIMITS } from '../../../../../shared/product.ts';
import { isWrongLink, isWrongQualification } from '../../../../../shared/rules/job/job-problems.ts';
import { BenchmarkResumes } from '../fields/benchmark-resumes.tsx';
import { CompanyChips } from '../fields/company-chips.tsx';
import { JobField } from '../fields/job-field.tsx';
import { TextList } from '../fields/text-list.tsx';
import { YearsField } from '../fields/years-field.tsx';

/** What the sourcers look for, and where (2-jobs, section 2). */
export default function InstructionsStep() {
  return (
    <>
      <h3>Candidate Qualifications</h3>
      <YearsField />
      <JobField
        name="requirements.mustHaves"
        label="Must-have qualifications"
        required
        group
        hint={`${LIMITS.mustHavesMin} to ${LIMITS.mustHavesMax}, each up to ${LIMITS.qualification} characters`}
      >
        {({ value, onChange, onBlur }) => (
          <TextList
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            noun="Must-have"
            isWrong={isWrongQualification}
            least={LIMITS.mustHavesMin}
            most={LIMITS.mustHavesMax}
            placeholder="Ex: 3 years with distributed systems"
          />
        )}
      </JobField>
      <JobField
        name="requirements.nToHaves"
        label="Nice-to-have qualifications"
        optional
        group
        hint={`Up to ${LIMITS.niceToHavesMax}, each up to ${LIMITS.qualification} characters`}
      >
        {({ value, onChange, onBlur }) => (
          <TextList
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            noun="Nice-to-have"
            isWrong={isWrongQualification}
            least={1}
            most={LIMITS.niceToHavesMax}
          />
        )}
      </JobField>
      <h3>Benchmark profiles</h3>
      <JobField name="requirements.benchmarkLinks" label="Links to profiles like the one you look for" optional group>
        {({ value, onChange, onBlur }) => (
          <TextList
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            noun="Link"
            isWrong={isWrongLink}
            type="url"
            least={1}
            most={LIMITS.benchmarks}
            placeholder="https://"
          />
        )}
      </JobField>
      <BenchmarkResumes />
      <h3>Company Priorities &amp; Restrictions</h3>
      <CompanyChips list="whitelistedDomains" />
      <CompanyChips list="blacklistedDomains" />
    </>
  );
}
