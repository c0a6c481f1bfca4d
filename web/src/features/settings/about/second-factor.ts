import { PRODUCT } from '../../../../../shared/product.ts';
import { callCognito } from '../../../api/cognito.ts';
import { openPoolAccess } from '../../../api/pool-access.ts';
import { noteSecurityChange } from './note-security-change.ts';

/** Whether the person is asked for a code of their app when they sign in. */
export async function isAsked(): Promise<boolean> {
  const user = await callCognito<{ UserMFASettingList?: string[] }>('GetUser', {
    AccessToken: await openPoolAccess(),
  });
  return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
}

/** The secret that a new app is set up with. */
export async function newSecret(): Promise<string> {
  const AccessToken = await openPoolAccess();
  return (await callCognito<{ SecretCode: string }>('AssociateSoftwareToken', { AccessToken })).SecretCode;
}

/** Proves the new app by a code of it, and asks for one from now on. */
export async function turnOn(code: string): Promise<void> {
  const AccessToken = await openPoolAccess();
  await callCognito('VerifySoftwareToken', { AccessToken, UserCode: code, FriendlyDeviceName: 'App' });
  await callCognito('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
  });
  void noteSecurityChange('TWO_STEP_ON');
}

export async function turnOff(): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
  await callCognito('SetUserMFAPreference', { AccessToken: await openPoolAccess(), SoftwareTokenMfaSettings });
  void noteSecurityChange('TWO_STEP_OFF');
}

/** What an app reads from the square: whose codes, where for, and the secret. */
export const addressOf = (secret: string, email: string): string => {
  const label = encodeURIComponent(`${PRODUCT.name}:${email}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: PRODUCT.name })}`;
};
