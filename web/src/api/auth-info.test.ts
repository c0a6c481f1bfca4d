import { describe, expect, it } from 'vitest';
import { authInfoOf, namesFrom } from './auth-info.ts';

const aToken = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const named = { given_name: 'Zoë', family_name: 'Ångström' };

describe('who signed in', () => {
  it('has a password with us where no other provider stands behind them', () => {
    expect(authInfoOf(aToken(named)).hasPassword).toBe(true);
    expect(authInfoOf(aToken({ identities: [{ providerType: 'LinkedIn' }] })).hasPassword).toBe(false);
    expect(authInfoOf(aToken({ identities: [{ providerType: 'SAML' }] })).hasPassword).toBe(false);
  });
  it('is greeted by the names that a social provider gives', () => {
    const social = authInfoOf(aToken({ ...named, identities: [{ providerType: 'LinkedIn' }] }));
    expect(namesFrom(social)).toEqual({ firstname: 'Zoë', lastname: 'Ångström' });
  });
  it('is greeted by no name of a SAML directory', () => {
    const saml = authInfoOf(aToken({ ...named, identities: [{ providerType: 'SAML' }] }));
    expect(namesFrom(saml)).toEqual({ firstname: '', lastname: '' });
  });
  it('has no name where the token says none, or cannot be read', () => {
    expect(namesFrom(authInfoOf(aToken({})))).toEqual({ firstname: '', lastname: '' });
    expect(namesFrom(authInfoOf('nonsense'))).toEqual({ firstname: '', lastname: '' });
  });
});
