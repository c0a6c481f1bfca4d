import type { JobId } from '../../shared/model/ids.ts';
import type { Location } from '../../shared/model/job.ts';
import { isWebUrl } from '../../shared/rules/text/web-url.ts';
import type { OpenJob } from '../records/job/open-job.ts';

const TYPES: Readonly<Record<string, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACTOR: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
  VOLUNTEER: 'VOLUNTEER',
  INTERN: 'INTERN',
  PER_DIEM: 'PER_DIEM',
};

/** A job as search engines read it: schema.org's JobPosting, with nothing that the page does not say. */
export function jobPosting(id: JobId, job: OpenJob): Record<string, unknown> {
  const { title, companyName, companyLogo, description, location, office, salary, postedAt } = job;
  const [type] = job.employmentType;
  const isRemote = office === 'REMOTE_ONLY';
  const { remoteType, srcLocation = [] } = job.remoteFrom ?? {};
  const from = remoteType === 'SPECIFIC_LOCATIONS' ? srcLocation : [];
  const address = location && {
    '@type': 'PostalAddress',
    ...(location.city && { addressLocality: location.city }),
    ...(location.state && { addressRegion: location.state }),
    ...(location.country && { addressCountry: location.country }),
    ...(!location.city && { addressLocality: location.formatted }),
  };
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: postedAt.slice(0, 10),
    identifier: { '@type': 'PropertyValue', name: companyName, value: id },
    hiringOrganization: {
      '@type': 'Organization',
      name: companyName,
      ...(companyLogo && isWebUrl(companyLogo) && { logo: companyLogo }),
    },
    ...(type && { employmentType: TYPES[type] ?? 'OTHER' }),
    directApply: true,
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(from.length > 0 && { applicantLocationRequirements: from.map(areaOf) }),
    ...(address && !isRemote && { jobLocation: { '@type': 'Place', address } }),
    ...(salary && { baseSalary: salaryOf(salary) }),
  };
}

const areaOf = ({ city, state, country, formatted }: Location) => ({
  '@type': city ? 'City' : state ? 'State' : country ? 'Country' : 'AdministrativeArea',
  name: formatted,
});

const salaryOf = ({ min, max, currency }: NonNullable<OpenJob['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(min !== null && { minValue: min }),
    ...(max !== null && { maxValue: max }),
    unitText: 'YEAR',
  },
});
