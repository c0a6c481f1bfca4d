import type { AtsStatus } from '../../../../../shared/contract/ats.ts';
import { TIMES } from '../../../../../shared/product.ts';

/** How long until it is asked again how an imported job stands in the ATS: soon while it is looked for or nothing is connected that lets us in. */
export function statusPause(status: Pick<AtsStatus, 'atsName' | 'job' | 'state'> | undefined): number {
  if (status?.job === 'AWAITED') return TIMES.atsFirstPoll;
  return status?.atsName && status.state !== 'RELINK' ? TIMES.atsStatusPoll : TIMES.atsPoll;
}
