import { mayBeOneName } from '../../shared/rules/ats/same-name.ts';
import { foldText } from '../../shared/rules/text/names.ts';
import type { StoredExport } from '../records/ats/export.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { MergeCandidate } from './merge/shapes.ts';
import { nameOf } from './sync-shapes.ts';

/** Who is sent, and what is known of sending them. */
interface Known {
  readonly profile: StoredProfile;
  readonly taken: StoredExport;
}

/** Whoever has their address there is called otherwise: somebody has to say whether it is them. */
export class CalledOtherwise extends Error {
  readonly otherName: string;
  constructor(otherName: string) {
    super('CalledOtherwise');
    this.otherName = otherName;
  }
}

/** Who of these is called as they are, or may be; nobody of another name is them, unless somebody said so. */
export const likest = (some: readonly MergeCandidate[], { profile, taken }: Known) =>
  some.find((one) => hasName(one, profile)) ?? some.find((one) => mayBe(one, { profile, taken }));

export const mayBe = (one: MergeCandidate, { profile, taken }: Known) =>
  mayBeOneName(nameOf(one), fullName(profile)) || (taken.calledThere ? isCalled(one, taken.calledThere) : false);

/** Whether somebody is called as the one who would have been created: whoever has a wrong address is called otherwise. */
export const hasName = (one: MergeCandidate, profile: StoredProfile) => isCalled(one, fullName(profile));
const fullName = ({ candidate: { firstName, lastName } }: StoredProfile) => `${firstName} ${lastName}`;
export const isCalled = (one: MergeCandidate, name: string) =>
  nameOf(one) !== '' && foldText(nameOf(one)) === foldText(name);
