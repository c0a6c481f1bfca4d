import * as z from 'zod';
import { AppError } from '../../shared/contract/errors.ts';
import type { twoStepRoutes } from '../../shared/contract/two-step.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import type { Api } from '../platform/http.ts';
import { subOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AuditDeps } from './audit.ts';
import { type MailDeps, mailSecurity } from './invite.ts';
import { ask, createPoolProof, WITH_TOKEN } from './pool-proof.ts';
import { notingSecurity } from './security-notes.ts';
import { onlyOneself } from './sessions.ts';

const Described = z.object({ UserMFASettingList: z.array(z.string()).optional() });
const Associated = z.object({ SecretCode: z.string() });

export interface TwoStepDeps {
  readonly twoStep: ReturnType<typeof createTwoStep>;
  readonly now: () => Date;
  readonly mail: MailDeps;
}

/** The app for codes that a person has at the user pool. Each change of it begins with their password. */
export function createTwoStep(UserPoolId: string, clientId: string) {
  const proof = createPoolProof(UserPoolId, clientId);
  const prefer = (user: UserId, isOn: boolean) =>
    ask('AdminSetUserMFAPreference', {
      ...{ UserPoolId, Username: subOf(user) },
      SoftwareTokenMfaSettings: { Enabled: isOn, PreferredMfa: isOn },
    });
  const tokensWithoutCode = async (user: UserId, password: string) => {
    const proved = await proof.begin(user, password);
    if ('challenge' in proved) throw new AppError('TWO_STEP_ON');
    return proved.tokens;
  };

  return {
    async isOn(user: UserId): Promise<boolean> {
      const { UserMFASettingList = [] } = Described.parse(
        await ask('AdminGetUser', { UserPoolId, Username: subOf(user) }),
      );
      return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA');
    },

    /** The secret that an app is set up with; the one before is worth nothing any more. */
    async newApp(user: UserId, password: string): Promise<string> {
      const tokens = await tokensWithoutCode(user, password);
      return proof.using(tokens, async (AccessToken) => {
        const { SecretCode } = Associated.parse(await ask('AssociateSoftwareToken', { AccessToken }, WITH_TOKEN));
        return SecretCode;
      });
    },

    /** Proves the new app by a code of it, and asks for one from now on. */
    async turnOn(user: UserId, password: string, code: string): Promise<true> {
      const tokens = await tokensWithoutCode(user, password);
      const named = { UserCode: code, FriendlyDeviceName: 'App' };
      await proof.using(tokens, (AccessToken) => ask('VerifySoftwareToken', { AccessToken, ...named }, WITH_TOKEN));
      await prefer(user, true);
      return true;
    },

    /** Asks for no code any more, once one has come. Where none was asked for that stays so: false. */
    async turnOff(user: UserId, password: string, code: string): Promise<boolean> {
      const proved = await proof.begin(user, password);
      const tokens = 'challenge' in proved ? await proof.proveCode(user, proved.challenge, code) : proved.tokens;
      await proof.using(tokens, () => prefer(user, false));
      return 'challenge' in proved;
    },
  };
}

/** The use cases of two-step sign-in. */
export const createTwoStepApi = ({
  twoStep,
  ...deps
}: TwoStepDeps & Pick<AuditDeps, 'auditLog'>): Api<typeof twoStepRoutes> => {
  const note = notingSecurity(deps);

  return {
    async getTwoStep({ actor, params }) {
      onlyOneself(actor, params.id);
      return { isOn: await twoStep.isOn(actor.userId) };
    },

    async newTwoStepApp({ actor, params, body }) {
      onlyOneself(actor, params.id);
      return { secret: await twoStep.newApp(actor.userId, body.password) };
    },

    async saveTwoStep({ actor, params, body: { isOn, password, code } }) {
      onlyOneself(actor, params.id);
      if (!(await (isOn ? twoStep.turnOn : twoStep.turnOff)(actor.userId, password, code))) return { isOn };
      const what = isOn ? SECURITY_WORDS.twoStepOn : SECURITY_WORDS.twoStepOff;
      await note(actor, what);
      // It is done, whether or not the mail of it leaves.
      await mailSecurity(deps.mail, actor.email, what).catch((error: unknown) =>
        log.error('Somebody was not told what changed of their sign-in', error),
      );
      return { isOn };
    },
  };
};
