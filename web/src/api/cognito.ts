import { cognitoUrl, readConfig } from './config.ts';
import { networkProblem } from './problem.ts';

/** What the user pool refused, by its own name, such as `CodeMismatchException`. */
export class PoolRefusal extends Error {
  override name = 'PoolRefusal';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Asks the user pool, and answers as it does. */
export const askCognito = async (action: string, body: object): Promise<Response> => {
  const url = cognitoUrl(await readConfig());
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
  };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true });
};

interface Refused {
  readonly __type?: string;
  readonly message?: string;
}

/** Asks the user pool for something; throws `PoolRefusal` where it says no, and `ApiError` where it does not answer. */
export const callCognito = async <T = unknown>(action: string, body: object): Promise<T> => {
  const { userPoolClientId: ClientId } = await readConfig();
  const response = await askCognito(action, { ClientId, ...body }).catch(() => undefined);
  if (!response || response.status >= 500) throw networkProblem(navigator.onLine ? 'NO_RESPONSE' : 'OFFLINE');
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : {};
  if (response.ok) return answer as T;
  const { __type = '', message = '' } = answer as Refused;
  throw new PoolRefusal(__type.split('#').at(-1) ?? '', message);
};
