import { AppError } from '../../../shared/contract/errors.ts';
import { ColumnName, DiscardReason } from '../../../shared/model/funnel.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { CampaignState, Origin } from '../../../shared/model/submission.ts';
import type { Campaign, Head } from './head.ts';

type Choices = 'column' | 'previousColumn' | 'origin' | 'discardReason' | 'campaign';

/** A head by which this version may decide: it has a name for each of its choices. */
export type KnownHead = Omit<Head, Choices> & {
  readonly column: ColumnName;
  readonly previousColumn?: ColumnName | undefined;
  readonly origin: Origin;
  readonly discardReason?: DiscardReason | undefined;
  readonly campaign?: (Omit<Campaign, 'state'> & { readonly state: CampaignState }) | undefined;
};

/** Whether this version may decide by a head. One that a newer version wrote is kept and shown, and nothing else. */
export const isKnown = (head: Head): head is KnownHead =>
  isOneOf(ColumnName, head.column) &&
  isOneOf(Origin, head.origin) &&
  (head.previousColumn === undefined || isOneOf(ColumnName, head.previousColumn)) &&
  (head.discardReason === undefined || isOneOf(DiscardReason, head.discardReason)) &&
  hasKnownState(head.campaign);

/** Whether this version knows how a sequence stands. */
export const hasKnownState = (campaign: Campaign | undefined): boolean =>
  campaign === undefined || isOneOf(CampaignState, campaign.state);

/** Refuses whatever would be decided by a head that a newer version wrote. */
export function requireKnown(head: Head): KnownHead {
  if (!isKnown(head)) throw new AppError('RECORD_NEWER');
  return head;
}

/** The column in which a card is shown: its own, or the last one that is known of a card that is being updated. */
export function shownColumn({ column, previousColumn, contactedAt }: Head): ColumnName {
  const known = [column, previousColumn].find((each) => isOneOf(ColumnName, each));
  if (isOneOf(ColumnName, known)) return known;
  return contactedAt ? 'CONTACTED' : 'NEW';
}

/** Where a profile is shown to come from. Of what is not known it is the one that allows least. */
export const shownOrigin = ({ origin }: Pick<Head, 'origin'>): Origin => (isOneOf(Origin, origin) ? origin : 'crowd');
