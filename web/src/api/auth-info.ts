import { claimsIn } from './token.ts';

/** Another provider that somebody signs in through. */
interface Identity {
  readonly provider: string;
  readonly isSocial: boolean;
}

/** What the user pool says of who signed in (1-product, section 3). */
export interface AuthInfo {
  readonly firstname: string;
  readonly lastname: string;
  /** They sign in through their company's own directory, whose names are no names to greet with. */
  readonly isSaml: boolean;
  /** They have a password with us, and no other way in. */
  readonly hasPassword: boolean;
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '');

/** Reads an id token. Whoever came through another provider has `identities`. */
export function authInfoOf(idToken: string): AuthInfo {
  const { given_name, family_name, identities } = claimsIn(idToken);
  const through = identitiesIn(identities);
  return {
    firstname: textOf(given_name),
    lastname: textOf(family_name),
    isSaml: through.some(({ provider }) => provider === 'SAML'),
    hasPassword: !through.some(({ provider, isSocial }) => isSocial || provider === 'SAML'),
  };
}

const identitiesIn = (claim: unknown): Identity[] =>
  (Array.isArray(claim) ? claim : []).map(({ providerType }: { providerType?: unknown }) => {
    const provider = String(providerType).toUpperCase();
    return { provider, isSocial: provider !== 'SAML' };
  });

/** The names to begin a form with: those of the directory are left out for SAML (1-product, section 3). */
export const namesFrom = ({ isSaml, firstname, lastname }: AuthInfo) =>
  isSaml ? { firstname: '', lastname: '' } : { firstname, lastname };
