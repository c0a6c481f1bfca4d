import type { Head } from '../submission/head.ts';
import type { StoredAtsLink } from './stored-ats.ts';

type Link = Pick<StoredAtsLink, 'roundAt' | 'linkedAt'>;

/** Since when the ids in an ATS are those of today: they stay where it lets us in again. */
export const roundBegan = ({ roundAt, linkedAt }: Link): string => roundAt ?? linkedAt;

/** As whom somebody arrived in the copy of today, also before the same account was connected again. */
export const arrivedAs = ({ ats }: Pick<Head, 'ats'>, link: Link): string | undefined =>
  ats?.sentAt && ats.sentAt >= roundBegan(link) ? ats.candidateId : undefined;
