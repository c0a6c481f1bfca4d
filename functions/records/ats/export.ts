import * as z from 'zod';
import { Instant, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import {
  type Action,
  type Change,
  deleteItem,
  getItem,
  IF_THERE,
  setting,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';

/** What a teammate said of whoever has their address there: that it is them, or somebody else. It holds for that address. */
const SaidOfOther = z.object({ name: z.string(), email: z.string(), isThem: z.boolean(), at: Instant, by: UserId });
export type SaidOfOther = z.infer<typeof SaidOfOther>;

/** Who somebody is in an ATS, beside the ids that Merge gives: `ref` is what it calls their application. */
const There = z.object({
  emails: z.array(z.string()),
  name: z.string(),
  remoteId: z.string().optional(),
  ref: z.string().optional(),
});

/**
 * Item EXPORT: what is known of sending a candidate to the ATS. What was created there before something failed stands here, so that
 * it is not created twice. `claimedUntil`: until then one worker has it, and no other.
 */
export const StoredExport = asStored(
  z.object({
    /** The address by which they are sent, and whether somebody wrote it for that: such a one stays, whichever are known. */
    email: z.string().optional(),
    isWritten: z.boolean().optional(),
    /** When the try began that set about giving them their resume, or is under way: what they were given since then may be of this. */
    begunAt: Instant.optional(),
    /** The job in Merge whose ids these are: it has another once the ATS is connected anew, and so have they. */
    of: z.string().optional(),
    candidateId: z.string().optional(),
    attachmentId: z.string().optional(),
    applicationId: z.string().optional(),
    /** The address by which they were created there; absent where they were there before. */
    createdAs: z.string().optional(),
    /** By which other addresses they were to be sent before, of whom nobody knows whether they were created. */
    triedAs: z.array(z.string()).optional(),
    /** What somebody is called there who has their address and may be somebody else; and by which such name somebody said that it is them. */
    otherName: z.string().optional(),
    calledThere: z.string().optional(),
    said: z.array(SaidOfOther).optional(),
    /** Whom they were taken for there by an address that was not theirs. */
    left: z.string().optional(),
    claimedUntil: Instant.optional(),
    /** What the ATS said the last time that it did not work. */
    why: z.string().optional(),
    /** Who they were there the last time that they were looked for: by that they are found where another account has them. */
    there: There.optional(),
    /** By which wrong addresses records of theirs stay there: each is said in the note of every try that follows. */
    leftAs: z.array(z.string()).optional(),
    /** What of it did not go there, though the rest did. */
    note: z.string().optional(),
  }),
);
export type StoredExport = z.infer<typeof StoredExport>;

/** Whether a run has it. */
export const isUnderWay = ({ claimedUntil }: StoredExport, at: Date): boolean =>
  claimedUntil !== undefined && claimedUntil >= at.toISOString();

/** Who somebody is by now on a job of Merge's: of another account of the ATS it is another one, and so are the ids. */
export interface Found {
  readonly of: string;
  readonly candidateId: string | null;
  readonly applicationId: string;
  readonly there: NonNullable<StoredExport['there']>;
}

type Whose = Pick<Head, 'accountId' | 'id'>;
const CREATED = ['candidateId', 'attachmentId', 'applicationId', 'createdAs', 'leftAs', 'note', 'otherName'] as const;
/** The same of them alone: records that they left behind stay. */
const OF_THEM = CREATED.filter((name) => name !== 'leftAs');
export type Progress = Partial<Pick<StoredExport, (typeof CREATED)[number] | 'begunAt' | 'of' | 'why' | 'calledThere'>>;

interface Claim {
  readonly at: Date;
  readonly until: Date;
  /** By which address they are sent, as far as one is kept of them. */
  readonly address: (earlier?: StoredExport) => string | undefined;
}

const ifMine = (until: Date) => ({ when: 'claimedUntil = :until', values: { ':until': until.toISOString() } });

/** How many addresses of before are remembered. */
const MOST_TRIED = 5;

/** An address by which somebody is sent from now on. */
export interface SendBy {
  readonly email: string;
  readonly isWritten?: boolean;
  /** As whom they arrived by the earlier one, where nothing else says that. */
  readonly foundAs?: string | null | undefined;
}

/**
 * Another address by which somebody is sent. Who was created by the earlier one stays who they are, also where the answer that they were
 * never came: so it is remembered. Who was only found by it is left: it is them where they are called so, and else somebody else.
 */
function readdressed(earlier: StoredExport | undefined, { email, isWritten = false, foundAs }: SendBy): Change {
  const { createdAs, triedAs = [], email: before, candidateId } = earlier ?? {};
  const isKept = createdAs !== undefined || before === email;
  const tried = isKept || !before ? triedAs : [...triedAs.filter((one) => one !== before), before];
  const left = isKept ? undefined : (candidateId ?? foundAs);
  const { change, ...terms } = setting({
    email,
    ...(isWritten && { isWritten }),
    ...(tried.length > 0 && { triedAs: tried.slice(-MOST_TRIED) }),
    ...(left && { left }),
  });
  const over = [
    ...(isKept ? ['note', 'otherName'] : [...OF_THEM, 'there']),
    'why',
    'calledThere',
    ...(isWritten ? [] : ['isWritten']),
  ];
  return { ...terms, change: `${change} REMOVE ${over.join(', ')}` };
}

/** Another address with the head that says that they are sent by it. */
export const exportChange =
  ({ accountId, id }: Whose, earlier: StoredExport | undefined, by: SendBy) =>
  (table: Table): Action =>
    updateAction(table, keys.export(accountId, id), readdressed(earlier, by));

/** Somebody who is gone from there is created anew: whatever was created before is of nobody, but what they left behind. */
export const exportForgotten =
  ({ accountId, id }: Whose) =>
  (table: Table): Action =>
    updateAction(table, keys.export(accountId, id), {
      change: `REMOVE ${[...OF_THEM, 'triedAs', 'why', 'calledThere'].join(', ')}`,
    });

/** Somebody is sent anew: the reason for which they were not is of the try before. It may be said who it is that has their address there. */
export const exportAnew =
  ({ accountId, id }: Whose, said?: SaidOfOther) =>
  (table: Table): Action => {
    const key = keys.export(accountId, id);
    if (!said) return updateAction(table, key, { change: 'REMOVE why, otherName' });
    const { name, isThem } = said;
    return updateAction(table, key, {
      change: `SET said = list_append(if_not_exists(said, :none), :said)${isThem ? ', calledThere = :name' : ''} REMOVE why, otherName${isThem ? '' : ', calledThere'}`,
      values: { ':none': [], ':said': [said], ...(isThem && { ':name': name }) },
    });
  };

/**
 * Nobody has it any more, with what came of it: whatever was created for another job of Merge's is gone from it, and when it was begun
 * where nobody set about giving them their resume.
 */
function released(done: Progress) {
  const { change, values, names } = setting({ why: '', ...done });
  const gone = done.of ? CREATED.filter((name) => done[name] === undefined) : [];
  return {
    change: `${change} REMOVE ${['claimedUntil', ...gone, ...(done.begunAt ? [] : ['begunAt'])].join(', ')}`,
    ...(values && { values }),
    ...(names && { names }),
  };
}

/** Whoever was deleted as a run of theirs began has nothing left: for the queue alone, as the API may delete nothing. */
export const createForgetExport =
  (table: Table) =>
  async ({ accountId, id }: Whose): Promise<void> => {
    await deleteItem(table, keys.export(accountId, id));
  };
export type ForgetExport = ReturnType<typeof createForgetExport>;

/** What is known of exports, while they are under way. */
export const createExportStore = (table: Table) => ({
  async find(
    { accountId, id }: Whose,
    options: { readonly strongly?: boolean } = {},
  ): Promise<StoredExport | undefined> {
    const item = await getItem(table, keys.export(accountId, id), options);
    return item && parseItem(StoredExport, item);
  },

  /**
   * Takes an export, so that nobody else does meanwhile; undefined where somebody has it. One whose worker was killed is free again
   * after so long that the ATS shows what was created. It says by which address they are sent: a write more where that is another one,
   * and none where they have none any more.
   */
  async claim({ accountId, id }: Whose, { at, until, address }: Claim): Promise<StoredExport | undefined> {
    const key = keys.export(accountId, id);
    const known = address();
    const item = await updateItem(table, key, {
      change: `SET claimedUntil = :until, begunAt = if_not_exists(begunAt, :at)${known ? ', email = if_not_exists(email, :known)' : ''}`,
      values: { ':until': until.toISOString(), ...(known && { ':known': known }) },
      if: {
        when: 'attribute_not_exists(claimedUntil) OR claimedUntil < :at',
        values: { ':at': at.toISOString() },
      },
    });
    const taken = item && parseItem(StoredExport, item);
    const email = address(taken);
    if (!taken || email === taken.email) return taken;
    if (!email) return { ...taken, email: undefined };
    const other = await updateItem(table, key, { ...readdressed(taken, { email }), if: ifMine(until) });
    return other && parseItem(StoredExport, other);
  },

  /** It goes on with another job of Merge's, where nothing was created yet: a write in the first try after another account is connected. */
  async beginAnew({ accountId, id }: Whose, { at, until, of }: Pick<Claim, 'at' | 'until'> & { readonly of: string }) {
    const { change, ...terms } = setting({ of, begunAt: at.toISOString() });
    const anew = { ...terms, change: `${change} REMOVE ${CREATED.join(', ')}` };
    await updateItem(table, keys.export(accountId, id), { ...anew, if: ifMine(until) });
  },

  /** Why somebody waits who could not be sent: another reason than the one that was written with it. */
  async say({ accountId, id }: Whose, why: string): Promise<void> {
    const { change, names, values } = setting({ why });
    await updateItem(table, keys.export(accountId, id), {
      ...{ change, names, values },
      if: { when: 'attribute_exists(pk) AND #why <> :why AND attribute_not_exists(claimedUntil)' },
    });
  },

  /** Who somebody is there, before the copy that says it is deleted. */
  async noteThere({ accountId, id }: Whose, there: NonNullable<StoredExport['there']>): Promise<void> {
    await updateItem(table, keys.export(accountId, id), { ...setting({ there }), if: IF_THERE });
  },

  /** Who somebody is by now who arrived; nothing where they are sent anew meanwhile, or deleted for good. */
  async noteFound({ accountId, id }: Whose, { of, candidateId, applicationId, there }: Found): Promise<void> {
    const { change, ...terms } = setting({ of, applicationId, there, ...(candidateId && { candidateId }) });
    await updateItem(table, keys.export(accountId, id), {
      ...{ ...terms, change: `${change} REMOVE attachmentId${candidateId ? '' : ', candidateId'}` },
      if: { when: 'attribute_exists(pk) AND attribute_not_exists(claimedUntil)' },
    });
  },

  /** Lets go of it, with what came of it, where nobody else has it since this claim: it may have been free again meanwhile. */
  async release({ accountId, id }: Whose, until: Date, done: Progress): Promise<void> {
    await updateItem(table, keys.export(accountId, id), { ...released(done), if: ifMine(until) });
  },
});
export type ExportStore = ReturnType<typeof createExportStore>;
