import type { Attempt, Judge } from '../aws/access.ts';
import { ACCOUNT } from '../templates/resolve.ts';
import { holderOf, keyActionsOf } from './encryption.ts';
import { decide, type Question, type Statement } from './policy.ts';
import type { FunctionRole, Permissions } from './roles.ts';

/** The access key of whoever runs the local cloud: the back office, tests, what stands in for AWS itself. It may do everything. */
export const ADMINISTRATOR = 'local';

/** What is true of every call: this machine stands for a connection that is encrypted. */
const CONTEXT = { 'aws:SecureTransport': 'true', 'aws:SourceAccount': ACCOUNT, 'aws:PrincipalAccount': ACCOUNT };

/**
 * Judges every call by the role of the function that signed it, which the access key names, as IAM would: Deny wins; what
 * neither the role nor the resource's own policy allows is refused; and what is encrypted with a key of ours needs that key.
 */
export function createAuthority({ roles, ofResources, encryptionKeys }: Permissions): Judge {
  const byKey = new Map(
    roles.map((role) => [
      role.functionName,
      { role, statements: [...role.statements, ...spokenTo(role, ofResources)] },
    ]),
  );
  const verdicts = new Map<string, string | undefined>();

  const judge = ({ who, action, resource, context }: Attempt): string | undefined => {
    const found = byKey.get(who);
    if (!found) return 'The security token included in the request is invalid.';
    const refusal = refusalOf(found.role, found.statements, { action, resource, context: { ...CONTEXT, ...context } });
    const key = encryptionKeys.get(holderOf(resource));
    if (refusal || !key) return refusal;
    for (const use of keyActionsOf(action)) {
      const keyRefusal = refusalOf(found.role, found.role.statements, { action: use, resource: key, context: CONTEXT });
      if (keyRefusal) return keyRefusal;
    }
    return undefined;
  };

  return (attempt) => {
    if (attempt.who === ADMINISTRATOR) return undefined;
    // Objects have keys without number; everything else is asked again and again.
    if (attempt.action.startsWith('s3:') || attempt.context) return judge(attempt);
    const question = `${attempt.who} ${attempt.action} ${attempt.resource}`;
    if (!verdicts.has(question)) verdicts.set(question, judge(attempt));
    return verdicts.get(question);
  };
}

/** What resources say of everybody or of this role. */
const spokenTo = ({ arn }: FunctionRole, statements: readonly Statement[]) =>
  statements.filter(({ Principal }) => {
    const named = Principal === '*' ? ['*'] : (Principal?.AWS ?? []);
    return named.includes('*') || named.includes(arn);
  });

function refusalOf({ roleName, functionName }: FunctionRole, statements: readonly Statement[], question: Question) {
  const { action, resource } = question;
  const verdict = decide(statements, question);
  if (verdict === 'allowed') return undefined;
  const user = `arn:aws:sts::${ACCOUNT}:assumed-role/${roleName}/${functionName}`;
  const why =
    verdict === 'denied' ? 'with an explicit deny' : `because no identity-based policy allows the ${action} action`;
  return `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ${why}`;
}
