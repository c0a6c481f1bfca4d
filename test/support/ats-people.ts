import { add, apply, type Content, change, type Thing } from '../../scripts/local/merge/ats-content.ts';

/** Somebody who was sent, and who the ATS itself says they are by now: of two who are one the one that stays. */
export interface SentThere {
  readonly id: `sub_${string}`;
  /** What the ATS calls them, under whichever id Merge has them. */
  remoteId: string;
  /** Whether all was read since they were given another address, or became somebody else. */
  isKnown: boolean;
  /** Whether they stand on the job by an application that was not read yet. */
  isNew?: boolean;
  /** Nothing was read of them yet in the account that is connected now. */
  isUnread?: boolean;
}

const withAddress = (content: Content, email: string) =>
  content.candidates.filter(({ email_addresses: all }) => JSON.stringify(all).includes(`"${email}"`));

/** Whoever has an address there. */
export function whoHas(content: Content, email: string): Thing {
  const [one, ...more] = withAddress(content, email);
  if (!one || more.length > 0) throw new Error(`${more.length + (one ? 1 : 0)} have ${email}`);
  return one;
}

const whoIs = (content: Content, { remoteId }: SentThere) =>
  content.candidates.find((one) => one.remote_id === remoteId)!;
const placesOf = (content: Content, who: Thing, job: Thing) =>
  content.applications.filter((one) => one.candidate === who.id && one.job === job.id);

/** Whether somebody stands on a job of the ATS, whoever they are by now. */
export function standsThere(content: Content, one: SentThere, job: Thing): boolean {
  const who = whoIs(content, one);
  return !who.remote_was_deleted && placesOf(content, who, job).some((place) => !place.remote_was_deleted);
}

interface Happening {
  readonly content: Content;
  readonly job: Thing;
  readonly all: readonly SentThere[];
  readonly at: Date;
  readonly roll: () => number;
}

/** Something happens to somebody in the ATS: they are given another address, become one with somebody, are deleted, restored, or apply again. */
export function happens(one: SentThere, { content, job, all, at, roll }: Happening): string {
  const who = whoIs(content, one);
  const places = placesOf(content, who, job);
  const name = `${one.id}.${content.candidates.length}.${Math.floor(roll() * 1e6)}`;
  if (who.remote_was_deleted) {
    if (roll() < 0.4) return 'nothing';
    change(who, at, { remote_was_deleted: false });
    return 'restored';
  }
  if (places.every((place) => place.remote_was_deleted)) {
    if (roll() < 0.4) return 'nothing';
    if (roll() < 0.5 || !one.isKnown) {
      for (const place of places) change(place, at, { remote_was_deleted: false });
      return 'put back on the job';
    }
    apply(content, at, { candidate: who.id, job: job.id });
    for (const other of all.filter(({ remoteId }) => remoteId === one.remoteId)) other.isNew = true;
    return 'applied again';
  }
  // What nobody has read of them yet cannot be known of them under another name.
  if (one.isNew) return 'nothing';
  const what = roll();
  if (what < 0.25) {
    for (const other of all.filter(({ remoteId }) => remoteId === one.remoteId)) other.isKnown = false;
    change(who, at, { email_addresses: [{ value: `${name}@home.example`, email_address_type: 'PERSONAL' }] });
    return 'renamed';
  }
  if (what < 0.55) return becomesOneWith(one, { content, job, all, at, roll }, name);
  if (what < 0.7) {
    change(who, at, { remote_was_deleted: true });
    return 'deleted';
  }
  if (what < 0.85) {
    for (const place of places) change(place, at, { remote_was_deleted: true });
    return 'taken off the job';
  }
  return 'nothing';
}

/** All that is of them goes to somebody else, who may stand on the job too, and may have their addresses from then on. */
function becomesOneWith(one: SentThere, { content, job, all, at, roll }: Happening, name: string): string {
  const who = whoIs(content, one);
  const others = all
    // Nothing tells who they are by now who were off the job before anything was read of that, or the account was connected.
    .filter((other) => (other.isKnown && !other.isUnread) || standsThere(content, other, job))
    .map((other) => whoIs(content, other))
    .filter((other) => other !== who && !other.remote_was_deleted);
  const stays =
    (roll() < 0.4 && others[Math.floor(roll() * others.length)]) ||
    add(content, 'candidates', at, {
      // Where somebody was taken out others may be counted alike.
      remote_id: `new-${name}`,
      ...{
        first_name: 'Sasha',
        last_name: name,
        applications: [],
        attachments: [],
        can_email: true,
        is_private: false,
      },
      email_addresses: [{ value: `${name}@work.example`, email_address_type: 'WORK' }],
    });
  if (roll() < 0.3) apply(content, at, { candidate: stays.id, job: job.id });
  for (const place of content.applications) if (place.candidate === who.id) change(place, at, { candidate: stays.id });
  const both = [...(stays.email_addresses as object[]), ...(who.email_addresses as object[])];
  change(stays, at, roll() < 0.5 ? { email_addresses: both } : {});
  if (roll() < 0.5) content.candidates.splice(content.candidates.indexOf(who), 1);
  else change(who, at, { remote_was_deleted: true });
  for (const other of all) {
    if (other.remoteId === stays.remote_id) other.isNew = true;
    if (other.remoteId === who.remote_id) Object.assign(other, { remoteId: stays.remote_id });
    if (other.remoteId === stays.remote_id) other.isKnown = false;
  }
  return 'merged';
}
