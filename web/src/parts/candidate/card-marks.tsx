import Ban from 'lucide-react/icons/ban';
import Bot from 'lucide-react/icons/bot';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { createContext, useContext } from 'react';
import type { CompanyEntry } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { isFromExcluded } from '../../../../shared/rules/sourcing/delivery.ts';

type Marked = Pick<Card, 'isAutoContact' | 'isSourcerTrial' | 'fromCompanyNotToSourceFrom' | 'currentEmployer'>;

const MARKS = [
  { of: 'isAutoContact', Icon: Bot, words: 'Contacted by auto-contact' },
  { of: 'isSourcerTrial', Icon: FlaskConical, words: 'Sourced on trial' },
  { of: 'fromCompanyNotToSourceFrom', Icon: Ban, words: 'From a company not to source from' },
] as const;

/** The companies that the job of the cards is not to be sourced from. */
export const ExcludedCompanies = createContext<readonly CompanyEntry[]>([]);

/** Whether somebody works at one of them: the list may have changed since they were compared with the job. */
export const useIsFromExcluded = (card: Marked): boolean => isFromExcluded(card, useContext(ExcludedCompanies));

/** What one must know of somebody before opening them. Most have no marks, and need no room for them. */
export function useMarks(card: Marked): readonly (typeof MARKS)[number]['of'][] {
  const shown = { ...card, fromCompanyNotToSourceFrom: useIsFromExcluded(card) };
  return MARKS.filter(({ of }) => shown[of]).map(({ of }) => of);
}

/** Each as an icon with its words. */
export const CardMarks = ({ marks }: { marks: ReturnType<typeof useMarks> }) =>
  MARKS.map(
    ({ of, Icon, words }) =>
      marks.includes(of) && <Icon key={of} className="s" role="img" aria-label={words} data-mark={of} />,
  );
